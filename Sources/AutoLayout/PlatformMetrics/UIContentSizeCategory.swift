/// The size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// No preference is known; counts as `large`.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text: body has 14 points.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Body has 15 points.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Body has 16 points.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default of a device: body has 17 points.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Body has 19 points.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Body has 21 points.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text outside Accessibility: body has 23 points.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest size under Accessibility: body has 28 points.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Under Accessibility: body has 33 points.
  public static let accessibilityLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Under Accessibility: body has 40 points.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Under Accessibility: body has 47 points.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text of all: body has 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All categories from the smallest to the largest text.
  package static let ordered: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Position among `ordered`; `large`, the default of a device, for any other value.
  package var index: Int { Self.ordered.firstIndex(of: self) ?? 3 }

  /// Whether the category is one of the five that are offered under Accessibility only.
  public var isAccessibilityCategory: Bool { index >= 7 }
}

extension UIContentSizeCategory: Comparable {
  /// Whether `lhs` asks for smaller text than `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }
}
