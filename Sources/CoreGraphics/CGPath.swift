import Foundation

/// Lines and curves, with coordinates in points.
public class CGPath: NSObject {
  /// Returns a copy. Where the type of the result is not stated, it is the path of the method of the
  /// same name.
  @_disfavoredOverload public override func copy() -> Any { super.copy() }
  /// Returns a copy that can be added to. Where the type of the result is not stated, it is the path of
  /// the method of the same name.
  @_disfavoredOverload public override func mutableCopy() -> Any { super.mutableCopy() }

  /// A step of a path; coordinates are absolute, and curves are Bézier curves.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// All points of the step, control points first, the end point last; none for `close`.
    package var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [control, point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .close: []
      }
    }

    /// The step with each point mapped. Affine maps take Bézier curves to Bézier curves.
    package func applying(_ map: CGAffineTransform) -> Element {
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

  package internal(set) var elements: [Element]

  package init(elements: [Element]) { self.elements = elements }

  /// A Boolean value that indicates whether the path has no pieces.
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

  /// Paths are equal if their steps are: the same outline drawn in another order differs.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGPath)?.elements == elements
  }

  public override var hash: Int { elements.hashValue }
}
