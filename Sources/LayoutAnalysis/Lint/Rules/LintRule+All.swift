extension LintRule {
  /// Every rule, in the order of reports: what the solution says first, then what is written.
  public static let all: [LintRule] = [
    .conflictingConstraints, .requiredContentSize, .ambiguousLayout, .ambiguousScrollContent,
    .misplacedView,
    .clippedText, .overlappingViews, .viewOutsideParent, .viewOutsideSafeArea, .smallTouchTarget,
    .fixedWidthText, .missingTrailingConstraint, .leftRightAttribute, .unconstrainedView,
    .selfSizingCell, .cellBelowCanvas, .redundantConstraint, .neverBindingConstraint,
    .nearRequiredPriority, .offGridConstant,
    .deadReference, .duplicateIdentifier, .illegalConstraint,
  ]
}
