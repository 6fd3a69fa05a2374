import Foundation

/// The types of elements of a path.
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

/// An element of a path as passed to an applier function.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points of the element. Their number depends on the type. They are valid only during the
  /// call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element from its type and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that receives the elements of a path, with the pointer that was passed to
/// `CGPath.apply(info:function:)`.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>)
  -> Void

extension CGPath {
  /// Calls a function for each element, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a block for each element, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
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
  /// The type of the element under Core Graphics' name.
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
