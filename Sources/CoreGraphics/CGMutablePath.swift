import Foundation

/// A mutable path.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  override init(elements: [Element]) { super.init(elements: elements) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Appends a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  /// Begins a subpath at the first point and draws straight lines through the others, in order.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Appends a quadratic Bézier curve to a point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { elements.append(CGPath.Element.quadCurve(end, control: control).applying(transform)) }

  /// Appends a cubic Bézier curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      CGPath.Element.curve(end, control1: control1, control2: control2).applying(transform))
  }

  /// Closes the current subpath with a straight line to its start.
  public func closeSubpath() { elements.append(.close) }

  /// Appends a closed rectangle, from its minimum corner along the upper edge, with y pointing
  /// down.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  /// Appends a closed rectangle for each of `rects`, in order.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Appends the ellipse that fills a rectangle, as four cubic curves. It begins in the middle of
  /// the right edge and continues at the bottom, with y pointing down, as in recorded paths.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let map = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
    for quarter in CGPath.Element.circle {
      elements.append(quarter.applying(map).applying(transform))
    }
    closeSubpath()
  }

  /// Appends a rectangle whose corners are quarters of ellipses, at most half as wide and high as
  /// the sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let x = min(max(0, cornerWidth), rect.width / 2)
    let y = min(max(0, cornerHeight), rect.height / 2)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: right, y: rect.midY), transform: transform)
    for (corner, from, to) in [
      (CGPoint(x: right, y: bottom), CGVector(dx: 0, dy: -y), CGVector(dx: -x, dy: 0)),
      (CGPoint(x: left, y: bottom), CGVector(dx: x, dy: 0), CGVector(dx: 0, dy: -y)),
      (CGPoint(x: left, y: top), CGVector(dx: 0, dy: y), CGVector(dx: x, dy: 0)),
      (CGPoint(x: right, y: top), CGVector(dx: -x, dy: 0), CGVector(dx: 0, dy: y)),
    ] { addCorner(corner, from: from, to: to, transform: transform) }
    closeSubpath()
  }

  /// Appends a line to the start of a rounded corner, and the quarter of an ellipse around the
  /// corner.
  private func addCorner(
    _ corner: CGPoint, from: CGVector, to: CGVector, transform: CGAffineTransform
  ) {
    let point = { (vector: CGVector, part: CGFloat) in
      CGPoint(x: corner.x + vector.dx * part, y: corner.y + vector.dy * part)
    }
    addLine(to: point(from, 1), transform: transform)
    addCurve(
      to: point(to, 1), control1: point(from, 1 - Self.arcHandle),
      control2: point(to, 1 - Self.arcHandle), transform: transform)
  }

  /// Appends all elements of another path, transformed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of `path`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: path.elements.map { $0.applying(transform) })
  }

  /// The length of the handles of the cubic curve that approximates a quarter of a circle, as a
  /// fraction of the radius: 4/3·tan(π/8), with which the curve meets the circle in the middle.
  static let arcHandle: CGFloat = 0.5522847498307936
}

extension CGPath.Element {
  /// The four quarters of the unit circle about the origin, from the right along increasing angles.
  fileprivate static let circle: [CGPath.Element] = {
    let handle = CGMutablePath.arcHandle
    let ends = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1), (1, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    return (0..<4).map { quarter in
      let (start, end) = (ends[quarter], ends[quarter + 1])
      return .curve(
        end, control1: CGPoint(x: start.x + end.x * handle, y: start.y + end.y * handle),
        control2: CGPoint(x: end.x + start.x * handle, y: end.y + start.y * handle))
    }
  }()
}
