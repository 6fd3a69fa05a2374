import Foundation

/// The application. Most of its values are fixed, because there is no system.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The shared application.
  public static let shared = UIApplication()

  /// The states of the application.
  public enum State: Int, Hashable, Sendable {
    /// The application is in the foreground and receives events.
    case active = 0
    /// The application is in the foreground but receives no events, for example during an
    /// interruption.
    case inactive
    /// The application runs in the background and is not visible.
    case background
  }

  /// The delegate of the application. Its method for supported orientations is called, and `main()`
  /// calls the launch methods.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The state of the application. It is always active.
  open var applicationState: State { .active }
  /// The windows that were made visible or key and still exist, in the order in which this happened
  /// last.
  open var windows: [UIWindow] { UIWindow.visibleWindows }
  /// The last window that became the key window.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The layout direction of the user interface. It is always from left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The text size that the user prefers. It is always the default.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The orientation of the key window's screen, or of the main screen.
  open var statusBarOrientation: UIInterfaceOrientation {
    (keyWindow?.screen ?? .main).isLandscape ? .landscapeRight : .portrait
  }
  /// The area of the status bar at the top of the key window, or of the main screen, in points: the
  /// upper part that the safe area excludes. It is empty if the status bar is hidden.
  open var statusBarFrame: CGRect {
    let screen = keyWindow?.screen ?? .main
    let insets = keyWindow?.layoutEnvironment.safeAreaInsets ?? screen.environment.safeAreaInsets
    let height = isStatusBarHidden ? 0 : insets.top
    return height > 0 ? CGRect(x: 0, y: 0, width: screen.bounds.width, height: height) : .zero
  }
  /// A Boolean value that indicates whether the controllers of the key window hide the status bar.
  ///
  /// - Remark: Partial. Setting it has no effect, as in UIKit while controllers determine the
  ///   status bar; there is no property list in which a program can change this.
  open var isStatusBarHidden: Bool {
    get {
      (keyWindow?.screenPreferences ?? ScreenPreferences(UIScreen.main.environment)).hidesStatusBar
    }
    set {}
  }
  /// The colors of the status bar, which the controllers of the key window choose.
  ///
  /// - Remark: Partial. Setting them has no effect, as in UIKit while controllers determine the
  ///   status bar; there is no property list in which a program can change this.
  open var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.screenPreferences.statusBarStyle ?? .default }
    set {}
  }

  /// The number of calls of `beginIgnoringInteractionEvents()` without the matching end.
  private var ignoringCount = 0
  /// A Boolean value that indicates whether the application ignores touches.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
  /// Begins to ignore touches. Calls can be nested: each one requires a call to
  /// `endIgnoringInteractionEvents()`.
  ///
  /// - Remark: Partial. `isIgnoringInteractionEvents` changes, but taps that a program performs are
  ///   still delivered.
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  /// Ends the effect of the last `beginIgnoringInteractionEvents()`, if any.
  open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

  /// Returns the orientations of controllers in a window unless the delegate limits them: those of
  /// the key `UISupportedInterfaceOrientations` in the program's property list, which can differ
  /// for the iPad, or else all on an iPad and all but upside down on an iPhone.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let isPad = (window?.screen ?? .main).device.isPad
    let key = "UISupportedInterfaceOrientations"
    let names = [key + (isPad ? "~ipad" : "~iphone"), key].lazy
      .compactMap { Bundle.main.infoDictionary?[$0] as? [String] }.first
    return UIInterfaceOrientationMask(names: names ?? []) ?? .default(isPad: isPad)
  }

  /// Returns the orientations that the delegate or the program supports in a window.
  func interfaceOrientations(for window: UIWindow) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? supportedInterfaceOrientations(for: window)
  }
  /// A Boolean value that indicates whether the idle timer is disabled.
  ///
  /// - Remark: Inert. It has no effect.
  open var isIdleTimerDisabled = false
  /// The number on the badge of the application icon.
  ///
  /// - Remark: Inert. It has no effect.
  open var applicationIconBadgeNumber = 0

  /// Returns a Boolean value that indicates whether a URL can be opened. It always returns false.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Sends an action to a target, or to the first responder in the chain of `sender` that
  /// implements it. Returns false if there is no receiver.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return TargetAction.dispatch(action, to: target as AnyObject, with: sender) }
    var responder = sender as? UIResponder
    while let current = responder {
      if TargetAction.dispatch(action, to: current, with: sender) { return true }
      responder = current.next
    }
    return false
  }

  /// The notification that the application became active.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The notification that the application is about to become inactive.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The notification that the application entered the background.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The notification that the application is about to enter the foreground.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The notification that the application is about to terminate.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// The notification of a low-memory condition.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The notification that the orientation of the status bar changed.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
