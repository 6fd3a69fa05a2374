import Foundation

/// A change from one controller to another that a storyboard describes.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that programs ask for; nil where the document gives none.
  public let identifier: String?
  /// The controller that is left or covered.
  public let source: UIViewController
  /// The controller that shows after it.
  public let destination: UIViewController
  /// Performs the segue.
  private let action: () -> Void

  /// Makes a segue that does `performHandler`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void = {}
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    action = performHandler
  }

  /// Makes the destination show.
  open func perform() { action() }
}

/// What knows the segues of a controller's storyboard.
@preconcurrency @MainActor
package protocol SegueSource: AnyObject {
  /// The segue of an identifier, with a new destination; nil where there is none.
  func segue(withIdentifier identifier: String, from source: UIViewController)
    -> UIStoryboardSegue?
}

extension UIViewController {
  /// Does what the segue of an identifier says.
  ///
  /// Raises `NSInvalidArgumentException` where the controller's storyboard has no such segue.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = segueSource?.segue(withIdentifier: identifier, from: self) else {
      LayoutException.raise(
        LayoutException.invalidArgument,
        "Receiver (\(self)) has no segue with identifier '\(identifier)'")
      return
    }
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
