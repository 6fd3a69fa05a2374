import AutoLayout
import Foundation

/// The positions of edges in a solved layout, in the coordinates of the root.
///
/// Positions are those of constraints: they refer to alignment rectangles, layout margins and
/// baselines. x increases from left to right in both layout directions.
struct SolvedPlaces {
  private let snapshot: LayoutSnapshot
  /// A Boolean value that indicates whether leading edges are on the right.
  private let isRightToLeft: Bool
  /// The origin of the root, from which positions are measured.
  private let origin: CGPoint

  /// Creates the positions of the views of a layout.
  init(_ snapshot: LayoutSnapshot, isRightToLeft: Bool) {
    self.snapshot = snapshot
    self.isRightToLeft = isRightToLeft
    origin = snapshot.views.first?.frameInRoot.origin ?? .zero
  }

  /// Returns a Boolean value that indicates whether an attribute is on the y-axis.
  static func isVertical(_ attribute: String) -> Bool {
    ["top", "bottom", "centerY", "height", "firstBaseline", "lastBaseline", "baseline"]
      .contains(attribute) || attribute.hasPrefix("top") || attribute.hasPrefix("bottom")
      || attribute.hasPrefix("centerY")
  }

  /// Returns the value of an attribute in points, in the coordinates of the root, or `nil` for
  /// unknown attributes.
  ///
  /// `guide` is a guide of the view, such as `safeArea` or `margins`, or `nil` for the view itself.
  func value(of attribute: String, view index: Int, guide: String? = nil) -> Double? {
    let view = snapshot.views[index]
    let frame = view.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y)
    var rect = frame.inset(by: view.alignmentRectInsets)
    if let guide = guide?.lowercased() {
      rect = frame.inset(by: guide.contains("safearea") ? view.safeAreaInsets : view.layoutMargins)
    }
    let margins = frame.inset(by: view.layoutMargins)
    let value: CGFloat? =
      switch attribute {
      case "left": rect.minX
      case "right": rect.maxX
      case "leading": isRightToLeft ? rect.maxX : rect.minX
      case "trailing": isRightToLeft ? rect.minX : rect.maxX
      case "top": rect.minY
      case "bottom": rect.maxY
      case "width": rect.width
      case "height": rect.height
      case "centerX": rect.midX
      case "centerY": rect.midY
      case "leftMargin": margins.minX
      case "rightMargin": margins.maxX
      case "leadingMargin": isRightToLeft ? margins.maxX : margins.minX
      case "trailingMargin": isRightToLeft ? margins.minX : margins.maxX
      case "topMargin": margins.minY
      case "bottomMargin": margins.maxY
      case "centerXWithinMargins": margins.midX
      case "centerYWithinMargins": margins.midY
      case "firstBaseline": view.firstBaseline.map { frame.minY + $0 }
      case "lastBaseline", "baseline": view.lastBaseline.map { frame.minY + $0 }
      default: nil
      }
    return value.map { Double($0).shortened }
  }

  /// Returns a constraint with the solved values in place of its attributes.
  func numbers(of constraint: LayoutSnapshot.Constraint) -> String {
    /// Returns the solved value of a side, or `?` if it is unknown.
    func text(_ side: LayoutSnapshot.Constraint.Side) -> String {
      value(of: side.attribute, view: side.view, guide: side.guide)
        .map { ConstraintDrawing.number($0) } ?? "?"
    }
    let sign = ["==": "=", "<=": "≤", ">=": "≥"][constraint.relation] ?? "="
    var right = constraint.second.map(text) ?? ""
    if constraint.multiplier != 1, constraint.second != nil {
      right = "\(ConstraintDrawing.number(constraint.multiplier)) × \(right)"
    }
    let constant = constraint.constant
    if right.isEmpty {
      right = ConstraintDrawing.number(constant)
    } else if constant != 0 {
      right += (constant > 0 ? " + " : " − ") + ConstraintDrawing.number(abs(constant))
    }
    return "\(text(constraint.first)) \(sign) \(right)"
  }
}
