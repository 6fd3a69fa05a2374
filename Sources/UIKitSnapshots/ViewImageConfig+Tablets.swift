import UIKit

/// The iPads by the names that swift-snapshot-testing gives them.
extension ViewImageConfig {
  /// The widths of an app on a screen in points, and the insets of the screen.
  private struct Tablet {
    /// The size of the screen in portrait.
    let screen: CGSize
    /// The widths of one third, one half and two thirds of the screen in landscape.
    let landscape: (third: CGFloat, half: CGFloat, rest: CGFloat)
    /// The widths of one third and two thirds of the screen in portrait.
    let portrait: (third: CGFloat, rest: CGFloat)
    /// A Boolean value that indicates whether half of the screen has a regular width.
    var hasWideHalf = false
    /// The insets of the status bar and, where there is one, the home indicator.
    var safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

    /// The width of an app in points, and whether its size class is compact.
    func width(_ orientation: TabletOrientation) -> (points: CGFloat, isCompact: Bool) {
      switch orientation {
      case .landscape(.oneThird): (landscape.third, true)
      case .landscape(.oneHalf): (landscape.half, !hasWideHalf)
      case .landscape(.twoThirds): (landscape.rest, false)
      case .landscape(.full): (screen.height, false)
      case .portrait(.oneThird): (portrait.third, true)
      case .portrait(.twoThirds): (portrait.rest, true)
      case .portrait(.full): (screen.width, false)
      }
    }

    /// The configuration of an app on the screen.
    func config(_ orientation: TabletOrientation) -> ViewImageConfig {
      let width = width(orientation)
      let height = if case .landscape = orientation { screen.width } else { screen.height }
      return ViewImageConfig(
        safeArea: safeArea, size: CGSize(width: width.points, height: height),
        traits: width.isCompact ? .iPadMini_Compact_SplitView : .iPadMini)
    }
  }

  /// Returns the orientation for an app that fills the screen.
  private static func full(_ orientation: Orientation) -> TabletOrientation {
    orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }

  private static let screenOfIPadMini = Tablet(
    screen: .init(width: 768, height: 1024), landscape: (320, 507, 694), portrait: (320, 438))

  private static let screenOfIPad10_2 = Tablet(
    screen: .init(width: 810, height: 1080), landscape: (320, 535, 750), portrait: (320, 480))

  private static let screenOfIPadPro10_5 = Tablet(
    screen: .init(width: 834, height: 1112), landscape: (320, 551, 782), portrait: (320, 504))

  private static let screenOfIPadPro11 = Tablet(
    screen: .init(width: 834, height: 1194), landscape: (375, 592, 809), portrait: (320, 504),
    safeArea: .init(top: 24, left: 0, bottom: 20, right: 0))

  private static let screenOfIPadPro12_9 = Tablet(
    screen: .init(width: 1024, height: 1366), landscape: (375, 678, 981), portrait: (375, 639),
    hasWideHalf: true)
}

extension ViewImageConfig {
  /// Returns an iPad mini that the app fills or shares.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    screenOfIPadMini.config(orientation)
  }
  /// Returns an iPad mini that the app fills.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(full(orientation))
  }
  /// An iPad mini in landscape.
  public static var iPadMini: ViewImageConfig { iPadMini(Orientation.landscape) }

  /// Returns a 9.7-inch iPad that the app fills or shares.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    screenOfIPadMini.config(orientation)
  }
  /// Returns a 9.7-inch iPad that the app fills.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(full(orientation))
  }
  /// A 9.7-inch iPad in landscape.
  public static var iPad9_7: ViewImageConfig { iPad9_7(Orientation.landscape) }

  /// Returns a 10.2-inch iPad that the app fills or shares.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    screenOfIPad10_2.config(orientation)
  }
  /// Returns a 10.2-inch iPad that the app fills.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(full(orientation))
  }
  /// A 10.2-inch iPad in landscape.
  public static var iPad10_2: ViewImageConfig { iPad10_2(Orientation.landscape) }

  /// Returns a 10.5-inch iPad Pro that the app fills or shares.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    screenOfIPadPro10_5.config(orientation)
  }
  /// Returns a 10.5-inch iPad Pro that the app fills.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(full(orientation))
  }
  /// A 10.5-inch iPad Pro in landscape.
  public static var iPadPro10_5: ViewImageConfig { iPadPro10_5(Orientation.landscape) }

  /// Returns an 11-inch iPad Pro that the app fills or shares.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    screenOfIPadPro11.config(orientation)
  }
  /// Returns an 11-inch iPad Pro that the app fills.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(full(orientation))
  }
  /// An 11-inch iPad Pro in landscape.
  public static var iPadPro11: ViewImageConfig { iPadPro11(Orientation.landscape) }

  /// Returns a 12.9-inch iPad Pro that the app fills or shares.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    screenOfIPadPro12_9.config(orientation)
  }
  /// Returns a 12.9-inch iPad Pro that the app fills.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(full(orientation))
  }
  /// A 12.9-inch iPad Pro in landscape.
  public static var iPadPro12_9: ViewImageConfig { iPadPro12_9(Orientation.landscape) }
}
