extension LintRule {
  /// All rules, in the order of reports: first those about the solution, then those about the
  /// document.
  public static let all: [LintRule] = [
    .conflictingConstraints, .requiredContentSize, .ambiguousLayout, .ambiguousScrollContent,
    .misplacedView,
    .clippedText, .overlappingViews, .viewOutsideParent, .viewOutsideSafeArea, .smallTouchTarget,
    .fixedWidthText, .missingTrailingConstraint, .leftRightAttribute, .unconstrainedView,
    .selfSizingCell, .cellBelowCanvas, .redundantConstraint, .neverBindingConstraint,
    .nearRequiredPriority, .offGridConstant,
    .invalidDocument, .deadReference, .duplicateIdentifier, .illegalConstraint, .unknownElement,
  ]

  /// Returns the rule with a name, or `nil` for an unknown name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rules.
  public static func named(_ name: String) -> LintRule? { all.first { $0.name == name } }
}
