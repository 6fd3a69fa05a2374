import Foundation

extension UIBezierPath {
  /// Adds a rectangle with some rounded corners, clockwise from the upper left.
  func addCorners(of rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
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

  /// Adds a quarter of an ellipse at a corner, starting at the current point.
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
