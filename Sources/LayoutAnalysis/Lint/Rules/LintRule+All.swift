extension LintRule {
  /// Every rule, in the order of reports: what the solution says first, then what is written.
  public static let all: [LintRule] = [
    .conflictingConstraints, .requiredContentSize, .ambiguousLayout, .ambiguousScrollContent,
    .misplacedView,
    .clippedText, .overlappingViews, .viewOutsideParent, .viewOutsideSafeArea, .smallTouchTarget,
    .fixedWidthText, .missingTrailingConstraint, .leftRightAttribute, .unconstrainedView,
    .selfSizingCell, .cellBelowCanvas, .redundantConstraint, .neverBindingConstraint,
    .nearRequiredPriority, .offGridConstant,
    .invalidDocument, .deadReference, .duplicateIdentifier, .illegalConstraint, .unknownElement,
  ]

  /// The rule with a name; nil for an unknown name.
  ///
  /// - Complexity: O(number of rules).
  public static func named(_ name: String) -> LintRule? { all.first { $0.name == name } }
}
