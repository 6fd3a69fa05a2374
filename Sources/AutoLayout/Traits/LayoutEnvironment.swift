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
  case leftToRight = 0
  case rightToLeft = 1
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether the user interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Whether the user asked for bold text.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The direction in which a user interface reads, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How a view's content takes part in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
