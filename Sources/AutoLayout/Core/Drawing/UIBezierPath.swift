import Foundation

/// A path of lines and curves, in points, with a line width.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private let path = CGMutablePath()

  /// The line width in points.
  open var lineWidth: CGFloat = 1

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners. The radius is in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a rectangle with some rounded corners. The radii are in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    if corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) {
      path.addRoundedRect(
        in: rect, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height)
    } else {
      addCorners(of: rect, corners, cornerRadii)
    }
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath { path }
  /// A Boolean value that indicates whether the path is empty.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the points of the path, in points. It is null for an
  /// empty path.
  open var bounds: CGRect { path.boundingBox }
  /// The current point of the path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic Bézier curve to a point.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve to a point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Closes the current subpath.
  open func close() { path.closeSubpath() }
  /// Appends another path.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Does nothing: there is no graphics context.
  open func fill() {}
  /// Does nothing: there is no graphics context.
  open func stroke() {}

  private func addCorners(of rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    let corner = { (corner: UIRectCorner) in
      corners.contains(corner) ? CGSize(width: width, height: height) : .zero
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (first, second) = (corner(.topLeft), corner(.topRight))
    let (third, fourth) = (corner(.bottomRight), corner(.bottomLeft))
    path.move(to: CGPoint(x: left + first.width, y: top))
    path.addLine(to: CGPoint(x: right - second.width, y: top))
    turn(CGPoint(x: right, y: top), to: CGPoint(x: right, y: top + second.height))
    path.addLine(to: CGPoint(x: right, y: bottom - third.height))
    turn(CGPoint(x: right, y: bottom), to: CGPoint(x: right - third.width, y: bottom))
    path.addLine(to: CGPoint(x: left + fourth.width, y: bottom))
    turn(CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - fourth.height))
    path.addLine(to: CGPoint(x: left, y: top + first.height))
    turn(CGPoint(x: left, y: top), to: CGPoint(x: left + first.width, y: top))
    path.closeSubpath()
  }

  /// Adds a quarter of an ellipse around a corner, starting at the current point.
  private func turn(_ corner: CGPoint, to end: CGPoint) {
    guard corner != end else { return }
    let handle = { (start: CGPoint) in
      CGPoint(
        x: start.x + (corner.x - start.x) * Self.arcHandle,
        y: start.y + (corner.y - start.y) * Self.arcHandle)
    }
    path.addCurve(to: end, control1: handle(path.currentPoint), control2: handle(end))
  }

  /// The distance of the control points of a cubic curve that approximates a quarter of a circle,
  /// relative to the radius: 4/3·tan(π/8). The curve meets the circle at its midpoint.
  private static let arcHandle: CGFloat = 0.5522847498307936
}
