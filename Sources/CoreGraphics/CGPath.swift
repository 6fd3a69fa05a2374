import Foundation

/// Lines and curves, with coordinates in points.
public class CGPath: NSObject {
  /// A step of a path; coordinates are absolute, and curves are Bézier curves.
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// All points of the step, control points first, the end point last; none for `close`.
    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [control, point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .close: []
      }
    }

    /// The step with each point mapped. Affine maps take Bézier curves to Bézier curves.
    func applying(_ map: CGAffineTransform) -> Element {
      switch self {
      case .move(let point): .move(point.applying(map))
      case .line(let point): .line(point.applying(map))
      case .quadCurve(let point, let control):
        .quadCurve(point.applying(map), control: control.applying(map))
      case .curve(let point, let control1, let control2):
        .curve(
          point.applying(map), control1: control1.applying(map), control2: control2.applying(map))
      case .close: .close
      }
    }
  }

  fileprivate(set) var elements: [Element]

  init(elements: [Element]) { self.elements = elements }

  /// A closed rectangle, mapped if there is a map.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// The ellipse that fills a rectangle, mapped if there is a map.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// A rectangle with elliptic corners, mapped if there is a map.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Whether the path has no pieces.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next step begins: after `close`, where the subpath began; the origin for an empty
  /// path.
  public var currentPoint: CGPoint {
    guard case .close = elements.last else { return elements.last?.points.last ?? .zero }
    for element in elements.reversed() { if case .move(let point) = element { return point } }
    return .zero
  }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  /// Linear.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var low = first
    var high = first
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// A copy that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Paths are equal if their steps are: the same outline drawn in another order differs.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGPath)?.elements == elements
  }

  public override var hash: Int { elements.hashValue }
}

/// A path that can be extended.
public final class CGMutablePath: CGPath {
  /// A path without pieces.
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

  /// Closes the current subpath with a straight line to its beginning.
  public func closeSubpath() { elements.append(.close) }

  /// Appends a closed rectangle, from its least corner along the upper edge, with y pointing down.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  /// Appends the ellipse that fills a rectangle, as four cubic curves.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }

  /// A rectangle whose corners are quarters of ellipses, at most half the sides wide and high.
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

  /// A line to where a rounded corner begins, and the quarter of an ellipse around the corner.
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

  /// Appends all steps of another path, mapped; linear in their number.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: path.elements.map { $0.applying(transform) })
  }

  /// How far the handles of the cubic curve that follows a quarter of a circle reach, as a part of
  /// the radius: 4/3·tan(π/8), with which the curve meets the circle in the middle.
  static let arcHandle: CGFloat = 0.5522847498307936
}
