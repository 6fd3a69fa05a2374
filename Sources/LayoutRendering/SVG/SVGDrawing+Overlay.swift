import LayoutModel
import Foundation

extension SVGDrawing {
  /// Draws outlines and lines above the views, in one group that does not receive clicks.
  mutating func drawOverlay(_ overlay: SVGRenderer.Overlay) {
    pen.open(" data-overlay=\"\" pointer-events=\"none\"")
    let shown = visibleViews()
    if overlay.showsFrames {
      for index in shown {
        pen.rect(rect(of: index), .stroke(.overlayFrame, 0.75), attributes: mark("frame", index))
      }
    }
    if overlay.showsAlignmentRects { drawAlignmentRects(shown) }
    if overlay.showsProblems { drawProblems(shown) }
    drawMarks(overlay.markedViews)
    if let view = overlay.constraintsOfView { drawConstraints(of: view) }
    pen.close()
  }

  /// Returns the visible views, in drawing order.
  private func visibleViews() -> [Int] {
    var indices: [Int] = []
    var traversal = ViewTraversal(snapshot)
    while let step = traversal.next() {
      guard case .enter(let index, _) = step else { continue }
      if snapshot.views[index].isHidden || !rect(of: index).isDrawable {
        traversal.skipSubviews()
      } else {
        indices.append(index)
      }
    }
    return indices
  }

  /// Returns the attributes by which a page finds an element of the overlay: its kind, and the
  /// index of its view or constraint.
  private func mark(_ kind: String, _ index: Int) -> String {
    " data-mark=\"\(kind)\" data-for=\"\(index)\""
  }

  /// Draws the alignment rectangles with insets that are not zero.
  private mutating func drawAlignmentRects(_ indices: [Int]) {
    for index in indices {
      let insets = snapshot.views[index].alignmentRectInsets
      let inner = rect(of: index).inset(by: insets)
      guard insets != .zero, inner.isDrawable else { continue }
      pen.rect(
        inner.standardized, .stroke(.overlayAlignment, 0.75, dashes: [2, 2]),
        attributes: mark("alignment", index))
    }
  }

  /// Draws outlines around the marked views, which need not be visible.
  private mutating func drawMarks(_ indices: [Int]) {
    let color = LayoutSnapshot.Color.overlayConflict
    for index in indices where snapshot.views.indices.contains(index) {
      guard rect(of: index).isDrawable else { continue }
      let paint = SVGPaint(fill: color.faded(0.12), stroke: color, lineWidth: 2)
      pen.rect(rect(of: index), paint, attributes: mark("marked", index))
    }
  }

  /// Draws an outline around each ambiguous view and each view in conflict. A view that is both has
  /// the color of conflicts.
  private mutating func drawProblems(_ indices: [Int]) {
    let problems = SnapshotProblems(snapshot)
    for index in indices {
      let isInConflict = problems.trouble[index] == .conflict
      guard isInConflict || !snapshot.views[index].ambiguity.isEmpty else { continue }
      let color: LayoutSnapshot.Color = isInConflict ? .overlayConflict : .overlayAmbiguous
      let paint = SVGPaint(
        fill: color.faded(0.14), stroke: color, lineWidth: 1.5, dashes: isInConflict ? [] : [5, 3])
      pen.rect(
        rect(of: index), paint, attributes: mark(isInConflict ? "conflict" : "ambiguous", index))
    }
  }

  /// Draws the constraints that refer to a view. All others are omitted.
  private mutating func drawConstraints(of view: Int) {
    let geometry = ConstraintGeometry(snapshot: snapshot)
    // Constraints for the same distance have the same line. Each additional one is offset.
    var drawn: [String: Int] = [:]
    for (index, constraint) in snapshot.constraints.enumerated() {
      guard constraint.first.view == view || constraint.second?.view == view,
        let line = geometry.line(of: constraint)
      else { continue }
      let key = "\(line.start.x) \(line.start.y) \(line.end.x) \(line.end.y)"
      let step = CGFloat(drawn[key, default: 0]) * Self.lineStep
      drawn[key, default: 0] += 1
      let isHorizontal = abs(line.start.y - line.end.y) < abs(line.start.x - line.end.x)
      let (dx, dy) = isHorizontal ? (0, step) : (step, 0)
      drawConstraint(
        constraint, index,
        CGPoint(x: line.start.x - origin.x + dx, y: line.start.y - origin.y + dy),
        CGPoint(x: line.end.x - origin.x + dx, y: line.end.y - origin.y + dy))
    }
  }

  /// The distance between parallel lines in points, which is the height of their labels.
  private static let lineStep: CGFloat = 11

  /// Draws a constraint as a line or a dimension line with its label, in the color of its state.
  private mutating func drawConstraint(
    _ constraint: LayoutSnapshot.Constraint, _ index: Int, _ a: CGPoint, _ b: CGPoint
  ) {
    guard CGRect(origin: a, size: CGSize(width: b.x - a.x, height: b.y - a.y)).isDrawable else {
      return
    }
    let color: LayoutSnapshot.Color =
      constraint.trouble == .conflict ? .overlayConflict : .overlayConstraint
    let isRequired = constraint.priority >= LayoutSnapshot.Constraint.requiredPriority
    pen.open(" data-constraint=\"\(index)\"")
    pen.line(a.x, a.y, b.x, b.y, .stroke(color, 1.25, dashes: isRequired ? [] : [3, 2]))
    drawEnds(a, b, color)
    drawAmount(constraint, at: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), color)
    pen.close()
  }

  /// Draws the constant on a small plate in the middle of the line. A relation other than `==`
  /// precedes it.
  private mutating func drawAmount(
    _ constraint: LayoutSnapshot.Constraint, at middle: CGPoint, _ color: LayoutSnapshot.Color
  ) {
    let signs = ["<=": "≤", ">=": "≥"]
    let sign = signs[constraint.relation] ?? ""
    let text = sign + DecimalText.string(Double(constraint.constant))
    let font = LayoutSnapshot.Font(size: 8, weight: 600)
    let width = font.estimatedWidth(text) + 7
    let plate = CGRect(x: middle.x - width / 2, y: middle.y - 5.5, width: width, height: 11)
    pen.rect(plate, radius: 3, .fill(color))
    pen.text(
      text, x: middle.x, y: middle.y + font.middleToBaseline, font: font, color: .white,
      anchor: .middle)
  }

  /// Draws short bars across both ends, as on a technical drawing.
  private mutating func drawEnds(_ a: CGPoint, _ b: CGPoint, _ color: LayoutSnapshot.Color) {
    let isHorizontal = abs(a.y - b.y) < abs(a.x - b.x)
    let (dx, dy): (CGFloat, CGFloat) = isHorizontal ? (0, 4) : (4, 0)
    for end in [a, b] {
      pen.line(end.x - dx, end.y - dy, end.x + dx, end.y + dy, .stroke(color, 1.25))
    }
  }
}
