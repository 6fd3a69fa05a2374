import AutoLayout
import Foundation

extension TreeBuilder {
  /// The spacing for `spacingType="standard"` on the canvas, in points.
  private static let standardSpacing: CGFloat = 8

  /// Sets the arrangement of a stack view.
  ///
  ///     <stackView axis="vertical" alignment="center" spacing="8" id="abc-De-fGh">
  func configure(_ stack: UIStackView, _ element: VariedElement) {
    stack.axis = element[StackViewElement.axis]
    stack.distribution = element[StackViewElement.distribution]
    stack.alignment = element[StackViewElement.alignment]
    stack.spacing = spacing(of: element)
    stack.isBaselineRelativeArrangement = element[StackViewElement.baselineRelativeArrangement]
    // Recorded: views that preserve the margins of a stack view do not have margins of 8 points.
    if margins(of: element) == nil { stack.defaultLayoutMargins = .zero }
    // The format has no attribute for it: written margins enable it.
    stack.isLayoutMarginsRelativeArrangement = margins(of: element) != nil
  }

  /// Returns the spacing of a stack view in points, or 0 if the element does not state one.
  func spacing(of element: VariedElement) -> CGFloat {
    if let spacing = element[StackViewElement.spacing] { return spacing }
    return element[StackViewElement.spacingType] == .standard ? Self.standardSpacing : 0
  }
}
