import Foundation

extension CGPath {
  /// The smallest rectangle that contains the path itself, without control points beyond its
  /// curves, or the null rectangle for an empty path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var boundingBoxOfPath: CGRect {
    var box = CGPath.Extent()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .quadCurve, .curve: box.addCurve([current] + element.points)
      case .close: break
      }
      current = element.points.last ?? current
    }
    return box.rect
  }

  /// Returns a Boolean value that indicates whether a point is inside the path, after the
  /// transform has been applied to the point. Open subpaths count as closed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines that approximate the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = FlatPath(elements).winding(around: point.applying(transform))
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// The smallest and largest coordinates of points.
  private struct Extent {
    /// The corners, or `nil` before the first point.
    var corners: (low: CGPoint, high: CGPoint)?

    /// The rectangle of the corners.
    var rect: CGRect {
      guard let (low, high) = corners else { return .null }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Extends the rectangle to include a point.
    mutating func add(_ point: CGPoint) {
      let (low, high) = corners ?? (point, point)
      corners = (
        CGPoint(x: min(low.x, point.x), y: min(low.y, point.y)),
        CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      )
    }

    /// Extends the rectangle to include the ends of a curve and its extrema.
    mutating func addCurve(_ curve: [CGPoint]) {
      add(curve[0])
      add(curve[curve.count - 1])
      for t in Self.turns(curve.map(\.x)) + Self.turns(curve.map(\.y)) where t > 0 && t < 1 {
        add(CGPath.Element.point(of: curve, at: t))
      }
    }

    /// Returns the parameters at which the derivative of a coordinate is zero.
    private static func turns(_ p: [CGFloat]) -> [CGFloat] {
      let steps = zip(p, p.dropFirst()).map { $1 - $0 }
      if steps.count == 2 { return [steps[0] / (steps[0] - steps[1])] }
      let a = steps[0] - 2 * steps[1] + steps[2]
      let b = 2 * (steps[1] - steps[0])
      guard a != 0 else { return [-steps[0] / b] }
      let root = (b * b - 4 * a * steps[0]).squareRoot()
      return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
  }
}
