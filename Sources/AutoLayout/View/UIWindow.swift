import Foundation

/// The root of what a screen shows.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen that the window lies on.
  open var screen = UIScreen.main {
    didSet { if screen !== oldValue { layoutEnvironment = screen.environment } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedEnvironment = screen.environment
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedEnvironment = screen.environment
  }

  /// Makes a window that fills the screen of a device.
  public convenience init(device: Device, orientation: Device.Orientation = .portrait) {
    let screen = UIScreen(device: device, orientation: orientation)
    self.init(frame: screen.bounds)
    self.screen = screen
    storedEnvironment = screen.environment
  }

  /// Turns the window to another screen or orientation: its size, safe area and traits change.
  ///
  /// The root controller hears of traits and size before they change; what it puts beside the
  /// change runs with it.
  public func move(to screen: UIScreen) {
    change(to: screen.bounds, screen.environment) { self.screen = screen }
  }

  /// Gives the window another size on its screen, as Split View does: width and height in points,
  /// and the width class that goes with them.
  public func resize(to size: CGSize, horizontalSizeClass: UIUserInterfaceSizeClass) {
    var environment = storedEnvironment ?? screen.environment
    environment.horizontalSizeClass = horizontalSizeClass
    change(to: CGRect(origin: frame.origin, size: size), environment) {}
  }

  private func change(
    to rect: CGRect, _ environment: LayoutEnvironment, _ prepare: () -> Void
  ) {
    let coordinator = TransitionCoordinator(container: self)
    let traits = UITraitCollection(environment)
    if let controller = rootViewController {
      if traits.values != TraitValues(storedEnvironment ?? screen.environment) {
        controller.willTransition(to: traits, with: coordinator)
      }
      if rect.size != bounds.size {
        controller.viewWillTransition(to: rect.size, with: coordinator)
        controller.presentedWillTransition(to: rect.size, with: coordinator)
      }
    }
    rootViewController?.isTransitionAnnounced = true
    prepare()
    layoutEnvironment = environment
    frame = rect
    rootViewController?.isTransitionAnnounced = false
    coordinator.run { layoutIfNeeded() }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let oldValue {
        oldValue.disappear { oldValue.viewIfLoaded?.removeFromSuperview() }
      }
      installRootView()
      if isKeyWindow, !isHidden { rootViewController?.appear { layoutIfNeeded() } }
    }
  }

  /// Whether the window is shown.
  open private(set) var isKeyWindow = false

  /// Shows the window: its root view is laid out.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    UIApplication.shared.windowDidBecomeVisible(self)
    guard let rootViewController, rootViewController.appearance == .disappeared else {
      return layoutIfNeeded()
    }
    rootViewController.appear { layoutIfNeeded() }
  }

  /// Whether the window is away; hiding and showing it again tells the root controller.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, isKeyWindow, let rootViewController else { return }
      if isHidden {
        rootViewController.disappear {}
      } else if rootViewController.appearance == .disappeared {
        rootViewController.appear { layoutIfNeeded() }
      }
    }
  }

  /// Controllers whose views came into the window and were not laid out yet.
  var arrivingControllers: [UIViewController] = []

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    let arrived = arrivingControllers
    arrivingControllers = []
    for controller in arrived { controller.endAppearanceTransition() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if keyboardFrame != nil { keyboardFrameDidChange() }
  }

  /// The keyboard's frame in points in the window's coordinates; nil while there is none.
  ///
  /// Setting it moves the keyboard guides of all views in the window, as far as the keyboard
  /// reaches up from their bottoms. A keyboard that does not touch the window's bottom floats: only
  /// guides that follow it move.
  open var keyboardFrame: CGRect? {
    didSet { if keyboardFrame != oldValue { keyboardFrameDidChange() } }
  }

  private func installRootView() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
