import Foundation

extension UIResponder: @MainActor UIFocusEnvironment {}

extension UIView: @MainActor UIFocusItem {}

extension UIFocusUpdateContext {
  /// The view that was focused, or nil.
  public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that is focused next, or nil.
  public var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
