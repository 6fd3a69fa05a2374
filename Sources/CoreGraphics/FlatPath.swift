import Foundation

/// A path of straight lines that approximates the curves of another path, for calculations that
/// have no simple solution for curves.
struct FlatPath {
  /// A subpath as a list of points.
  struct Subpath {
    /// The points in order. The first one is not repeated at the end of a closed subpath.
    var points: [CGPoint]
    /// A Boolean value that indicates whether the last point is connected with the first one.
    var isClosed: Bool
    /// The points, with the first one repeated if the subpath is closed.
    var line: [CGPoint] { isClosed ? points + points.prefix(1) : points }
  }

  /// The subpaths in order.
  private(set) var subpaths: [Subpath] = []

  /// The maximum number of points. It bounds paths of untrusted input and is far above the tens of
  /// points of a drawn shape.
  static let pointLimit = 1_000_000

  /// Approximates the curves of a path to within `tolerance`, in points. Points that are not finite
  /// end their subpath.
  ///
  /// - Complexity: O(*n*), where *n* is the number of resulting points.
  init(_ elements: [CGPath.Element], tolerance: CGFloat = 0.05) {
    var current: Subpath?
    var count = 0
    for element in elements where count < Self.pointLimit {
      switch element {
      case .move(let point):
        finish(&current)
        current = Subpath(points: [point], isClosed: false)
      case .close:
        current?.isClosed = true
        let start = current?.points.first
        finish(&current)
        current = start.map { Subpath(points: [$0], isClosed: false) }
      default:
        guard let start = current?.points.last else { continue }
        let made = element.points(from: start, tolerance: tolerance)
        count += made.count
        current?.points += made
      }
    }
    finish(&current)
  }

  /// Keeps a subpath that has a line or is closed.
  private mutating func finish(_ current: inout Subpath?) {
    guard var subpath = current else { return }
    current = nil
    if let invalid = subpath.points.firstIndex(where: { !$0.x.isFinite || !$0.y.isFinite }) {
      subpath.points.removeSubrange(invalid...)
    }
    guard subpath.points.count > 1 || (subpath.isClosed && !subpath.points.isEmpty) else { return }
    if subpath.isClosed, subpath.points.count > 1, subpath.points.first == subpath.points.last {
      subpath.points.removeLast()
    }
    subpaths.append(subpath)
  }

  /// Returns the winding number of the path around a point, summed over all lines.
  func winding(around point: CGPoint) -> Int {
    var winding = 0
    forEachEdge { start, end in
      let cross = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
      if start.y <= point.y, end.y > point.y, cross > 0 { winding += 1 }
      if start.y > point.y, end.y <= point.y, cross < 0 { winding -= 1 }
    }
    return winding
  }

  /// Calls a function for each line, including the lines that close open subpaths.
  private func forEachEdge(_ body: (CGPoint, CGPoint) -> Void) {
    for subpath in subpaths {
      for (index, start) in subpath.points.enumerated() {
        body(start, subpath.points[(index + 1) % subpath.points.count])
      }
    }
  }
}

extension CGPath.Element {
  /// The maximum number of lines that replace one curve. They keep the error below 0.05 points for
  /// curves of up to about 10⁴ points.
  private static let segmentLimit: CGFloat = 200

  /// Returns the points of the lines that replace the element, without its start.
  fileprivate func points(from start: CGPoint, tolerance: CGFloat) -> [CGPoint] {
    switch self {
    case .move, .close: return []
    case .line(let end): return [end]
    default: break
    }
    let curve = [start] + points
    // The error of n lines is at most d(d − 1)/8 · max |second difference| / n².
    var bend: CGFloat = 0
    for i in 0..<(curve.count - 2) {
      let x = curve[i].x - 2 * curve[i + 1].x + curve[i + 2].x
      let y = curve[i].y - 2 * curve[i + 1].y + curve[i + 2].y
      bend = max(bend, (x * x + y * y).squareRoot())
    }
    let factor: CGFloat = curve.count == 4 ? 0.75 : 0.25
    let wanted = (factor * bend / tolerance).squareRoot().rounded(.up)
    let count = Int(min(max(wanted.isFinite ? wanted : 1, 1), Self.segmentLimit))
    let inner = (1..<count).map { Self.point(of: curve, at: CGFloat($0) / CGFloat(count)) }
    return inner + curve.suffix(1)
  }

  /// Returns the point of a Bézier curve at a parameter from 0 to 1, by de Casteljau's algorithm.
  static func point(of curve: [CGPoint], at t: CGFloat) -> CGPoint {
    var points = curve
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
      }
    }
    return points[0]
  }
}
