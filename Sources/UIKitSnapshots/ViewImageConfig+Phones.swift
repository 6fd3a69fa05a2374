import UIKit

/// The iPhones, under the names that swift-snapshot-testing gives them.
extension ViewImageConfig {
  /// The height of the status bar of phones with a home button, in points.
  private static let statusBarHeight: CGFloat = 20
  /// The height of the home indicator in portrait, in points.
  private static let homeIndicatorHeight: CGFloat = 34

  /// Returns the configuration of a phone with a home button, given its portrait size in points. In
  /// landscape, apps hide its status bar.
  private static func homeButton(
    _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation, _ traits: UITraitCollection
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      let safeArea = UIEdgeInsets(top: statusBarHeight, left: 0, bottom: 0, right: 0)
      return .init(safeArea: safeArea, size: .init(width: width, height: height), traits: traits)
    case .landscape:
      return .init(size: .init(width: height, height: width), traits: traits)
    }
  }

  /// Returns the configuration of a phone, given the heights of its sensor housing and, in
  /// landscape, of its home indicator in points.
  private static func housing(
    _ height: CGFloat, indicator: CGFloat, _ size: CGSize, _ orientation: Orientation,
    _ traits: UITraitCollection
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      let safeArea = UIEdgeInsets(top: height, left: 0, bottom: homeIndicatorHeight, right: 0)
      return .init(safeArea: safeArea, size: size, traits: traits)
    case .landscape:
      let safeArea = UIEdgeInsets(top: 0, left: height, bottom: indicator, right: height)
      return .init(
        safeArea: safeArea, size: .init(width: size.height, height: size.width), traits: traits)
    }
  }
}

extension ViewImageConfig {
  /// Returns an iPhone SE (1st generation).
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    homeButton(320, 568, orientation, .iPhoneSe(orientation))
  }
  /// An iPhone SE (1st generation) in portrait.
  public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }

  /// Returns an iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    homeButton(375, 667, orientation, .iPhone8(orientation))
  }
  /// An iPhone 8 in portrait.
  public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }

  /// Returns an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    homeButton(414, 736, orientation, .iPhone8Plus(orientation))
  }
  /// An iPhone 8 Plus in portrait.
  public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }

  /// Returns an iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    housing(
      44, indicator: 24, .init(width: 375, height: 812), orientation, .iPhoneX(orientation))
  }
  /// An iPhone X in portrait.
  public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }

  /// Returns an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    housing(
      44, indicator: 24, .init(width: 414, height: 896), orientation, .iPhoneXsMax(orientation))
  }
  /// An iPhone XS Max in portrait.
  public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }

  /// Returns an iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    housing(
      44, indicator: 24, .init(width: 414, height: 896), orientation, .iPhoneXr(orientation))
  }
  /// An iPhone XR in portrait.
  public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }

  /// Returns an iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    housing(
      47, indicator: 21, .init(width: 390, height: 844), orientation, .iPhone12(orientation))
  }
  /// An iPhone 12 in portrait.
  public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }

  /// Returns an iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    housing(
      47, indicator: 21, .init(width: 390, height: 844), orientation, .iPhone12(orientation))
  }
  /// An iPhone 12 Pro in portrait.
  public static var iPhone12Pro: ViewImageConfig { iPhone12Pro(.portrait) }

  /// Returns an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    housing(
      47, indicator: 21, .init(width: 428, height: 926), orientation, .iPhone12ProMax(orientation))
  }
  /// An iPhone 12 Pro Max in portrait.
  public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }

  /// Returns an iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    housing(
      47, indicator: 21, .init(width: 390, height: 844), orientation, .iPhone13(orientation))
  }
  /// An iPhone 13 in portrait.
  public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }

  /// Returns an iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    housing(
      50, indicator: 21, .init(width: 375, height: 812), orientation, .iPhone13(orientation))
  }
  /// An iPhone 13 mini in portrait.
  public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }

  /// Returns an iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    housing(
      47, indicator: 21, .init(width: 390, height: 844), orientation, .iPhone13(orientation))
  }
  /// An iPhone 13 Pro in portrait.
  public static var iPhone13Pro: ViewImageConfig { iPhone13Pro(.portrait) }

  /// Returns an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    housing(
      47, indicator: 21, .init(width: 428, height: 926), orientation, .iPhone13ProMax(orientation))
  }
  /// An iPhone 13 Pro Max in portrait.
  public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }
}
