import Foundation

/// The program; it has no system around it, so that most of what it says is fixed.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The program.
  public static let shared = UIApplication()

  /// What the program is doing.
  public enum State: Int, Hashable, Sendable {
    /// The app is in the foreground and receives events.
    case active = 0
    /// The app is in the foreground but receives no events, for example during an interruption.
    case inactive
    /// The app runs without being visible.
    case background
  }

  /// Who hears of the program's life; nobody calls it here.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Always active.
  open var applicationState: State { .active }
  /// The windows that have been made visible and are alive, in order.
  open var windows: [UIWindow] { UIWindow.visibleWindows }
  /// The window that was made key last.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The direction of the user interface: from left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The text size that the user chose: the default.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// How the main screen is turned.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.orientation == .portrait ? .portrait : .landscapeRight
  }
  /// The strip at the top of the main screen that the safe area leaves out, in points.
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: UIScreen.main.environment.safeAreaInsets.top)
  }
  /// Kept without effect.
  open var isIdleTimerDisabled = false
  /// Kept without effect.
  open var applicationIconBadgeNumber = 0

  /// Whether a program could open the address: never here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Sends an action to a target, or to the first in the chain of responders from `sender` that
  /// knows it; false when nobody does.
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

  /// Posted when a program becomes active; nothing is posted here.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when a program is about to become inactive; nothing is posted here.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when a program has gone into the background; nothing is posted here.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when a program is about to come back; nothing is posted here.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when a program is about to end; nothing is posted here.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is short; nothing is posted here.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the status bar has turned; nothing is posted here.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}

/// Who hears of a program's life.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Dark content in light appearance, and light content in dark appearance.
  case `default` = 0
  /// Light text and symbols, for dark backgrounds.
  case lightContent = 1
  /// Dark text and symbols, for light backgrounds.
  case darkContent = 3
}
