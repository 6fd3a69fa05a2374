import Foundation

/// An iPhone or iPad as Interface Builder's canvas knows it.
///
/// All sizes and insets are in points. Sizes, scales and portrait insets of the common devices were
/// measured on frames that Interface Builder recorded; landscape insets of the newest phones and
/// the rounded iPads are Apple's published values.
public struct Device: Sendable, Hashable, Identifiable {
  /// Interface Builder's identifier, such as `retina6_1`.
  public let id: String
  /// The models of this size, such as `iPhone XR, 11`.
  public let name: String
  /// The screen held upright, in points.
  public let portraitSize: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// What status bar and home indicator cover when the screen is held upright.
  public let portraitSafeAreaInsets: UIEdgeInsets
  /// What sensor housing, status bar and home indicator cover when the screen lies on its side.
  public let landscapeSafeAreaInsets: UIEdgeInsets
  /// Whether the device is an iPad.
  public let isPad: Bool
  /// The last version of iOS that runs on a model of this size; nil where the newest does (Apple's
  /// lists of compatible devices).
  public let lastSystemVersion: Int?

  /// Which way the device is held.
  public enum Orientation: String, Sendable, Hashable, Codable, CaseIterable {
    /// The height of the screen exceeds its width.
    case portrait
    /// The width of the screen exceeds its height.
    case landscape
  }

  /// A size class as Interface Builder writes it.
  public enum SizeClass: String, Sendable, Hashable, Codable, CaseIterable {
    /// Little room along the axis, as across an iPhone held in portrait.
    case compact
    /// Much room along the axis, as on an iPad.
    case regular
    /// A canvas of documents of Xcode 6 and 7 that stands for every device.
    case any
  }
}

extension Device {
  /// The device of an Interface Builder identifier; nil when there is none in the catalogue.
  public init?(identifier: String) {
    guard let device = Self.all.first(where: { $0.id == identifier }) else { return nil }
    self = device
  }

  /// The screen in points.
  public func size(in orientation: Orientation) -> CGSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// The safe area of a full-screen view without bars of its own, in points.
  public func safeAreaInsets(in orientation: Orientation) -> UIEdgeInsets {
    orientation == .portrait ? portraitSafeAreaInsets : landscapeSafeAreaInsets
  }

  /// The width class of a full-screen window.
  ///
  /// iPhones are compact, but the widest (414 points and more upright)
  /// are regular on their side.
  public func horizontalSizeClass(in orientation: Orientation) -> SizeClass {
    if isPad { return .regular }
    return orientation == .landscape && portraitSize.width >= Self.regularLandscapeWidth
      ? .regular : .compact
  }

  /// The height class of a full-screen window.
  public func verticalSizeClass(in orientation: Orientation) -> SizeClass {
    isPad || orientation == .portrait ? .regular : .compact
  }

  /// The width held upright from which iPhones are regular on their side: 6 Plus, XR, Max and Plus.
  static let regularLandscapeWidth: CGFloat = 414
}

extension Device {
  /// The width of a window beside another one on an iPad.
  public struct Split: Sendable, Hashable {
    /// `1/3`, `1/2` or `2/3` of the screen.
    public let name: String
    /// Width of the window in points; its height is the screen's.
    public let width: CGFloat
    /// The width class of the window.
    public let horizontalSizeClass: SizeClass
  }

  /// The widths that Split View gives a window, narrowest first; none on an iPhone.
  ///
  /// The divider takes 10 points. O(number of devices). Source: the tables of
  /// swift-snapshot-testing, and for the 10.9-inch and 8.3-inch models the same arithmetic.
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
    834: [1112: [320, 504], 1194: [320, 504]], 1112: [834: [320, 551, 782]],
    1194: [834: [375, 592, 809]], 1366: [1024: [375, 678, 981]],
    820: [1180: [320, 490]], 1180: [820: [375, 585, 795]],
    744: [1133: [320, 414]], 1133: [744: [375, 561.5, 748]],
  ]

  /// Windows are regular from this width on: the narrowest regular one is one half of a 12.9-inch
  /// iPad on its side (678), the widest compact one two thirds of the same iPad upright (639).
  static let regularSplitWidth: CGFloat = 678
}
