extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public typealias Relation = ConstraintDescription.Relation

  /// Directions along which layouts measure.
  public typealias Axis = ConstraintDescription.Axis

  /// A part of an item's alignment rectangle.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The upper edge of the alignment rectangle.
    case top = 3
    /// The lower edge of the alignment rectangle.
    case bottom = 4
    /// The edge where text begins: the left edge in left-to-right layouts.
    case leading = 5
    /// The edge where text ends: the right edge in left-to-right layouts.
    case trailing = 6
    /// The extent of the alignment rectangle along the x-axis, in points.
    case width = 7
    /// The extent of the alignment rectangle along the y-axis, in points.
    case height = 8
    /// The midpoint between the left and right edges.
    case centerX = 9
    /// The midpoint between the upper and lower edges.
    case centerY = 10
    /// The baseline of the last line of text; the lower edge if the item has no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the upper edge if the item has no text.
    case firstBaseline = 12
    /// The left edge, inset by the left layout margin of the view.
    case leftMargin = 13
    /// The right edge, inset by the right layout margin of the view.
    case rightMargin = 14
    /// The upper edge, inset by the top layout margin of the view.
    case topMargin = 15
    /// The lower edge, inset by the bottom layout margin of the view.
    case bottomMargin = 16
    /// The leading edge, inset by the leading layout margin of the view.
    case leadingMargin = 17
    /// The trailing edge, inset by the trailing layout margin of the view.
    case trailingMargin = 18
    /// The midpoint between the left and right layout margins of the view.
    case centerXWithinMargins = 19
    /// The midpoint between the top and bottom layout margins of the view.
    case centerYWithinMargins = 20
    /// No attribute, for a constraint whose right side is a constant.
    case notAnAttribute = 0

    /// The older name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// Alignment, direction and spacing of a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges of all views are equal; for vertical formats.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges of all views are equal; for vertical formats.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The upper edges of all views are equal; for horizontal formats.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The lower edges of all views are equal; for horizontal formats.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges of all views are equal; for vertical formats.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges of all views are equal; for vertical formats.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centres of all views are equal; for vertical formats.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centres of all views are equal; for horizontal formats.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines of all views are equal; for horizontal formats.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines of all views are equal; for horizontal formats.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Horizontal formats run from leading to trailing; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Horizontal formats run from left to right, whatever the layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats run from right to left, whatever the layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Distances in vertical formats are those between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances in vertical formats are those from a last baseline to the next first one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// What kind of number an attribute names; only like kinds pair.
  enum Kind: Hashable {
    case horizontalLocation, verticalLocation, size, none
  }

  /// What kind of number the attribute names.
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

  /// Whether the attribute is a place and not a length.
  var isLocation: Bool { kind == .horizontalLocation || kind == .verticalLocation }

  /// Whether the attribute follows the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names an absolute side.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute lies on the margins, so that it moves with them.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether the attribute is a baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute is the middle of the alignment rectangle.
  var isCentre: Bool { self == .centerX || self == .centerY }

  /// The axis the attribute measures along.
  package var axis: NSLayoutConstraint.Axis? {
    switch kind {
    case .horizontalLocation: .horizontal
    case .verticalLocation: .vertical
    case .size: self == .width ? .horizontal : .vertical
    case .none: nil
    }
  }

  /// The name that UIKit's logs use.
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
