import AutoLayout
import Foundation

extension TreeBuilder {
  /// What `spacingType="standard"` means on the canvas, in points.
  private static let standardSpacing: CGFloat = 8

  func configure(_ stack: UIStackView, _ element: VariedElement) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    stack.distribution = Self.distributions[element["distribution"] ?? ""] ?? .fill
    stack.alignment = Self.alignment(element["alignment"])
    stack.spacing = spacing(of: element)
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    // Recorded: what preserves the margins of a stack view keeps none of 8 points.
    if margins(of: element) == nil { stack.defaultLayoutMargins = .zero }
    // The format has no attribute for it: margins that are written switch it on.
    stack.isLayoutMarginsRelativeArrangement = margins(of: element) != nil
  }

  func spacing(of element: VariedElement) -> CGFloat {
    if let spacing = element.number("spacing") { return spacing }
    return element["spacingType"] == "standard" ? Self.standardSpacing : 0
  }

  static let distributions: [String: UIStackView.Distribution] = [
    "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  /// Vertical stacks say `top` for leading and `bottom` for trailing.
  static func alignment(_ name: String?) -> UIStackView.Alignment {
    switch name {
    case "top", "leading": .leading
    case "bottom", "trailing": .trailing
    case "center": .center
    case "firstBaseline": .firstBaseline
    case "lastBaseline": .lastBaseline
    default: .fill
    }
  }
}
