import Foundation

/// The outline of a body relative to its center: a circle or a convex polygon.
enum CollisionShape: Hashable {
  /// A circle around the center, with its radius in points.
  case circle(Double)
  /// A convex polygon. Its vertices are ordered in the direction from the x-axis to the y-axis.
  case polygon([DynamicVector])

  /// The number of vertices of the polygon that approximates an ellipse.
  private static let ellipseVertices = 32

  /// Creates the shape with which an item collides.
  @MainActor
  init(_ item: any UIDynamicItem) {
    let size = item.bounds.size
    let half = DynamicVector(Double(size.width / 2), Double(size.height / 2))
    switch item.collisionBoundsType {
    case .ellipse where size.width == size.height: self = .circle(half.x)
    case .ellipse:
      self = .polygon(
        (0..<Self.ellipseVertices).map {
          let angle = 2 * Double.pi * Double($0) / Double(Self.ellipseVertices)
          return DynamicVector(half.x * cos(angle), half.y * sin(angle))
        })
    case .path:
      let points = item.collisionBoundingPath.cgPath.boundaryLines.flatMap { [$0.0, $0.1] }
      self = .polygon(Self.convexHull(points))
    case .rectangle:
      self = .polygon([
        -half, DynamicVector(half.x, -half.y), half, DynamicVector(-half.x, half.y),
      ])
    }
  }

  /// The vertices relative to the center, in points. A circle has one, its center.
  var vertices: [DynamicVector] {
    switch self {
    case .circle: [.zero]
    case .polygon(let vertices): vertices
    }
  }

  /// The distance of the outline from the vertices: the radius of a circle.
  var roundness: Double { if case .circle(let radius) = self { radius } else { 0 } }

  /// The greatest distance of the outline from the center in points.
  var extent: Double { roundness + (vertices.map(\.length).max() ?? 0) }

  /// Returns the vertices of the smallest convex polygon around points (Andrew's monotone chain).
  private static func convexHull(_ points: [DynamicVector]) -> [DynamicVector] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [DynamicVector]) -> [DynamicVector] {
      var chain: [DynamicVector] = []
      for point in points {
        while let last = chain.last, chain.count > 1,
          (last - chain[chain.count - 2]).cross(point - last) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return chain(sorted) + chain(sorted.reversed())
  }
}

extension CGPath {
  /// The number of lines that approximate a curve.
  private static let linesPerCurve = 16

  /// The straight lines of the path, and lines that follow its curves.
  var boundaryLines: [(DynamicVector, DynamicVector)] {
    var lines: [(DynamicVector, DynamicVector)] = []
    var (start, current) = (DynamicVector.zero, DynamicVector.zero)
    for step in steps {
      let points = step.points.map { DynamicVector($0) }
      switch step.type {
      case .moveToPoint:
        (start, current) = (points[0], points[0])
        continue
      case .closeSubpath:
        if start != current { lines.append((current, start)) }
        current = start
        continue
      default: break
      }
      let controls = [current] + points
      let count = points.count == 1 ? 1 : Self.linesPerCurve
      for index in 1...count {
        let end = Self.point(of: controls, at: Double(index) / Double(count))
        if end != current { lines.append((current, end)) }
        current = end
      }
    }
    return lines
  }

  /// Returns the point of a Bézier curve at a parameter from 0 to 1, by de Casteljau's algorithm.
  private static func point(of controls: [DynamicVector], at time: Double) -> DynamicVector {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { (start, end) -> DynamicVector in
        start + (end - start) * time
      }
    }
    return points[0]
  }
}
