import InterfaceBuilder

extension LintRule {
  /// Priorities just below required, which hide conflicts.
  ///
  /// Only the document is read; the rule does not determine whether constraints conflict on a
  /// canvas.
  static let nearRequiredPriority = LintRule(
    "near-required-priority", .note,
    "A priority just below required can hide a conflict instead of resolving it.",
    reason: """
      Priorities from 990 to 999 are usually chosen to silence “Unable to simultaneously satisfy \
      constraints”. The layout still breaks the constraint, but without a message.
      """,
    remedy: """
      Choose the constraint that may be broken, and give it a priority of 750 or less, or make it \
      an inequality.
      """,
    .document { document, _ in
      document.constraintElements.compactMap { element in
        guard let text = element.text(of: ConstraintElement.priority),
          plugs.contains(element[ConstraintElement.priority].rawValue)
        else { return nil }
        return LintIssue(
          element: element, name: "constraint",
          message: "Priority \(text) can hide a conflict with required constraints",
          hint: "lower the priority to 750 or less, or make the constraint an inequality")
      }
    })

  /// The priority that repairs offer for a constraint that may be broken: High, the greatest that
  /// the rule does not report.
  package static let yieldingPriority = 750

  /// The reported priorities. Apart from required, UIKit uses no priority above those of a view's
  /// content (750) and of dragging (below 510); values so close to required are chosen only to
  /// avoid a conflict.
  private static let plugs: Range<Float> = 990..<1000
}
