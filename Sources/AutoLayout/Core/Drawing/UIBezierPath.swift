import Foundation

/// Lines and curves in points, with a width.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private let path = CGMutablePath()

  /// The width of the line in points.
  open var lineWidth: CGFloat = 1

  /// A path without pieces.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// A rectangle some of whose corners are rounded.
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

  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The path for Core Graphics.
  open var cgPath: CGPath { path }
  /// Whether the path has no pieces.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path's points, in points; null for an empty path.
  open var bounds: CGRect { path.boundingBox }
  /// Where the next piece begins.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a new part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A cubic curve to a point.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// A quadratic curve to a point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Closes the present part.
  open func close() { path.closeSubpath() }
  /// Appends another path.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Does nothing: there is no picture to paint in.
  open func fill() {}
  /// Does nothing: there is no picture to paint in.
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

  /// The quarter of an ellipse from where the path is, around a corner.
  private func turn(_ corner: CGPoint, to end: CGPoint) {
    guard corner != end else { return }
    let handle = { (start: CGPoint) in
      CGPoint(
        x: start.x + (corner.x - start.x) * Self.arcHandle,
        y: start.y + (corner.y - start.y) * Self.arcHandle)
    }
    path.addCurve(to: end, control1: handle(path.currentPoint), control2: handle(end))
  }

  /// How far the handles of the cubic curve that follows a quarter of a circle reach, as a part of
  /// the radius: 4/3·tan(π/8), with which the curve meets the circle in the middle.
  private static let arcHandle: CGFloat = 0.5522847498307936
}
