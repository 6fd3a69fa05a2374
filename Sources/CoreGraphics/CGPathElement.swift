import Foundation

/// The kinds of steps of a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// The start of a subpath: one point.
  case moveToPoint
  /// A straight line: one point.
  case addLineToPoint
  /// A quadratic Bézier curve: the control point and the end.
  case addQuadCurveToPoint
  /// A cubic Bézier curve: two control points and the end.
  case addCurveToPoint
  /// The end of a subpath with a line to its start: no points.
  case closeSubpath
}

/// A step of a path as functions of a program receive it.
public struct CGPathElement {
  /// The kind of the step.
  public var type: CGPathElementType
  /// The points of the step: as many as its kind has. They are valid during the call only.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step from its kind and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that receives the steps of a path, with the pointer that was given to
/// `CGPath.apply(info:function:)`.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>)
  -> Void

extension CGPath {
  /// Calls a function for each step, in order. Linear.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a block for each step, in order. Linear.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    let points = UnsafeMutablePointer<CGPoint>.allocate(capacity: 3)
    points.initialize(repeating: .zero, count: 3)
    defer { points.deallocate() }
    for element in elements {
      for (index, point) in element.points.enumerated() { points[index] = point }
      var value = CGPathElement(type: element.type, points: points)
      withUnsafePointer(to: &value) { block($0) }
    }
  }
}

extension CGPath.Element {
  /// The kind of the step under Core Graphics' name.
  package var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
