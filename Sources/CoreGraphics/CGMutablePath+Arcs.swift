import Foundation

extension CGMutablePath {
  /// Appends an arc of a circle, preceded by a straight line from the current point if there is
  /// one.
  ///
  /// An arc of a full turn or more is a circle, in either direction.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle at which the arc begins, in radians from the x-axis.
  ///   - endAngle: The angle at which the arc ends, in radians from the x-axis.
  ///   - clockwise: The direction of the arc, assuming that y points up, as in Core Graphics. With
  ///     y pointing down, `false` turns clockwise on the screen, along increasing angles.
  ///   - transform: A transform of the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = endAngle - startAngle
    guard sweep.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var delta = clockwise ? -sweep : sweep
    if delta < 0 { delta -= turn * (delta / turn).rounded(.down) }
    let isWhole = delta >= turn || (delta < Self.angleAllowance && abs(sweep) > 1)
    if isWhole { delta = turn }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -delta : delta,
      transform: transform)
  }

  /// Appends an arc of a circle with a relative angle.
  ///
  /// Each quarter of a turn is one cubic curve, and the rest is another.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle at which the arc begins, in radians from the x-axis.
  ///   - delta: The angle by which the arc turns, in radians. A negative angle turns along
  ///     decreasing angles. An angle of more than a full turn is a circle.
  ///   - transform: A transform of the arc.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.isFinite, startAngle.isFinite, radius.isFinite else { return }
    let point = { (angle: CGFloat) in
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle)
    if isEmpty {
      move(to: start, transform: transform)
    } else {
      addLine(to: start, transform: transform)
    }
    var rest = min(max(delta, -2 * CGFloat.pi), 2 * CGFloat.pi)
    var angle = startAngle
    while abs(rest) > Self.angleAllowance {
      let step = min(max(rest, -CGFloat.pi / 2), CGFloat.pi / 2)
      let handle = 4 / 3 * tan(step / 4) * radius
      let (from, to) = (point(angle), point(angle + step))
      addCurve(
        to: to,
        control1: CGPoint(x: from.x - sin(angle) * handle, y: from.y + cos(angle) * handle),
        control2: CGPoint(
          x: to.x + sin(angle + step) * handle, y: to.y - cos(angle + step) * handle),
        transform: transform)
      angle += step
      rest -= step
    }
  }

  /// The angle in radians below which the rest of an arc is a rounding error: at a radius of 10⁵
  /// points, it is less than a hundredth of a pixel.
  private static let angleAllowance: CGFloat = 1e-8

  /// Appends an arc of a circle that is tangent to two lines, preceded by a straight line to the
  /// start of the arc.
  ///
  /// If there is no such circle (the radius is 0, or the lines are collinear), appends a straight
  /// line to `tangent1End`.
  ///
  /// - Parameters:
  ///   - tangent1End: The end of the first line, which begins at the current point.
  ///   - tangent2End: The end of the second line, which begins at `tangent1End`.
  ///   - radius: The radius of the circle, in points.
  ///   - transform: A transform of the arc.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    let first = CGVector(from: tangent1End, to: start)
    let second = CGVector(from: tangent1End, to: tangent2End)
    let product = first.length * second.length
    let cosine = (first.dx * second.dx + first.dy * second.dy) / product
    let cross = first.dx * second.dy - first.dy * second.dx
    guard product > 0, radius > 0, abs(cross) > 1e-9 * product else {
      return addLine(to: tangent1End, transform: transform)
    }
    let angle = acos(min(max(cosine, -1), 1))
    let reach = radius / tan(angle / 2)
    let touch = tangent1End.moved(along: first, by: reach)
    let away = CGVector(dx: first.dy, dy: -first.dx)
    let center = touch.moved(along: away, by: cross > 0 ? -radius : radius)
    let begin = atan2(touch.y - center.y, touch.x - center.x)
    let turned = CGFloat.pi - angle
    addRelativeArc(
      center: center, radius: radius, startAngle: begin, delta: cross > 0 ? -turned : turned,
      transform: transform)
  }
}

extension CGVector {
  /// Creates the vector from one point to another.
  init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The length, in points.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}

extension CGPoint {
  /// Returns the point at a distance along the direction of a vector, or this point if the vector
  /// has no length.
  func moved(along vector: CGVector, by distance: CGFloat) -> CGPoint {
    let length = vector.length
    guard length > 0 else { return self }
    return CGPoint(x: x + vector.dx / length * distance, y: y + vector.dy / length * distance)
  }
}
