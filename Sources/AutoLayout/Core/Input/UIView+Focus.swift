import Foundation

extension UIResponder: @MainActor UIFocusEnvironment {}

extension UIView: @MainActor UIFocusItem {}

extension UIFocusUpdateContext {
  /// The view that was focused, if any.
  public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that is focused next, if any.
  public var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
