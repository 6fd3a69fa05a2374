import UIKit

/// The traits of devices, under the names that swift-snapshot-testing gives them.
extension UITraitCollection {
  /// Returns the traits of a phone. On the largest phones, the width is regular in landscape.
  nonisolated private static func phone(
    _ orientation: ViewImageConfig.Orientation, isWide: Bool = false, pressure: Bool = true
  ) -> UITraitCollection {
    MainActor.readUnchecked {
      UITraitCollection { traits in
        traits.userInterfaceIdiom = .phone
        traits.layoutDirection = .leftToRight
        traits.preferredContentSizeCategory = .medium
        traits.forceTouchCapability = pressure ? .available : .unavailable
        let isLandscape = orientation == .landscape
        traits.horizontalSizeClass = isLandscape && isWide ? .regular : .compact
        traits.verticalSizeClass = isLandscape ? .compact : .regular
      }
    }
  }

  /// Returns the traits of a tablet, whose height is regular.
  nonisolated private static func tablet(
    width: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    MainActor.readUnchecked {
      UITraitCollection { traits in
        traits.userInterfaceIdiom = .pad
        traits.horizontalSizeClass = width
        traits.verticalSizeClass = .regular
      }
    }
  }
}

extension UITraitCollection {
  /// Returns the traits of an iPhone SE (1st generation).
  nonisolated public static func iPhoneSe(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation) }

  /// Returns the traits of an iPhone 8.
  nonisolated public static func iPhone8(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation) }

  /// Returns the traits of an iPhone 8 Plus.
  nonisolated public static func iPhone8Plus(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation, isWide: true) }

  /// Returns the traits of an iPhone X.
  nonisolated public static func iPhoneX(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation) }

  /// Returns the traits of an iPhone XS Max.
  nonisolated public static func iPhoneXsMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation, isWide: true) }

  /// Returns the traits of an iPhone XR.
  nonisolated public static func iPhoneXr(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation, isWide: true, pressure: false) }

  /// Returns the traits of an iPhone 12.
  nonisolated public static func iPhone12(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation) }

  /// Returns the traits of an iPhone 12 Pro Max.
  nonisolated public static func iPhone12ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation, isWide: true) }

  /// Returns the traits of an iPhone 13.
  nonisolated public static func iPhone13(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation) }

  /// Returns the traits of an iPhone 13 Pro Max.
  nonisolated public static func iPhone13ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection { phone(orientation, isWide: true) }

  /// The traits of an iPad mini that the app fills.
  nonisolated public static var iPadMini: UITraitCollection { tablet(width: .regular) }
  /// The traits of a narrow app on an iPad mini.
  nonisolated public static var iPadMini_Compact_SplitView: UITraitCollection {
    tablet(width: .compact)
  }

  /// The traits of a 9.7-inch iPad that the app fills.
  nonisolated public static var iPad9_7: UITraitCollection { tablet(width: .regular) }
  /// The traits of a narrow app on a 9.7-inch iPad.
  nonisolated public static var iPad9_7_Compact_SplitView: UITraitCollection {
    tablet(width: .compact)
  }

  /// The traits of a 10.2-inch iPad that the app fills.
  nonisolated public static var iPad10_2: UITraitCollection { tablet(width: .regular) }
  /// The traits of a narrow app on a 10.2-inch iPad.
  nonisolated public static var iPad10_2_Compact_SplitView: UITraitCollection {
    tablet(width: .compact)
  }

  /// The traits of a 10.5-inch iPad Pro that the app fills.
  nonisolated public static var iPadPro10_5: UITraitCollection { tablet(width: .regular) }
  /// The traits of a narrow app on a 10.5-inch iPad Pro.
  nonisolated public static var iPadPro10_5_Compact_SplitView: UITraitCollection {
    tablet(width: .compact)
  }

  /// The traits of an 11-inch iPad Pro that the app fills.
  nonisolated public static var iPadPro11: UITraitCollection { tablet(width: .regular) }
  /// The traits of a narrow app on an 11-inch iPad Pro.
  nonisolated public static var iPadPro11_Compact_SplitView: UITraitCollection {
    tablet(width: .compact)
  }

  /// The traits of a 12.9-inch iPad Pro that the app fills.
  nonisolated public static var iPadPro12_9: UITraitCollection { tablet(width: .regular) }
  /// The traits of a narrow app on a 12.9-inch iPad Pro.
  nonisolated public static var iPadPro12_9_Compact_SplitView: UITraitCollection {
    tablet(width: .compact)
  }
}
