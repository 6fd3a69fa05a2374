import Foundation

/// The root view of a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen that displays the window.
  ///
  /// Setting it changes the safe area and the traits, not the frame. `move(to:)` changes all.
  open var screen: UIScreen {
    get { currentScreen }
    set {
      guard newValue !== currentScreen else { return }
      deviceScreen = nil
      take(newValue)
      layoutEnvironment = newValue.environment
      content?.screenDidChange(of: self)
    }
  }
  private var currentScreen = UIScreen.main

  /// The screen in the orientation in which the user holds the device. It differs from `screen` if
  /// the controllers do not support the orientation. It is `nil` until the window is moved or
  /// rotated.
  var deviceScreen: UIScreen?
  /// The screen preferences of the controllers at the last update of the window.
  lazy var screenPreferences = ScreenPreferences(screen.environment)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedEnvironment = screen.environment
  }

  /// Creates a window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    storedEnvironment = screen.environment
    self.windowScene = windowScene
  }

  /// Creates a window that a document specifies. The coder must be an `InterfaceCoder` or an
  /// archive without views: the initializer fails with any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedEnvironment = screen.environment
  }

  /// Creates a window that fills the screen of a device.
  public convenience init(device: Device, orientation: Device.Orientation = .portrait) {
    let screen = UIScreen(device: device, orientation: orientation)
    self.init(frame: screen.bounds)
    self.screen = screen
    storedEnvironment = screen.environment
  }

  /// Moves the window to another screen and notifies the controllers.
  func change(to screen: UIScreen) {
    change(to: screen.bounds, screen.environment) { take(screen) }
  }

  /// Replaces the screen without consulting the controllers.
  private func take(_ screen: UIScreen) {
    currentScreen = screen
    screenPreferences = ScreenPreferences(screen.environment)
  }

  /// Resizes the window on its screen, as Split View does. The size is in points. The horizontal
  /// size class changes with it.
  ///
  /// - Parameters:
  ///   - size: The new size in points.
  ///   - horizontalSizeClass: The horizontal size class of the window at that size.
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

  /// Sets the frame and the environment.
  private func take(_ rect: CGRect, _ environment: LayoutEnvironment, _ prepare: () -> Void) {
    prepare()
    layoutEnvironment = environment
    frame = rect
  }

  /// The content of the window: its root view controller.
  var content: (any WindowContent)? {
    didSet {
      guard oldValue !== content else { return }
      if let oldValue {
        oldValue.disappear { oldValue.viewIfLoaded?.removeFromSuperview() }
      }
      loadContent()
      if isShown, !isHidden { content?.appear(in: self) { layoutIfNeeded() } }
    }
  }

  /// A Boolean value that indicates whether the view of the content has not been added to the
  /// window yet.
  private var isContentWaiting = false

  /// A Boolean value that indicates whether the window is the key window: the one that was made key
  /// last.
  open private(set) var isKeyWindow = false

  private struct VisibleWindow { weak var window: UIWindow? }
  /// The windows that were made visible or key, in the order in which this happened last.
  private static var visible: [VisibleWindow] = []

  /// The windows that were made visible or key and still exist, in the order in which this happened
  /// last.
  static var visibleWindows: [UIWindow] { visible.compactMap(\.window) }
  /// A Boolean value that indicates whether the window was made visible or the key window. A window
  /// that the program has not shown is not hidden, but its content has not appeared.
  private var isShown: Bool { Self.visible.contains { $0.window === self } }

  /// Shows the window as the key window, and lays it out.
  open func makeKeyAndVisible() {
    let formerKey = Self.visibleWindows.last { $0.isKeyWindow }
    defer { announceKey(after: formerKey) }
    formerKey?.isKeyWindow = false
    isKeyWindow = true
    isHidden = false
    Self.visible.removeAll { $0.window == nil || $0.window === self }
    Self.visible.append(VisibleWindow(window: self))
    guard let content, content.isOffScreen else { return layoutIfNeeded() }
    content.appear(in: self) { layoutIfNeeded() }
  }

  /// Makes the window the key window without showing it.
  open func makeKey() {
    let formerKey = Self.visibleWindows.last { $0.isKeyWindow }
    formerKey?.isKeyWindow = false
    isKeyWindow = true
    if !isShown { Self.visible.append(VisibleWindow(window: self)) }
    announceKey(after: formerKey)
  }

  /// Called when the window has become the key window. The default implementation does nothing.
  open func becomeKey() {}
  /// Called when another window has become the key window. The default implementation does nothing.
  open func resignKey() {}

  /// The undo manager of the window, which its responders share.
  open override var undoManager: UndoManager? {
    attachments.object(UndoManager.self, or: UndoManager.init)
  }

  /// A Boolean value that indicates whether the window is hidden. Hiding or showing the window
  /// notifies the root controller. Setting it to false shows a new window without making it the key
  /// window.
  ///
  /// - Remark: Partial. The value of a new window is false, as if it were visible; in UIKit it is
  ///   true.
  open override var isHidden: Bool {
    didSet {
      let isNew = !isHidden && !isShown
      if isNew { Self.visible.append(VisibleWindow(window: self)) }
      guard isHidden != oldValue || isNew else { return }
      defer { announceVisibility() }
      if !isHidden { requestTurn() }
      guard isShown, let content else { return }
      if isHidden {
        content.disappear {}
      } else if content.isOffScreen {
        content.appear(in: self) { layoutIfNeeded() }
      }
    }
  }

  /// A Boolean value that indicates whether the window waits for the end of the current turn of the
  /// run loop.
  var isWaitingForTurn = false

  /// Requests a layout at the end of the current turn. Hidden windows are laid out when they are
  /// shown.
  override func requestTurn() {
    guard !isWaitingForTurn, !isHidden else { return }
    isWaitingForTurn = true
    MainTurn.request(for: self)
  }

  /// A Boolean value that indicates whether views in the window are marked for display since the
  /// last turn.
  var needsDisplayTurn = false

  /// Requests a turn in which marked views are displayed.
  func requestDisplay() {
    needsDisplayTurn = true
    requestTurn()
  }

  /// Closures that are called once after the next layout. Controllers whose views entered the
  /// window add them.
  var layoutCompletions: [@MainActor () -> Void] = []

  open override func layoutIfNeeded() {
    if isContentWaiting, !isShown { addContent() }
    super.layoutIfNeeded()
    finishLayout()
  }

  /// Calls the closures that wait for the end of a layout.
  func finishLayout() {
    let completions = layoutCompletions
    layoutCompletions = []
    for completion in completions { completion() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if keyboardFrame != nil { keyboardFrameDidChange() }
  }

  /// The frame of the keyboard, in points in the window's coordinates, or `nil` if there is no
  /// keyboard.
  ///
  /// Setting it moves the keyboard guides of all views in the window to the part of the keyboard
  /// that extends above the bottoms of their views. A keyboard that does not touch the bottom of
  /// the window is floating: it moves only guides that follow a floating keyboard.
  open var keyboardFrame: CGRect? {
    didSet { if keyboardFrame != oldValue { keyboardFrameDidChange() } }
  }

  /// Updates the keyboard layout guides of all views in the window. Guides of views that are laid
  /// out later are updated then.
  private func keyboardFrameDidChange() {
    forEachInSubtree { view in
      for guide in view.layoutGuides { guide.keyboardFrameDidChange(in: self) }
    }
  }

  /// Loads the view of the content, which is added to the window when the content is about to
  /// appear.
  ///
  /// A window that the program has not shown adds the view at its first layout.
  private func loadContent() {
    isContentWaiting = content?.view != nil
    guard isContentWaiting, let view = content?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    requestTurn()
  }

  /// Adds the view of the content to the window, unless it was added before.
  package func addContent() {
    guard isContentWaiting else { return }
    isContentWaiting = false
    guard let view = content?.view else { return }
    view.frame = bounds
    addSubview(view)
  }

  /// A Boolean value that indicates whether the next layout adds the view of the content.
  var addsContentInTurn: Bool { isContentWaiting && !isShown }
}

/// The content of a window, which observes its changes: a view controller.
///
/// Windows are part of the view layer, and controllers of the layer above. This protocol contains
/// the members of a controller that a window uses.
@MainActor
protocol WindowContent: AnyObject {
  /// The view that fills the window. It is loaded if necessary.
  var view: UIView! { get }
  /// The view, or `nil` if it is not loaded.
  var viewIfLoaded: UIView? { get }
  /// A Boolean value that indicates whether the view is off screen and is not about to appear.
  var isOffScreen: Bool { get }
  /// The preferences of the visible controllers for the status bar and the home indicator.
  var screenPreferences: ScreenPreferences { get }
  /// Returns the orientations that both the application and the topmost controller that fills the
  /// window support.
  func orientations(in window: UIWindow) -> UIInterfaceOrientationMask
  /// Returns a Boolean value that indicates whether the topmost controller that fills the window
  /// rotates with the device.
  func rotatesAutomatically(in window: UIWindow) -> Bool

  /// Notifies visible content that the program replaced the screen of the window.
  func screenDidChange(of window: UIWindow)
  /// Rotates the window to an orientation that the content supports, announces that the view will
  /// appear, adds it to the window, announces that it is appearing, calls `layout`, and announces
  /// that it has appeared.
  func appear(in window: UIWindow, _ layout: () -> Void)
  /// Announces that the view will disappear, calls `change`, and announces that it has disappeared.
  func disappear(_ change: () -> Void)
  /// Announces a new size, in points, and a new environment of the window, calls `change`, which
  /// sets both, and lays out the window.
  func window(
    _ window: UIWindow, changesTo size: CGSize, _ environment: LayoutEnvironment,
    _ change: () -> Void)
}
