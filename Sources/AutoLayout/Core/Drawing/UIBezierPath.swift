import Foundation

/// A path of lines and curves, in points, with the parameters of its line.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  /// The steps of the path.
  var path = CGMutablePath()

  /// The line width in points.
  open var lineWidth: CGFloat = 1
  /// The form of the ends of the line. The default is `butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The form of the corners of the line. The default is `miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The ratio of a corner's length to the line width above which a pointed corner is beveled.
  open var miterLimit: CGFloat = 10
  /// The maximum distance in points between a curve and its flattened form. Curves are not
  /// flattened.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether the even-odd rule determines the inside. The default is
  /// false, which is the winding rule.
  open var usesEvenOddFillRule = false
  /// The lengths of dashes and gaps, and the offset at which the line begins, in points.
  var dash: (lengths: [CGFloat], offset: CGFloat) = ([], 0)

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
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - corners: The corners to round.
  ///   - cornerRadii: The horizontal and vertical radius of the corners, in points.
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

  /// Creates an arc of a circle. The radius is in points, and the angles are in radians from the
  /// x-axis. With `clockwise`, the arc turns clockwise on the screen.
  ///
  /// - Parameters:
  ///   - center: The center in points.
  ///   - radius: The radius in points.
  ///   - startAngle: The start in radians from the x-axis.
  ///   - endAngle: The end in radians from the x-axis.
  ///   - clockwise: A Boolean value that indicates whether the arc turns clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the points of the path, in points. It is null for an
  /// empty path.
  open var bounds: CGRect { path.boundingBox }
  /// The point at which the next line or curve begins, in points.
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

  /// Adds an arc of a circle, preceded by a straight line from the current point if there is one.
  /// With `clockwise`, the arc turns clockwise on the screen.
  ///
  /// - Parameters:
  ///   - center: The center in points.
  ///   - radius: The radius in points.
  ///   - startAngle: The start in radians from the x-axis.
  ///   - endAngle: The end in radians from the x-axis.
  ///   - clockwise: A Boolean value that indicates whether the arc turns clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics assumes that y points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Removes all elements, so that the path is empty and has no current point.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    let mapped = CGMutablePath()
    mapped.addPath(path, transform: transform)
    path = mapped
  }
  /// Returns a Boolean value that indicates whether a point is inside the path. Open subpaths are
  /// treated as closed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Returns a path of the same shape in the opposite direction, with the same parameters.
  open func reversing() -> UIBezierPath {
    let other = copyOfParameters()
    other.path = ReversedPath(path).path
    return other
  }
  /// Sets the lengths of `count` dashes and gaps, and the offset at which the line begins, in
  /// points. If the pattern is `nil`, the line is solid.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps in points, or `nil` for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The offset at which the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { list in (0..<max(0, count)).map { list[$0] } } ?? [], phase)
  }
  /// Writes the lengths of dashes and gaps, their number, and the offset at which the line begins.
  /// Each pointer can be `nil`.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.offset
  }

  /// Returns a copy of the path with its parameters.
  nonisolated open override func copy() -> Any {
    MainActor.readUnchecked {
      let other = copyOfParameters()
      other.path.addPath(path)
      return other
    }
  }

  /// Returns an empty path with the same parameters.
  private func copyOfParameters() -> UIBezierPath {
    let other = UIBezierPath()
    (other.lineWidth, other.miterLimit, other.flatness) = (lineWidth, miterLimit, flatness)
    (other.lineCapStyle, other.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    (other.usesEvenOddFillRule, other.dash) = (usesEvenOddFillRule, dash)
    return other
  }
}
