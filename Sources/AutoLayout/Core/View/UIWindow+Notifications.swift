import Foundation

extension UIWindow {
  /// The notification that a window has become visible. The object is the window.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The notification that a window has become hidden. The object is the window.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// The notification that a window has become the key window. The object is the window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// The notification that another window has become the key window. The object is the window that
  /// was the key window before.
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  /// Posts that the window has become visible or hidden.
  func announceVisibility() {
    NotificationCenter.default.post(
      name: isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
      object: self)
  }

  /// Notifies the window and posts that it was shown as the key window in place of another one.
  func announceKey(after former: UIWindow?) {
    guard former !== self else { return }
    let center = NotificationCenter.default
    if let former {
      former.resignKey()
      center.post(name: Self.didResignKeyNotification, object: former)
    }
    becomeKey()
    center.post(name: Self.didBecomeKeyNotification, object: self)
  }
}
