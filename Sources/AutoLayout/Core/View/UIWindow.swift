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
    guard let content else {
      take(rect, environment, prepare)
      return layoutIfNeeded()
    }
    content.window(self, changesTo: rect.size, environment) { take(rect, environment, prepare) }
  }

  /// Takes another size and environment.
  private func take(_ rect: CGRect, _ environment: LayoutEnvironment, _ prepare: () -> Void) {
    prepare()
    layoutEnvironment = environment
    frame = rect
  }

  /// What fills the window: its root view controller.
  var content: (any WindowContent)? {
    didSet {
      guard oldValue !== content else { return }
      if let oldValue {
        oldValue.disappear { oldValue.viewIfLoaded?.removeFromSuperview() }
      }
      installContent()
      if isKeyWindow, !isHidden { content?.appear { layoutIfNeeded() } }
    }
  }

  /// Whether the window is shown.
  open private(set) var isKeyWindow = false

  private struct VisibleWindow { weak var window: UIWindow? }
  /// The windows that have been made visible, in order.
  private static var visible: [VisibleWindow] = []

  /// The windows that have been made visible and are alive, in order.
  static var visibleWindows: [UIWindow] { visible.compactMap(\.window) }

  /// Shows the window: its root view is laid out.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    Self.visible.removeAll { $0.window == nil || $0.window === self }
    Self.visible.append(VisibleWindow(window: self))
    guard let content, content.isOffScreen else { return layoutIfNeeded() }
    content.appear { layoutIfNeeded() }
  }

  /// Whether the window is away; hiding and showing it again tells the root controller.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, isKeyWindow, let content else { return }
      if isHidden {
        content.disappear {}
      } else if content.isOffScreen {
        content.appear { layoutIfNeeded() }
      }
    }
  }

  /// Called once after the next layout: what controllers do whose views came into the window.
  var layoutCompletions: [@MainActor () -> Void] = []

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    let completions = layoutCompletions
    layoutCompletions = []
    for completion in completions { completion() }
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

  /// Tells the guides of all views in the window; those of views that are laid out later follow then.
  private func keyboardFrameDidChange() {
    forEachInSubtree { view in
      for guide in view.layoutGuides { guide.keyboardFrameDidChange(in: self) }
    }
  }

  /// Puts the view of the content into the window.
  private func installContent() {
    guard let view = content?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

/// What fills a window and hears of its changes: a view controller.
///
/// Windows belong to the storey of views, controllers to the one above. This is what a window needs to
/// know about its controller.
@MainActor
protocol WindowContent: AnyObject {
  /// The view that fills the window, made if necessary.
  var view: UIView! { get }
  /// The view if it has been made.
  var viewIfLoaded: UIView? { get }
  /// Whether the view is neither on the screen nor on its way there.
  var isOffScreen: Bool { get }

  /// Announces that the view appears, runs `layout`, and announces that it has appeared.
  func appear(_ layout: () -> Void)
  /// Announces that the view disappears, runs `change`, and announces that it has disappeared.
  func disappear(_ change: () -> Void)
  /// Announces another size in points and another environment of the window, runs `change`, which sets
  /// both, and lays the window out.
  func window(
    _ window: UIWindow, changesTo size: CGSize, _ environment: LayoutEnvironment,
    _ change: () -> Void)
}
