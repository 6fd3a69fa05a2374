import Foundation

/// What surrounds a root view: the screen, the system, and the traits that layout depends on.
///
/// A root hands its environment down; views read it to know the pixel grid and the sizes of
/// controls.
public struct LayoutEnvironment: Hashable, Sendable {
  /// Pixels a point, at least 1.
  public var displayScale: CGFloat
  /// The release whose control sizes, bars and margins hold.
  public var release: Release
  /// Whether the layout is shown on Interface Builder's canvas or on a device; a device by default.
  public var surface = Surface.device
  /// The direction of the application's user interface.
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// How much room there is across; unspecified by default.
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is along the height; unspecified by default.
  public var verticalSizeClass: UIUserInterfaceSizeClass
  /// Phone or tablet, which decides the heights of bars; a phone by default.
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  /// The root's safe area insets in points: status bar, home indicator, bars.
  public var safeAreaInsets: UIEdgeInsets
  /// Light or dark; light by default.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The size of text that the user prefers; `large` by default.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// Whether the user asked for bold text; regular by default.
  public var legibilityWeight = UILegibilityWeight.regular

  /// Surroundings of a root; without arguments those of a phone with iOS 18 and 3 pixels a point.
  public init(
    displayScale: CGFloat = 3, systemVersion: Int = LayoutEnvironment.defaultSystemVersion,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone, safeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.displayScale = displayScale
    self.release = .iOS(systemVersion)
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.safeAreaInsets = safeAreaInsets
  }

  /// The version of iOS that devices run unless a program or a person chooses another.
  public static let defaultSystemVersion = 18

  /// The release of `defaultSystemVersion`.
  package static let defaultRelease = Release.iOS(defaultSystemVersion)

  /// The major version of iOS that the release belongs to; setting it chooses that version's release.
  public var systemVersion: Int {
    get { release.systemVersion }
    set { release = .iOS(newValue) }
  }

  /// What platform facts are looked up with. The home indicator tells the kind of device.
  var platform: Platform {
    let hasIndicator = safeAreaInsets.bottom > 0
    let kind: DeviceKinds =
      userInterfaceIdiom == .pad
      ? (hasIndicator ? .roundedPads : .homeButtonPads)
      : (hasIndicator ? .housingPhones : .homeButtonPhones)
    return Platform(release, on: surface, kind: kind)
  }
}

/// The direction in which a user interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Leading is on the left, as in English.
  case leftToRight = 0
  /// Leading is on the right, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// The size class is not known or does not matter.
  case unspecified = 0
  /// Little room along the axis, as across an iPhone held in portrait.
  case compact = 1
  /// Much room along the axis, as on an iPad.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// The kind of device is not known or does not matter.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac, for an app in the Mac idiom.
  case mac = 5
  /// An Apple Vision Pro.
  case vision = 6
}

/// Whether the user interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The appearance is not known or does not matter.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}

/// Whether the user asked for bold text.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// The preference is not known or does not matter.
  case unspecified = -1
  /// Text has its usual weight.
  case regular = 0
  /// Text is heavier, as the user asked in the accessibility settings.
  case bold = 1
}

/// The direction in which a user interface reads, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// The direction is not known or does not matter.
  case unspecified = -1
  /// Leading is on the left, as in English.
  case leftToRight = 0
  /// Leading is on the right, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// How a view's content takes part in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view is flipped in right-to-left layouts, which is the default.
  case unspecified = 0
  /// Controls of media, such as play and rewind, which are not flipped.
  case playback = 1
  /// Controls of a direction, such as the alignment of text, which are not flipped.
  case spatial = 2
  /// The content always runs from left to right.
  case forceLeftToRight = 3
  /// The content always runs from right to left.
  case forceRightToLeft = 4
}
