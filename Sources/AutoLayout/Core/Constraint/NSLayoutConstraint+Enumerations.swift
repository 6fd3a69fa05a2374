extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public typealias Relation = ConstraintDescription.Relation

  /// The axes of a layout.
  public typealias Axis = ConstraintDescription.Axis

  /// The attributes of an item's alignment rectangle.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The top edge of the alignment rectangle.
    case top = 3
    /// The bottom edge of the alignment rectangle.
    case bottom = 4
    /// The edge where text begins. In left-to-right layouts, it is the left edge.
    case leading = 5
    /// The edge where text ends. In left-to-right layouts, it is the right edge.
    case trailing = 6
    /// The extent of the alignment rectangle along the x-axis, in points.
    case width = 7
    /// The extent of the alignment rectangle along the y-axis, in points.
    case height = 8
    /// The midpoint between the left and right edges.
    case centerX = 9
    /// The midpoint between the top and bottom edges.
    case centerY = 10
    /// The baseline of the last line of text, or the bottom edge if the item has no text.
    case lastBaseline = 11
    /// The baseline of the first line of text, or the top edge if the item has no text.
    case firstBaseline = 12
    /// The left edge, inset by the left layout margin of the view.
    case leftMargin = 13
    /// The right edge, inset by the right layout margin of the view.
    case rightMargin = 14
    /// The top edge, inset by the top layout margin of the view.
    case topMargin = 15
    /// The bottom edge, inset by the bottom layout margin of the view.
    case bottomMargin = 16
    /// The leading edge, inset by the leading layout margin of the view.
    case leadingMargin = 17
    /// The trailing edge, inset by the trailing layout margin of the view.
    case trailingMargin = 18
    /// The midpoint between the left and right layout margins of the view.
    case centerXWithinMargins = 19
    /// The midpoint between the top and bottom layout margins of the view.
    case centerYWithinMargins = 20
    /// No attribute. The right side of the constraint is a constant.
    case notAnAttribute = 0

    /// An older name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// The alignment, direction and spacing of a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of all views. It applies to vertical formats.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of all views. It applies to vertical formats.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges of all views. It applies to horizontal formats.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges of all views. It applies to horizontal formats.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges of all views. It applies to vertical formats.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges of all views. It applies to vertical formats.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centers of all views. It applies to vertical formats.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centers of all views. It applies to horizontal formats.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines of all views. It applies to horizontal formats.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines of all views. It applies to horizontal formats.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Horizontal formats run from leading to trailing. This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Horizontal formats run from left to right in any layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats run from right to left in any layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Distances in vertical formats are measured between edges. This is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances in vertical formats are measured from a last baseline to the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of attributes. Only attributes of the same kind can be paired.
  enum Kind: Hashable {
    case horizontalLocation, verticalLocation, size, none
  }

  /// The kind of the attribute.
  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalLocation
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalLocation
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// A Boolean value that indicates whether the attribute is a location, not a size.
  var isLocation: Bool { kind == .horizontalLocation || kind == .verticalLocation }

  /// A Boolean value that indicates whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the attribute is a left or right side.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the attribute depends on the layout margins.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// A Boolean value that indicates whether the attribute is a baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// A Boolean value that indicates whether the attribute is a center of the alignment rectangle.
  var isCenter: Bool { self == .centerX || self == .centerY }

  /// The axis along which the attribute is measured.
  package var axis: NSLayoutConstraint.Axis? {
    switch kind {
    case .horizontalLocation: .horizontal
    case .verticalLocation: .vertical
    case .size: self == .width ? .horizontal : .vertical
    case .none: nil
    }
  }

  /// The name of the attribute in UIKit's logs.
  package var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
