import LayoutModel
import Foundation

/// The positions of the sides of constraints in a picture.
///
/// The layout direction is not considered: `leading` is the left edge. In right-to-left layouts,
/// the line between the two solved edges shows the difference.
struct ConstraintGeometry {
  /// The position of a side: an edge, a center line, or the extent of a dimension. Coordinates are
  /// those of the root, in points.
  enum Place: Hashable {
    /// A vertical line at `x`, from `top` to `bottom`.
    case vertical(x: CGFloat, top: CGFloat, bottom: CGFloat)
    /// A horizontal line at `y`, from `left` to `right`.
    case horizontal(y: CGFloat, left: CGFloat, right: CGFloat)
    /// The width of a rectangle.
    case width(CGRect)
    /// The height of a rectangle.
    case height(CGRect)
  }

  /// The layout to which the constraints belong.
  let snapshot: LayoutSnapshot

  /// Returns the position of a side of a constraint, or `nil` for unknown attributes, and for views
  /// that do not exist or have no drawable frame.
  func place(of side: LayoutSnapshot.Constraint.Side) -> Place? {
    guard snapshot.views.indices.contains(side.view) else { return nil }
    let view = snapshot.views[side.view]
    guard view.frameInRoot.isDrawable else { return nil }
    let rect = rect(of: side, in: view)
    switch side.attribute {
    case "left", "leading": return vertical(rect.minX, rect)
    case "right", "trailing": return vertical(rect.maxX, rect)
    case "centerX": return vertical(rect.midX, rect)
    case "leftMargin", "leadingMargin": return vertical(rect.minX + view.layoutMargins.left, rect)
    case "rightMargin", "trailingMargin":
      return vertical(rect.maxX - view.layoutMargins.right, rect)
    case "centerXWithinMargins":
      return vertical(rect.inset(by: view.layoutMargins).midX, rect)
    case "width": return .width(rect)
    case "height": return .height(rect)
    default: return verticalPlace(of: side.attribute, view, rect)
    }
  }

  /// Returns the line of an attribute on the vertical axis, in the coordinates of the root, or
  /// `nil` for other attributes.
  private func verticalPlace(
    of attribute: String, _ view: LayoutSnapshot.View, _ rect: CGRect
  ) -> Place? {
    let frame = view.frameInRoot
    switch attribute {
    case "top": return horizontal(rect.minY, rect)
    case "bottom": return horizontal(rect.maxY, rect)
    case "centerY": return horizontal(rect.midY, rect)
    case "topMargin": return horizontal(rect.minY + view.layoutMargins.top, rect)
    case "bottomMargin": return horizontal(rect.maxY - view.layoutMargins.bottom, rect)
    case "centerYWithinMargins": return horizontal(rect.inset(by: view.layoutMargins).midY, rect)
    case "firstBaseline":
      return horizontal(frame.minY + (view.firstBaseline ?? frame.height), rect)
    case "lastBaseline", "baseline":
      return horizontal(frame.minY + (view.lastBaseline ?? frame.height), rect)
    default: return nil
    }
  }

  /// Returns the alignment rectangle of the view, or the rectangle of its guide.
  private func rect(
    of side: LayoutSnapshot.Constraint.Side, in view: LayoutSnapshot.View
  ) -> CGRect {
    let frame = view.frameInRoot
    guard let guide = side.guide?.lowercased() else {
      return frame.inset(by: view.alignmentRectInsets)
    }
    if guide.contains("safearea") { return frame.inset(by: view.safeAreaInsets) }
    if guide.contains("margin") || guide.contains("readable") {
      return frame.inset(by: view.layoutMargins)
    }
    return frame
  }

  /// Returns a vertical line across a rectangle.
  private func vertical(_ x: CGFloat, _ rect: CGRect) -> Place {
    .vertical(x: x, top: rect.minY, bottom: rect.maxY)
  }

  /// Returns a horizontal line across a rectangle.
  private func horizontal(_ y: CGFloat, _ rect: CGRect) -> Place {
    .horizontal(y: y, left: rect.minX, right: rect.maxX)
  }

  /// Returns the line from `start` to `end` that shows the distance of `constraint`, or `nil` if
  /// there is no drawable distance.
  func line(of constraint: LayoutSnapshot.Constraint) -> (start: CGPoint, end: CGPoint)? {
    guard let first = place(of: constraint.first) else { return nil }
    let second = constraint.second.flatMap { place(of: $0) }
    switch (first, second) {
    case (.width(let rect), _):
      let y = rect.maxY + Self.dimensionOffset
      return (CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y))
    case (.height(let rect), _):
      let x = rect.maxX + Self.dimensionOffset
      return (CGPoint(x: x, y: rect.minY), CGPoint(x: x, y: rect.maxY))
    case (.vertical(let x1, let top1, let bottom1), .vertical(let x2, let top2, let bottom2)):
      let y = Self.middle(top1, bottom1, top2, bottom2)
      return (CGPoint(x: x1, y: y), CGPoint(x: x2, y: y))
    case (.horizontal(let y1, let left1, let right1), .horizontal(let y2, let left2, let right2)):
      let x = Self.middle(left1, right1, left2, right2)
      return (CGPoint(x: x, y: y1), CGPoint(x: x, y: y2))
    default:
      return nil
    }
  }

  /// The distance in points between a dimension line and its view. Widths are drawn below the view,
  /// and heights on its right.
  private static let dimensionOffset: CGFloat = 8

  /// Returns the center of the intersection of two extents, or of the gap between them.
  ///
  /// The parameters are plain numbers, because a `ClosedRange` traps if insets make them NaN.
  private static func middle(
    _ start1: CGFloat, _ end1: CGFloat, _ start2: CGFloat, _ end2: CGFloat
  ) -> CGFloat {
    (max(start1, start2) + min(end1, end2)) / 2
  }
}
