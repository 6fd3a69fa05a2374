import Foundation

/// A transition between two controllers that a storyboard describes.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue, or `nil` if the document does not specify one.
  open private(set) var identifier: String?
  /// The controller from which the segue starts.
  open private(set) var source: UIViewController
  /// The controller that is visible after the segue.
  open private(set) var destination: UIViewController
  /// The closure that performs the segue, or `nil` for a segue whose class does so.
  package var action: (() -> Void)?

  /// Creates a segue that does nothing. Subclasses override `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue that calls `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = performHandler
  }

  /// Shows the destination. Does nothing for a segue without a handler, unless its class overrides
  /// the method.
  open func perform() { action?() }
}

// UIView+Creation.swift explains the declarations.
extension UIStoryboardSegue {
  @_silgen_name("AutoLayout_UIStoryboardSegue_create")
  convenience init(
    createdWith identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) { self.init(identifier: identifier, source: source, destination: destination) }

  @_silgen_name("AutoLayout_UIStoryboardSegue_create")
  private static func create(
    _ identifier: __owned String?, _ source: __owned UIViewController,
    _ destination: __owned UIViewController
  ) -> UIStoryboardSegue

  /// Creates a segue of a class with `init(identifier:source:destination:)`.
  package static func make(
    _ segueClass: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue { segueClass.create(identifier, source, destination) }
}

/// Methods that provide the segues of a controller's storyboard.
@preconcurrency @MainActor
package protocol SegueSource: AnyObject {
  /// The storyboard that contains the segues.
  var storyboard: UIStoryboard? { get }
  /// Prepares and performs the segue with an identifier, with a new destination. Returns `false` if
  /// there is no such segue.
  func performSegue(withIdentifier identifier: String, from source: UIViewController, sender: Any?)
    -> Bool
}

extension UIViewController {
  /// Performs the segue with an identifier, or raises an exception if there is none.
  func performStoryboardSegue(withIdentifier identifier: String, sender: Any?) {
    guard
      segueSource?.performSegue(withIdentifier: identifier, from: self, sender: sender) == true
    else {
      LayoutException.raise(
        LayoutException.invalidArgument,
        "Receiver (\(self)) has no segue with identifier '\(identifier)'")
      return
    }
  }
}
