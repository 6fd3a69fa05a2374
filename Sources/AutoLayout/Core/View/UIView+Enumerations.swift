extension UIView {
  /// The parts of a view's place that follow the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge follows its width.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The view's width follows the superview's.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge follows its width.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's upper edge follows its height.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The view's height follows the superview's.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's lower edge follows its height.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content is fitted into the bounds.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Content is stretched to the bounds, which may change its aspect ratio.
    case scaleToFill = 0
    /// Content is as large as possible within the bounds, at its aspect ratio.
    case scaleAspectFit
    /// Content covers the bounds at its aspect ratio, and may extend beyond them.
    case scaleAspectFill
    /// Content is drawn again when the bounds change.
    case redraw
    /// Content keeps its size and is centered.
    case center
    /// Content keeps its size and is centered at the upper edge.
    case top
    /// Content keeps its size and is centered at the lower edge.
    case bottom
    /// Content keeps its size and is centered at the left edge.
    case left
    /// Content keeps its size and is centered at the right edge.
    case right
    /// Content keeps its size and is placed in the upper left corner.
    case topLeft
    /// Content keeps its size and is placed in the upper right corner.
    case topRight
    /// Content keeps its size and is placed in the lower left corner.
    case bottomLeft
    /// Content keeps its size and is placed in the lower right corner.
    case bottomRight
  }
}
