extension UIView {
  /// The parts of a view's frame that change when the size of the superview changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width of the view is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height of the view is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The ways in which content is fitted into the bounds of a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// The content is stretched to the bounds. Its aspect ratio can change.
    case scaleToFill = 0
    /// The content is as large as possible within the bounds at its aspect ratio.
    case scaleAspectFit
    /// The content covers the bounds at its aspect ratio. It can extend beyond them.
    case scaleAspectFill
    /// The content is drawn again when the bounds change.
    case redraw
    /// The content keeps its size and is centered.
    case center
    /// The content keeps its size and is centered at the top edge.
    case top
    /// The content keeps its size and is centered at the bottom edge.
    case bottom
    /// The content keeps its size and is centered at the left edge.
    case left
    /// The content keeps its size and is centered at the right edge.
    case right
    /// The content keeps its size and is placed in the top-left corner.
    case topLeft
    /// The content keeps its size and is placed in the top-right corner.
    case topRight
    /// The content keeps its size and is placed in the bottom-left corner.
    case bottomLeft
    /// The content keeps its size and is placed in the bottom-right corner.
    case bottomRight
  }
}
