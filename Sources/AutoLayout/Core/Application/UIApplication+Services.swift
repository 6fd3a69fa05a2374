import Foundation

/// An identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Services of the system for an application. Without a system, these members are inert.
extension UIApplication {
  /// A key of options for opening URLs.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for a Boolean value that indicates whether only applications may open the URL, and
    /// not the browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the settings of the application.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the notification settings of the application.
  public nonisolated static let openNotificationSettingsURLString =
    "app-settings:notifications"
  /// The interval in seconds for the minimum time between fetches in the background.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval in seconds for no fetches in the background.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Calls the function with false, because no URL can be opened.
  /// - Remark: Inert. There are no other applications.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Returns false, because no URL can be opened.
  /// - Remark: Inert. There are no other applications.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// Returns the invalid task identifier.
  /// - Remark: Inert. The application is never in the background.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Returns the invalid task identifier.
  /// - Remark: Inert. The application is never in the background.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Ends a task.
  /// - Remark: Inert. The application is never in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time in seconds that remains in the background. It is unlimited in the foreground.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// A Boolean value that indicates whether the application is registered for remote notifications.
  /// - Remark: Inert. There are no remote notifications.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Registers the application for remote notifications.
  /// - Remark: Inert. There are no remote notifications.
  public func registerForRemoteNotifications() {}

  /// Unregisters the application from remote notifications.
  /// - Remark: Inert. There are no remote notifications.
  public func unregisterForRemoteNotifications() {}

  /// The duration in seconds of the rotation of the status bar (assumed).
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  /// The name of the alternate icon. It is always `nil`.
  public var alternateIconName: String? { nil }
  /// A Boolean value that indicates whether the icon can be replaced.
  public var supportsAlternateIcons: Bool { false }

  /// The notification that the frame of the status bar is about to change.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The notification that the frame of the status bar changed.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The notification that the orientation of the status bar is about to change.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The notification that the application was launched.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The notification that the time changed.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The notification that the user took a screenshot.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

extension UIScreen: UITraitEnvironment {
  /// The traits of the screen, which are those of windows without overrides.
  public var traitCollection: UITraitCollection { UITraitCollection(environment) }

  /// Is never called, because the traits do not change.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
