import Foundation

extension UIBarButtonItem {
  /// Taps the item in place of the user: calls the closure of the primary action, or else sends the
  /// action to the target, or without a target to the first responder that implements it. Does
  /// nothing if the item is disabled.
  public func tap() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.handler(primaryAction)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}
