extension UIAccessibilityCustomAction {
  /// Performs the action, as an assistive program does. Returns true if it was performed. It is not
  /// part of UIKit.
  @discardableResult
  public func performAction() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return target.map { TargetAction.dispatch(selector, to: $0, with: self) } ?? false
  }
}
