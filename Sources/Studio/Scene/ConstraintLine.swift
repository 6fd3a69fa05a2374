import AutoLayout
import Foundation
import InterfaceBuilder

/// The figure of a constraint on the canvas.
///
/// All lengths are in points, in the coordinates of the root. The page draws the figures above the
/// views.
struct ConstraintLine: Encodable, Equatable, Sendable {
  /// The shape of the figure.
  enum Shape: String, Encodable, Sendable {
    /// An I-beam along a distance or size, with its constant.
    case beam
    /// A line along which edges, centers or baselines are aligned.
    case alignment
    /// A badge for equal sizes and aspect ratios.
    case badge
  }

  /// The state that determines the color of the figure. On Interface Builder's canvas, the colors
  /// are blue, orange (for ambiguous views) and red.
  enum Tone: String, Encodable, Sendable { case complete, open, conflict }

  /// The key of the constraint.
  var key: String
  /// The shape of the figure.
  var shape: Shape
  /// The ends of the line, or the centers of the items for a badge: x1, y1, x2, y2.
  var points: [Double]
  /// Dashed lines from the items to the figure, or `nil` if there are none. Each is x1, y1, x2, y2.
  var extensions: [[Double]]?
  /// A Boolean value that indicates whether the constraint determines positions or sizes along the
  /// y-axis.
  var isVertical: Bool
  /// The text next to the line, such as `≥8`, or `nil` if the constraint aligns the items exactly.
  var label: String?
  /// The color of the line, which depends on the state of the constraint.
  var tone: Tone
  /// A Boolean value that indicates whether the constraint is optional, or `nil` if it is required.
  /// Optional constraints are dashed.
  var isOptional: Bool?
}

/// Creates the figures of constraints between the frames on the canvas.
///
/// The figure of a distance is a beam between two edges. The figure of an alignment is a line
/// through both items. The figure of a size is a beam along the view. The figures of equal sizes
/// are badges.
struct ConstraintDrawing {
  /// The layout on the canvas.
  private let snapshot: LayoutSnapshot
  /// A Boolean value that indicates whether leading edges are on the right.
  private let isRightToLeft: Bool
  /// The frames on the canvas in the coordinates of the root. Ambiguous views have their recorded
  /// coordinates where the layout does not determine them.
  private let frames: [CGRect]
  private let conflicting: Set<Int>
  /// The frames of layout guides that constraints place, by the identifier of the view and the name
  /// of the guide, in points in the coordinates of the view.
  private let guides: [String: [String: CGRect]]

  /// Creates the figures of a layout.
  ///
  /// If `showsSolutions` is true, ambiguous views have the frames of the solution; otherwise, they
  /// have their recorded frames.
  init(
    _ snapshot: LayoutSnapshot, isRightToLeft: Bool, showsSolutions: Bool = false,
    guides: [PlacedGuide] = []
  ) {
    self.snapshot = snapshot
    self.isRightToLeft = isRightToLeft
    var frames: [CGRect] = []
    frames.reserveCapacity(snapshot.views.count)
    // Views are not copied, because each has a dozen strings and arrays.
    for index in snapshot.views.indices {
      guard let parent = snapshot.views[index].parent else {
        frames.append(CGRect(origin: .zero, size: snapshot.views[index].frame.size))
        continue
      }
      let frame =
        snapshot.canvasFrame(of: snapshot.views[index], showsSolutions)
        ?? snapshot.views[index].frame
      let around = snapshot.views[parent].boundsOrigin
      frames.append(
        frame.offsetBy(dx: frames[parent].minX - around.x, dy: frames[parent].minY - around.y))
    }
    self.frames = frames
    conflicting = Set(snapshot.conflicts.flatMap(\.members))
    self.guides = Dictionary(grouping: guides, by: \.view).mapValues { guides in
      Dictionary(guides.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the lines of the document's constraints, and of conflicting constraints of stack
  /// views, that refer to the views with some indices.
  func lines(of chosen: Set<Int>, key: (Int) -> String) -> [ConstraintLine] {
    snapshot.constraints.indices.filter { isShown($0, with: chosen) }
      .compactMap { line(of: $0, key: key($0)) }
  }

  /// Returns a Boolean value that indicates whether a constraint has a line and refers to one of
  /// the views. The method does not copy the constraint, because a drag calls it for every
  /// constraint of the scene.
  private func isShown(_ index: Int, with chosen: Set<Int>) -> Bool {
    let origin = snapshot.constraints[index].origin
    guard origin == .user || (origin == .stackView && conflicting.contains(index)) else {
      return false
    }
    if chosen.contains(snapshot.constraints[index].first.view) { return true }
    guard let second = snapshot.constraints[index].second?.view else { return false }
    return chosen.contains(second)
  }

  /// Returns the line of a constraint, or `nil` if it cannot be drawn.
  func line(of index: Int, key: String) -> ConstraintLine? {
    let constraint = snapshot.constraints[index]
    guard let first = place(of: constraint.first) else { return nil }
    var line = ConstraintLine(
      key: key, shape: .beam, points: [], isVertical: first.isVertical,
      label: label(of: constraint), tone: tone(of: index, isVertical: first.isVertical))
    if constraint.priority < 1000 { line.isOptional = true }
    if first.isExtent {
      extent(constraint, first, &line)
      return line
    }
    guard let second = constraint.second.flatMap(place(of:)) else { return nil }
    if isAlignment(constraint) {
      alignment(first, second, &line)
    } else {
      distance(first, second, &line)
    }
    return line
  }

  // MARK: - Places

  /// The position of a side: a line across the canvas at `value`, between `low` and `high` along
  /// the other axis, or an extent of `rect`.
  struct Place {
    /// A Boolean value that indicates whether the attribute is on the vertical axis.
    var isVertical: Bool
    /// A Boolean value that indicates whether the side is a width or height.
    var isExtent: Bool
    /// The position or extent, in points of the canvas.
    var value: CGFloat
    /// The alignment rectangle of the item, in the coordinates of the canvas.
    var rect: CGRect
    /// The lower bound of the item along the other axis, in points of the canvas.
    var low: CGFloat { isVertical ? rect.minX : rect.minY }
    /// The upper bound of the item along the other axis, in points of the canvas.
    var high: CGFloat { isVertical ? rect.maxX : rect.maxY }
  }

  /// Returns the position of an item's attribute, or `nil` for attributes that are not on the
  /// canvas.
  private func place(of side: LayoutSnapshot.Constraint.Side) -> Place? {
    guard snapshot.views.indices.contains(side.view) else { return nil }
    let view = snapshot.views[side.view]
    let frame = frames[side.view]
    let rect = rect(of: side, view, frame)
    func across(_ x: CGFloat) -> Place {
      Place(isVertical: false, isExtent: false, value: x, rect: rect)
    }
    func down(_ y: CGFloat) -> Place {
      Place(isVertical: true, isExtent: false, value: y, rect: rect)
    }
    let margins = rect.inset(by: view.layoutMargins)
    switch side.attribute {
    case "left": return across(rect.minX)
    case "right": return across(rect.maxX)
    case "leading": return across(isRightToLeft ? rect.maxX : rect.minX)
    case "trailing": return across(isRightToLeft ? rect.minX : rect.maxX)
    case "centerX": return across(rect.midX)
    case "leftMargin": return across(margins.minX)
    case "rightMargin": return across(margins.maxX)
    case "leadingMargin": return across(isRightToLeft ? margins.maxX : margins.minX)
    case "trailingMargin": return across(isRightToLeft ? margins.minX : margins.maxX)
    case "centerXWithinMargins": return across(margins.midX)
    case "top": return down(rect.minY)
    case "bottom": return down(rect.maxY)
    case "centerY": return down(rect.midY)
    case "topMargin": return down(margins.minY)
    case "bottomMargin": return down(margins.maxY)
    case "centerYWithinMargins": return down(margins.midY)
    case "firstBaseline": return down(frame.minY + (view.firstBaseline ?? frame.height))
    case "lastBaseline", "baseline":
      return down(frame.minY + (view.lastBaseline ?? frame.height))
    case "width": return Place(isVertical: false, isExtent: true, value: rect.width, rect: rect)
    case "height": return Place(isVertical: true, isExtent: true, value: rect.height, rect: rect)
    default: return nil
    }
  }

  /// Returns the rectangle of an item: the alignment rectangle of a view, or the layout frame of a
  /// guide.
  private func rect(
    of side: LayoutSnapshot.Constraint.Side, _ view: LayoutSnapshot.View, _ frame: CGRect
  ) -> CGRect {
    guard let name = side.guide else { return frame.inset(by: view.alignmentRectInsets) }
    if let placed = view.identifier.flatMap({ guides[$0]?[name] }) {
      return placed.offsetBy(
        dx: frame.minX - view.boundsOrigin.x, dy: frame.minY - view.boundsOrigin.y)
    }
    let guide = name.lowercased()
    if guide.contains("safearea") { return frame.inset(by: view.safeAreaInsets) }
    if guide.contains("margin") || guide.contains("readable") {
      return frame.inset(by: view.layoutMargins)
    }
    return frame
  }

  // MARK: - Figures

  /// Returns a Boolean value that indicates whether a constraint aligns two items instead of
  /// specifying a distance between them.
  private func isAlignment(_ constraint: LayoutSnapshot.Constraint) -> Bool {
    guard let second = constraint.second, constraint.first.view != second.view else { return false }
    let centers: Set<String> = [
      "centerX", "centerY", "centerXWithinMargins", "centerYWithinMargins", "firstBaseline",
      "lastBaseline", "baseline",
    ]
    if centers.contains(constraint.first.attribute) || centers.contains(second.attribute) {
      return true
    }
    // Edges of siblings are aligned. An edge of a view and the same edge of its container have a
    // distance of zero.
    return constraint.first.attribute == second.attribute
      && snapshot.views[constraint.first.view].parent == snapshot.views[second.view].parent
  }

  /// Draws a width, a height or an aspect ratio: a beam inside the item, or badges at both items.
  private func extent(
    _ constraint: LayoutSnapshot.Constraint, _ first: Place, _ line: inout ConstraintLine
  ) {
    let rect = first.rect
    if constraint.second != nil {
      line.shape = .badge
      line.points = [rect.midX, rect.midY, rect.midX, rect.midY].map { Double($0).shortened }
      if let second = constraint.second, second.view != constraint.first.view,
        let other = place(of: second)
      {
        line.points = [rect.midX, rect.midY, other.rect.midX, other.rect.midY]
          .map { Double($0).shortened }
      }
      return
    }
    line.points =
      (first.isVertical
      ? [rect.maxX + Self.beside, rect.minY, rect.maxX + Self.beside, rect.maxY]
      : [rect.minX, rect.maxY + Self.beside, rect.maxX, rect.maxY + Self.beside])
      .map { Double($0).shortened }
  }

  /// The distance between a view and the beam of its size, in points.
  private static let beside: CGFloat = 7

  /// Draws a line along two aligned attributes, as long as both items. If the attributes are not at
  /// the same position, a beam shows their distance.
  private func alignment(_ first: Place, _ second: Place, _ line: inout ConstraintLine) {
    line.shape = .alignment
    let low = min(first.low, second.low)
    let high = max(first.high, second.high)
    line.points = points((first.value, low), (first.value, high), first.isVertical)
    if abs(first.value - second.value) > 0.5 {
      let middle = (max(first.low, second.low) + min(first.high, second.high)) / 2
      line.shape = .beam
      line.points = points((second.value, middle), (first.value, middle), first.isVertical)
      line.extensions = [
        points((second.value, second.low), (second.value, second.high), first.isVertical)
      ]
    }
  }

  /// Draws a beam between two edges, with extensions if the items do not face each other.
  private func distance(_ first: Place, _ second: Place, _ line: inout ConstraintLine) {
    let low = max(first.low, second.low)
    let high = min(first.high, second.high)
    // If the items do not face each other, the beam is at the smaller item, and dashes connect it
    // to the other one.
    let middle =
      low <= high
      ? (low + high) / 2
      : (first.high - first.low < second.high - second.low
        ? (first.low + first.high) / 2 : (second.low + second.high) / 2)
    line.points = points((second.value, middle), (first.value, middle), first.isVertical)
    var extensions: [[Double]] = []
    for place in [first, second] where middle < place.low || middle > place.high {
      let end = middle < place.low ? place.low : place.high
      extensions.append(points((place.value, end), (place.value, middle), first.isVertical))
    }
    if !extensions.isEmpty { line.extensions = extensions }
  }

  /// Returns two points. `value` is along the axis of the constraint, and the other number is
  /// across it.
  private func points(
    _ a: (value: CGFloat, across: CGFloat), _ b: (value: CGFloat, across: CGFloat),
    _ isVertical: Bool
  ) -> [Double] {
    (isVertical ? [a.across, a.value, b.across, b.value] : [a.value, a.across, b.value, b.across])
      .map { Double($0).shortened }
  }

  // MARK: - Colors and texts

  /// Returns the tone of the worst state: conflict, then ambiguity.
  private func tone(of index: Int, isVertical: Bool) -> ConstraintLine.Tone {
    let constraint = snapshot.constraints[index]
    if constraint.isBroken || conflicting.contains(index)
      || constraint.isViolated && constraint.priority >= 1000
    {
      return .conflict
    }
    let open: LayoutSnapshot.Ambiguity =
      isVertical ? [.verticalPosition, .height] : [.horizontalPosition, .width]
    let views = [constraint.first.view, constraint.second?.view].compactMap { $0 }
    for index in views where index > 0 {
      let view = snapshot.views[index]
      if !view.ambiguity.isDisjoint(with: open) { return .open }
    }
    return .complete
  }

  /// Returns the constant as Interface Builder writes it on the line. The relation and the
  /// multiplier are included if they differ from the defaults.
  private func label(of constraint: LayoutSnapshot.Constraint) -> String? {
    let sign = ["<=": "≤", ">=": "≥"][constraint.relation] ?? ""
    let number = Self.number(constraint.constant)
    guard let second = constraint.second else { return sign + number }
    if constraint.first.attribute == "width" || constraint.first.attribute == "height" {
      if second.view == constraint.first.view {
        return sign + Self.ratio(constraint.multiplier)
      }
      let factor = constraint.multiplier == 1 ? "=" : "×" + Self.number(constraint.multiplier)
      let rest = constraint.constant == 0 ? "" : (constraint.constant > 0 ? "+" : "") + number
      return (sign.isEmpty ? factor : sign + factor) + rest
    }
    return sign.isEmpty && constraint.constant == 0 ? nil : sign + number
  }

  /// Returns a multiplier as a ratio, such as `16:9`, if its terms are small.
  private static func ratio(_ value: CGFloat) -> String {
    for below in 1...20 {
      let above = value * CGFloat(below)
      if abs(above - above.rounded()) < 0.001, above.rounded() >= 1, above < 100 {
        return "\(Int(above.rounded())):\(below)"
      }
    }
    return number(value)
  }

  /// Returns a number with at most two digits after the decimal point.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "?" }
    let rounded = (Double(value) * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
