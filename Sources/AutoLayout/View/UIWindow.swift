import Foundation

/// The root of what a screen shows.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen that the window lies on.
  open var screen = UIScreen.main {
    didSet { layoutEnvironment = screen.environment }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedEnvironment = screen.environment
  }

  public required init?(coder: NSCoder) { nil }

  /// Makes a window that fills the screen of a device.
  public convenience init(device: Device, orientation: Device.Orientation = .portrait) {
    let screen = UIScreen(device: device, orientation: orientation)
    self.init(frame: screen.bounds)
    self.screen = screen
    storedEnvironment = screen.environment
  }

  /// Turns the window to another screen or orientation: its size, safe area and traits change.
  public func move(to screen: UIScreen) {
    self.screen = screen
    frame = screen.bounds
    layoutIfNeeded()
  }

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
    guard let rootViewController else { return layoutIfNeeded() }
    rootViewController.appear { layoutIfNeeded() }
  }

  private func installRootView() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
