import AutoLayout

/// Content sizes by the names that options accept.
package enum ContentSizeName {
  /// All content sizes with their short names, from the smallest to the largest.
  package static let all: [(name: String, category: UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
    ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
    ("AX4", .accessibilityExtraExtraLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  /// Swift's names, in the order of `all`.
  private static let long = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  /// Returns the category of a short name, of Swift's name or of UIKit's constant, ignoring case,
  /// or `nil` for an unknown name.
  package static func category(_ name: String) -> UIContentSizeCategory? {
    let lowered = name.lowercased()
    for (entry, long) in zip(all, long) {
      let names = [entry.name, long, entry.category.rawValue].map { $0.lowercased() }
      if names.contains(lowered) { return entry.category }
    }
    return nil
  }

  /// Returns the short name, such as `AX3`, or the raw value for an unknown category.
  package static func short(of category: UIContentSizeCategory) -> String {
    all.first { $0.category == category }?.name ?? category.rawValue
  }
}
