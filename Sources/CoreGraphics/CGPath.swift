import Foundation

/// Lines and curves, with coordinates in points.
public class CGPath: NSObject {
  /// Returns a copy. Where the type of the result is inferred, the typed `copy()` is called
  /// instead.
  @_disfavoredOverload public override func copy() -> Any { super.copy() }
  /// Returns a mutable copy. Where the type of the result is inferred, the typed `mutableCopy()` is
  /// called instead.
  @_disfavoredOverload public override func mutableCopy() -> Any { super.mutableCopy() }

  /// An element of a path. Coordinates are absolute, and curves are Bézier curves.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// All points of the element, control points first, the end point last. Empty for `close`.
    package var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [control, point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .close: []
      }
    }

    /// Returns the element with each point transformed. Affine transforms map Bézier curves to
    /// Bézier curves.
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

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The start of the next element, or the origin for an empty path. After `close`, it is the start
  /// of the subpath.
  public var currentPoint: CGPoint {
    guard case .close = elements.last else { return elements.last?.points.last ?? .zero }
    for element in elements.reversed() { if case .move(let point) = element { return point } }
    return .zero
  }

  /// The smallest rectangle that contains all points, control points included, or the null
  /// rectangle for an empty path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
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

  /// Paths are equal if their elements are: the same outline drawn in another order is not equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGPath)?.elements == elements
  }

  public override var hash: Int { elements.hashValue }
}
