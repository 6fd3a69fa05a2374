import AutoLayout
import Foundation

extension TreeBuilder {
  /// The spacing for `spacingType="standard"` on the canvas, in points.
  private static let standardSpacing: CGFloat = 8

  /// Sets how a stack view arranges its views.
  ///
  ///     <stackView axis="vertical" alignment="center" spacing="8" id="abc-De-fGh">
  func configure(_ stack: UIStackView, _ element: VariedElement) {
    stack.axis = element[StackViewElement.axis]
    stack.distribution = element[StackViewElement.distribution]
    stack.alignment = element[StackViewElement.alignment]
    stack.spacing = spacing(of: element)
    stack.isBaselineRelativeArrangement = element[StackViewElement.baselineRelativeArrangement]
    // Recorded: what preserves the margins of a stack view keeps none of 8 points.
    if margins(of: element) == nil { stack.defaultLayoutMargins = .zero }
    // The format has no attribute for it: margins that are written enable it.
    stack.isLayoutMarginsRelativeArrangement = margins(of: element) != nil
  }

  /// The spacing of a stack view in points; 0 if the element states none.
  func spacing(of element: VariedElement) -> CGFloat {
    if let spacing = element[StackViewElement.spacing] { return spacing }
    return element[StackViewElement.spacingType] == .standard ? Self.standardSpacing : 0
  }
}
