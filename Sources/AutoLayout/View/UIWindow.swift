import Foundation

/// The root of what a screen shows.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.view.removeFromSuperview()
      installRootView()
    }
  }

  /// Whether the window is shown.
  open private(set) var isKeyWindow = false

  /// Shows the window: its root view is laid out.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    layoutIfNeeded()
  }

  private func installRootView() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
