import Foundation
import InterfaceBuilder

extension LintRule {
  /// Distances and sizes that are not multiples of the project's grid.
  static let offGridConstant = LintRule(
    "off-grid-constant", .note, in: [],
    "A distance or size is not a multiple of the project's grid.",
    reason: """
      The option `grid` is the step in points; the default is 4. Standard spacing (`symbolic`) and \
      placeholders are not checked.
      """,
    remedy: """
      Use the nearest multiple, as the hint suggests.
      """,
    .document { document, options in
      guard options.grid > 0 else { return [] }
      return document.constraintElements.compactMap { element in
        guard !element[ConstraintElement.symbolic], !element[ConstraintElement.placeholder] else {
          return nil
        }
        let constant = Double(element[ConstraintElement.constant])
        let steps = constant / options.grid
        guard abs(steps - steps.rounded()) * options.grid > gridAllowance else { return nil }
        return LintIssue(
          element: element, name: "constraint",
          message:
            "Constant \(CGFloat(constant).shortText) is not a multiple of "
            + "\(CGFloat(options.grid).shortText)",
          hint: "use \(CGFloat(steps.rounded() * options.grid).shortText)")
      }
    })

  /// The number of points by which Xcode's numbers differ from those entered: 147.00000000000003.
  private static let gridAllowance = 1e-3
}
