import Foundation

/// A transition between two controllers that a storyboard describes.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue, or nil if the document has none.
  public let identifier: String?
  /// The controller from which the segue starts.
  public let source: UIViewController
  /// The controller that is visible after the segue.
  public let destination: UIViewController
  /// Performs the segue.
  private let action: () -> Void

  /// Creates a segue that calls `performHandler`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void = {}
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    action = performHandler
  }

  /// Shows the destination.
  open func perform() { action() }
}

/// Methods that provide the segues of a controller's storyboard.
@preconcurrency @MainActor
package protocol SegueSource: AnyObject {
  /// Returns the segue of an identifier, with a new destination, or nil if there is none.
  func segue(withIdentifier identifier: String, from source: UIViewController)
    -> UIStoryboardSegue?
}

extension UIViewController {
  /// Performs the segue of an identifier.
  ///
  /// Raises `NSInvalidArgumentException` if the controller's storyboard has no such segue.
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
