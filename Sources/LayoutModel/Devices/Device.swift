import Foundation

/// An iPhone or iPad that Interface Builder's canvas can represent.
///
/// All sizes and insets are in points. Sizes, scales and portrait insets of the common devices were
/// measured on frames that Interface Builder recorded; landscape insets of the newest phones and
/// the rounded iPads are Apple's published values.
public struct Device: Sendable, Hashable, Identifiable {
  /// The identifier of the device in Interface Builder, such as `retina6_1`.
  public let id: String
  /// Apple's names of the models with this screen, such as `iPhone SE (2nd generation)`, oldest
  /// first.
  public let models: [String]
  /// The size of the screen in portrait, in points.
  public let portraitSize: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The insets of the status bar and home indicator in portrait, in points.
  public let portraitSafeAreaInsets: UIEdgeInsets
  /// The insets of the sensor housing, status bar and home indicator in landscape, in points.
  public let landscapeSafeAreaInsets: UIEdgeInsets
  /// A Boolean value that indicates whether the device is an iPad.
  public let isPad: Bool
  /// The last version of iOS that runs on a model with this screen, or `nil` if the newest version
  /// does. Source: Apple's lists of compatible devices.
  public let lastSystemVersion: Int?

  /// The orientation of a device.
  public enum Orientation: String, Sendable, Hashable, Codable, CaseIterable {
    /// The height of the screen is greater than its width.
    case portrait
    /// The width of the screen is greater than its height.
    case landscape
  }

  /// A size class as Interface Builder writes it.
  public enum SizeClass: String, Sendable, Hashable, Codable, CaseIterable {
    /// A small extent along the axis, such as the width of an iPhone in portrait.
    case compact
    /// A large extent along the axis, as on an iPad.
    case regular
    /// The size class of the canvas of Xcode 6 and 7 that represents all devices.
    case any
  }
}

extension Device {
  /// The models with this screen in one text, such as `iPhone XR, 11`.
  public var name: String {
    let family = "iPhone "
    let others = models.dropFirst().map {
      $0.hasPrefix(family) ? String($0.dropFirst(family.count)) : $0
    }
    return (models.prefix(1) + others).joined(separator: ", ")
  }

  /// Creates the device with an identifier of Interface Builder. The initializer fails if the
  /// identifier is unknown.
  public init?(identifier: String) {
    guard let device = Self.all.first(where: { $0.id == identifier }) else { return nil }
    self = device
  }

  /// Returns the size of the screen, in points.
  public func size(in orientation: Orientation) -> CGSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// Returns the safe area insets of a full-screen view without bars, in points.
  public func safeAreaInsets(in orientation: Orientation) -> UIEdgeInsets {
    orientation == .portrait ? portraitSafeAreaInsets : landscapeSafeAreaInsets
  }

  /// Returns the width class of a full-screen window.
  ///
  /// iPhones have a compact width. The widest ones (414 points and more in portrait) have a regular
  /// width in landscape.
  public func horizontalSizeClass(in orientation: Orientation) -> SizeClass {
    if isPad { return .regular }
    return orientation == .landscape && portraitSize.width >= Self.regularLandscapeWidth
      ? .regular : .compact
  }

  /// Returns the height class of a full-screen window.
  public func verticalSizeClass(in orientation: Orientation) -> SizeClass {
    isPad || orientation == .portrait ? .regular : .compact
  }

  /// The minimum portrait width of iPhones with a regular width in landscape: 6 Plus, XR, Max and
  /// Plus.
  static let regularLandscapeWidth: CGFloat = 414
}

extension Device {
  /// The width of a window next to another window on an iPad.
  public struct Split: Sendable, Hashable {
    /// The name of the split: `1/3`, `1/2` or `2/3` of the screen.
    public let name: String
    /// The width of the window in points. The height is that of the screen.
    public let width: CGFloat
    /// The width class of the window.
    public let horizontalSizeClass: SizeClass
  }

  /// Returns the widths of windows in Split View, in ascending order. An iPhone has none.
  ///
  /// The divider is 10 points wide. Source: the tables of swift-snapshot-testing; the values for
  /// the 10.9-inch, 8.3-inch and M4 models follow from the same arithmetic.
  ///
  /// - Complexity: O(*n*), where *n* is the number of devices.
  public func splitWidths(in orientation: Orientation) -> [Split] {
    let size = size(in: orientation)
    guard let widths = Self.splits[size.width]?[size.height] else { return [] }
    let names = widths.count == 3 ? ["1/3", "1/2", "2/3"] : ["1/3", "2/3"]
    return zip(names, widths).map { name, width in
      Split(
        name: name, width: width,
        horizontalSizeClass: width >= Self.regularSplitWidth ? .regular : .compact)
    }
  }

  /// The widths of `splitWidths`, by width and height of the screen.
  private static let splits: [CGFloat: [CGFloat: [CGFloat]]] = [
    768: [1024: [320, 438]], 1024: [768: [320, 507, 694], 1366: [375, 639]],
    810: [1080: [320, 480]], 1080: [810: [320, 535, 750]],
    834: [1112: [320, 504], 1194: [320, 504], 1210: [320, 504]], 1112: [834: [320, 551, 782]],
    1210: [834: [375, 600, 825]], 1032: [1376: [375, 647]], 1376: [1032: [375, 683, 991]],
    1194: [834: [375, 592, 809]], 1366: [1024: [375, 678, 981]],
    820: [1180: [320, 490]], 1180: [820: [375, 585, 795]],
    744: [1133: [320, 414]], 1133: [744: [375, 561.5, 748]],
  ]

  /// The minimum width of a regular window. The narrowest regular window is one half of a 12.9-inch
  /// iPad in landscape (678 points). The widest compact window is two thirds of a 13-inch iPad in
  /// portrait (647 points).
  static let regularSplitWidth: CGFloat = 678
}
