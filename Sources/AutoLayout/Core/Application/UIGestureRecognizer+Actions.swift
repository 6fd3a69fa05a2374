import Foundation

/// Actions of gestures go through the application, so that programs can override how it sends them.
extension UIGestureRecognizer: ActionSender {
  func sendThroughApplication(_ action: Selector, to target: AnyObject?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
