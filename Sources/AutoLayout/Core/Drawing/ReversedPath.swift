import Foundation

/// A path whose subpaths are drawn from their ends to their beginnings, the last subpath first.
struct ReversedPath {
  /// The reversed path.
  let path = CGMutablePath()
  /// The points of the current subpath in the order of drawing.
  private var points: [CGPoint] = []
  /// The numbers of points that the steps of the current subpath add.
  private var steps: [Int] = []
  /// The subpaths with their points, steps, and whether they are closed.
  private var subpaths: [(points: [CGPoint], steps: [Int], isClosed: Bool)] = []

  /// Reverses a path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the path.
  init(_ original: CGPath) {
    original.applyWithBlock { element in
      let count = Self.count(element.pointee.type)
      let new = (0..<count).map { element.pointee.points[$0] }
      switch element.pointee.type {
      case .moveToPoint:
        finish(isClosed: false)
        points = new
      case .closeSubpath:
        let start = points.first
        finish(isClosed: true)
        points = start.map { [$0] } ?? []
      default:
        points += new
        steps.append(count)
      }
    }
    finish(isClosed: false)
    for subpath in subpaths.reversed() {
      draw(subpath.points.reversed(), subpath.steps.reversed(), subpath.isClosed)
    }
  }

  /// Returns the number of points of a path element type.
  private static func count(_ type: CGPathElementType) -> Int {
    switch type {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    default: 0
    }
  }

  /// Keeps the current subpath if it has a step.
  private mutating func finish(isClosed: Bool) {
    if !steps.isEmpty { subpaths.append((points, steps, isClosed)) }
    (points, steps) = ([], [])
  }

  /// Draws a subpath whose points and steps are reversed.
  private func draw(_ points: [CGPoint], _ steps: [Int], _ isClosed: Bool) {
    path.move(to: points[0])
    var index = 1
    for step in steps {
      // A malformed path can have a step without a start.
      guard index + step <= points.count else { break }
      switch step {
      case 1: path.addLine(to: points[index])
      case 2: path.addQuadCurve(to: points[index + 1], control: points[index])
      default:
        path.addCurve(
          to: points[index + 2], control1: points[index], control2: points[index + 1])
      }
      index += step
    }
    if isClosed { path.closeSubpath() }
  }
}
