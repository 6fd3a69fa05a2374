import Foundation

/// The area of a stroked line, as overlapping polygons with the same orientation, so that the
/// winding rule fills their union.
struct StrokeOutline {
  /// Half the width, in points.
  let radius: CGFloat
  /// The shape of the ends.
  let cap: CGLineCap
  /// The shape of the corners.
  let join: CGLineJoin
  /// The limit of the ratio of a miter's length to the line width, above which a corner is beveled.
  let miterLimit: CGFloat
  /// The polygons.
  let path = CGMutablePath()

  /// Adds the area along a subpath. A subpath of one point has only round or square ends.
  mutating func add(_ subpath: FlatPath.Subpath) {
    var points: [CGPoint] = []
    for point in subpath.line where point != points.last { points.append(point) }
    guard points.count > 1 else { return addDot(points.first) }
    for (start, end) in zip(points, points.dropFirst()) { addSide(start, end) }
    for i in 1..<(points.count - 1) where points.count > 2 {
      addJoin(points[i - 1], points[i], points[i + 1])
    }
    if subpath.isClosed, points.first == points.last, points.count > 2 {
      addJoin(points[points.count - 2], points[0], points[1])
    } else {
      addCap(at: points[0], from: points[1])
      addCap(at: points[points.count - 1], from: points[points.count - 2])
    }
  }

  /// Adds the rectangle along a straight line.
  private func addSide(_ start: CGPoint, _ end: CGPoint) {
    let across = CGVector(dx: end.y - start.y, dy: start.x - end.x)
    add([
      start.moved(along: across, by: radius), end.moved(along: across, by: radius),
      end.moved(along: across, by: -radius), start.moved(along: across, by: -radius),
    ])
  }

  /// Adds the corner at a point between two others.
  private func addJoin(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) {
    guard join != .round else { return addCircle(point) }
    let (first, second) = (CGVector(from: before, to: point), CGVector(from: point, to: after))
    let cross = first.dx * second.dy - first.dy * second.dx
    let side: CGFloat = cross > 0 ? 1 : -1
    let outer = { (line: CGVector) in
      point.moved(along: CGVector(dx: line.dy, dy: -line.dx), by: side * radius)
    }
    var corner = [point, outer(first), outer(second)]
    let cosine =
      (first.dx * second.dx + first.dy * second.dy) / (first.length * second.length)
    // The length of a miter is the width divided by the cosine of half the change of direction.
    let half = max(0, (1 + cosine) / 2).squareRoot()
    if join == .miter, half > 0, 1 / half <= miterLimit {
      let middle = CGPoint(
        x: (corner[1].x + corner[2].x) / 2, y: (corner[1].y + corner[2].y) / 2)
      let tip = point.moved(along: CGVector(from: point, to: middle), by: radius / half)
      corner.insert(tip, at: 2)
    }
    add(corner)
  }

  /// Adds the end of a line at a point.
  private func addCap(at point: CGPoint, from other: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(point)
    case .square: addSide(point, point.moved(along: CGVector(from: other, to: point), by: radius))
    }
  }

  /// Adds the dot of a line without a length.
  private func addDot(_ point: CGPoint?) {
    guard let point, cap != .butt else { return }
    if cap == .round { return addCircle(point) }
    addSide(
      CGPoint(x: point.x - radius, y: point.y), CGPoint(x: point.x + radius, y: point.y))
  }

  /// Adds a circle about a point.
  private func addCircle(_ center: CGPoint) {
    path.addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Adds a polygon along increasing angles, as the circles are.
  private func add(_ polygon: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      area += point.x * next.y - next.x * point.y
    }
    path.addLines(between: area < 0 ? polygon.reversed() : polygon)
    path.closeSubpath()
  }
}
