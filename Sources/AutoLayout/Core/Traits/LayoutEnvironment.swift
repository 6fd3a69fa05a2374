import Foundation

/// The environment of a root view: the screen, the system, and the traits that affect layout.
///
/// Views use the environment of their root for the pixel grid and the sizes of controls.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The number of pixels per point, at least 1.
  public var displayScale: CGFloat
  /// The release that determines the sizes of controls, bars and margins.
  public var release: Release
  /// The surface that displays the layout: Interface Builder's canvas or a device, the default.
  public var surface = Surface.device
  /// A Boolean value that indicates whether the root is a page sheet on Interface Builder's canvas.
  package var isCanvasSheet = false
  /// The margins of the container of the root, in points. A root that preserves them has at least
  /// these margins.
  package var marginsAroundRoot = UIEdgeInsets.zero
  /// The layout direction of the user interface. The default is from left to right.
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// The horizontal size class. The default is unspecified.
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class. The default is unspecified.
  public var verticalSizeClass: UIUserInterfaceSizeClass
  /// The interface idiom, which determines the heights of bars. The default is a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  /// The safe area insets of the root, in points: status bar, home indicator and bars.
  public var safeAreaInsets: UIEdgeInsets
  /// The kind of device, or `nil` if it is unknown. In that case the safe area shows whether there
  /// is a home indicator. The root of a sheet or of a container may have another safe area than its
  /// device.
  package var deviceKind: DeviceKinds?
  /// The interface style. The default is light.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The text size that the user prefers. The default is `large`.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// The text weight that the user prefers. The default is regular.
  public var legibilityWeight = UILegibilityWeight.regular

  /// Creates an environment. The default is a phone with iOS 18 and 3 pixels per point.
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

  /// The default major version of iOS on devices.
  public static let defaultSystemVersion = 18

  /// The default layout direction.
  static let defaultLayoutDirection = LayoutEnvironment().layoutDirection

  /// The default number of pixels per point.
  static let defaultDisplayScale = LayoutEnvironment().displayScale

  /// The release of `defaultSystemVersion`.
  package static let defaultRelease = Release.iOS(defaultSystemVersion)

  /// The major version of iOS that the release belongs to. Setting it selects the release of that
  /// version.
  public var systemVersion: Int {
    get { release.systemVersion }
    set { release = .iOS(newValue) }
  }

  /// The platform for which platform facts are read. If `deviceKind` is `nil`, the safe area at the
  /// bottom, which is that of a home indicator, determines the kind of device.
  var platform: Platform {
    if let deviceKind { return Platform(release, on: surface, kind: deviceKind) }
    let hasIndicator = safeAreaInsets.bottom > 0
    let kind: DeviceKinds =
      userInterfaceIdiom == .pad
      ? (hasIndicator ? .roundedPads : .homeButtonPads)
      : (hasIndicator ? .housingPhones : .homeButtonPhones)
    return Platform(release, on: surface, kind: kind)
  }
}

/// The directions of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// The leading edge is the left edge, as in English.
  case leftToRight = 0
  /// The leading edge is the right edge, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// The size class is unknown or irrelevant.
  case unspecified = 0
  /// The space along the axis is limited, as in the width of an iPhone in portrait.
  case compact = 1
  /// The space along the axis is large, as on an iPad.
  case regular = 2
}

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// The kind of device is unknown or irrelevant.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac with the Mac idiom.
  case mac = 5
  /// An Apple Vision Pro.
  case vision = 6
}

/// The light and dark styles of a user interface.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The style is unknown or irrelevant.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}

/// The ability of a screen to measure the force of touches.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// The capability of the screen is unknown.
  case unknown = 0
  /// The screen does not measure the force of touches.
  case unavailable = 1
  /// The screen measures the force of touches.
  case available = 2
}

/// The text weights that the user can prefer.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// The preference is unknown or irrelevant.
  case unspecified = -1
  /// Text has its regular weight.
  case regular = 0
  /// Text is bold, as the user prefers in the accessibility settings.
  case bold = 1
}

/// The directions of a user interface as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// The direction is unknown or irrelevant.
  case unspecified = -1
  /// The leading edge is the left edge, as in English.
  case leftToRight = 0
  /// The leading edge is the right edge, as in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The meanings of a view's content that affect right-to-left layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view is flipped in right-to-left layouts. This is the default.
  case unspecified = 0
  /// The view contains playback controls, such as play and rewind, which are not flipped.
  case playback = 1
  /// The view contains controls for a direction, such as text alignment, which are not flipped.
  case spatial = 2
  /// The content always runs from left to right.
  case forceLeftToRight = 3
  /// The content always runs from right to left.
  case forceRightToLeft = 4
}
