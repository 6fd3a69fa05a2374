import Foundation

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// A notification that is posted when the user's preferred text size changes.
  ///
  /// - Remark: Inert. It is never posted, because the preferred size does not change.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category in the user info of the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// No known preference, which is equivalent to `large`.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text size: body text has 14 points.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// A small text size: body text has 15 points.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// A medium text size: body text has 16 points.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default text size of devices: body text has 17 points.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// A large text size: body text has 19 points.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// A larger text size: body text has 21 points.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text size that is not an accessibility size: body text has 23 points.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size: body text has 28 points.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// A larger accessibility size: body text has 33 points.
  public static let accessibilityLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// A larger accessibility size: body text has 40 points.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// A larger accessibility size: body text has 47 points.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest text size: body text has 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All categories, from the smallest to the largest text size.
  package static let ordered: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index in `ordered`. Values that are not in the list have the index of `large`, the default
  /// of devices.
  package var index: Int { Self.ordered.firstIndex(of: self) ?? 3 }

  /// A Boolean value that indicates whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { index >= 7 }
}

extension UIContentSizeCategory: Comparable {
  /// Returns a Boolean value that indicates whether `lhs` is a smaller text size than `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }
}
