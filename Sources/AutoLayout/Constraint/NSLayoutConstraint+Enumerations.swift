extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// Directions along which layouts measure.
  public enum Axis: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// A part of an item's alignment rectangle.
  public enum Attribute: Int, Hashable, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
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

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

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
