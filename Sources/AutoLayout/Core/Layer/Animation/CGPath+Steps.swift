import Foundation

/// A step of a path with its points.
struct PathStep {
  let type: CGPathElementType
  let points: [CGPoint]
}

extension CGPath {
  /// The steps of the path, in order.
  var steps: [PathStep] {
    var steps: [PathStep] = []
    applyWithBlock { element in
      let count =
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
      let points = (0..<count).map { element.pointee.points[$0] }
      steps.append(PathStep(type: element.pointee.type, points: points))
    }
    return steps
  }
}

extension CGMutablePath {
  /// Adds a step of a type, with the points that the type requires.
  func add(_ type: CGPathElementType, _ points: [CGPoint]) {
    switch type {
    case .moveToPoint: move(to: points[0])
    case .addLineToPoint: addLine(to: points[0])
    case .addQuadCurveToPoint: addQuadCurve(to: points[1], control: points[0])
    case .addCurveToPoint: addCurve(to: points[2], control1: points[0], control2: points[1])
    default: closeSubpath()
    }
  }
}
