import InterfaceBuilder

extension LintRule {
  /// Constraints that do not follow the reading direction.
  static let leftRightAttribute = LintRule(
    "left-right-attribute", .warning, in: [.localization, .strict], isFixable: true,
    "A constraint uses left or right, which do not change sides in right-to-left languages.",
    reason: """
      `leading` and `trailing` follow the language direction. `left` and `right` do not.
      """,
    remedy: """
      Choose “Respect language direction” for both items of the constraint. The edit is safe: the \
      layout from left to right does not change.
      """,
    .document { document, _ in
      document.constraintElements.compactMap { element in
        let sided = layoutAttributes.compactMap { element.text(of: $0) }
          .first { Self.readingSides[$0] != nil }
        guard let sided, let better = Self.readingSides[sided] else { return nil }
        return LintIssue(
          element: element, name: "constraint",
          message: "Uses \(sided) instead of \(better), which follows the language direction",
          hint: "choose “Respect language direction” for both items of the constraint")
      }
    })

  /// The attributes of both items.
  static let layoutAttributes = [
    ConstraintElement.firstAttribute, ConstraintElement.secondAttribute,
  ]

  /// The attributes that follow the reading direction, by those that do not.
  static let readingSides = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin",
  ]
}

extension InterfaceDocument {
  /// All constraints as they are written, in document order.
  var constraintElements: [XMLTree.Element] {
    ConstraintElement.all(in: tree).map(\.element)
  }
}
