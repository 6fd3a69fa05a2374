import Foundation

/// Actions of gestures are sent by the application, so that programs can override this.
extension UIGestureRecognizer: ActionSender {
  func sendThroughApplication(_ action: Selector, to target: AnyObject?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
