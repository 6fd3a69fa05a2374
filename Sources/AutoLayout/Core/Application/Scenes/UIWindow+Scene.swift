import Foundation

/// The rarely used properties of a window.
@MainActor
private final class WindowExtras {
  weak var scene: UIWindowScene?
  var level = UIWindow.Level.normal
  var hasNoScene = false
}

extension UIWindow {
  /// The order of windows: those of a higher level are in front.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of ordinary windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
    /// Returns a Boolean value that indicates whether a level is behind another one.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns a higher level.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// Returns a lower level.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }

  private var windowExtras: WindowExtras {
    attachments.object(WindowExtras.self, or: WindowExtras.init)
  }

  /// The scene of the window. The default is that of the application. A window without a scene is
  /// not visible in UIKit.
  public var windowScene: UIWindowScene? {
    get {
      guard let extras = attachments[WindowExtras.self] else { return .main }
      return extras.hasNoScene ? nil : extras.scene ?? .main
    }
    set {
      windowExtras.scene = newValue
      windowExtras.hasNoScene = newValue == nil
    }
  }

  /// The order of the window among others. The default is `normal`.
  ///
  /// - Remark: Inert. Each window is laid out and drawn separately.
  public var windowLevel: Level {
    get { attachments[WindowExtras.self]?.level ?? .normal }
    set { windowExtras.level = newValue }
  }
}
