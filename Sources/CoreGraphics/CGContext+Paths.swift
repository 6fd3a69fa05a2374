import Foundation

extension CGContext {
  /// Begins a new, empty path.
  public func beginPath() { currentPath = CGMutablePath() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }
  /// Appends a straight line to a point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
  /// Begins a subpath at the first point, with straight lines through the others.
  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }
  /// Appends a closed rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
  /// Appends closed rectangles.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }
  /// Appends the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
  /// Appends a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Appends a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control)
  }
  /// Appends an arc, as `CGMutablePath` does.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Appends an arc that is tangent to two lines, as `CGMutablePath` does.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Appends all elements of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }
  /// Closes the current subpath.
  public func closePath() { currentPath.closeSubpath() }

  /// A copy of the current path, or `nil` if it is empty.
  public var path: CGPath? { isPathEmpty ? nil : currentPath.copy() }
  /// A Boolean value that indicates whether the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// The end point of the current path, in points, or the origin for an empty path.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }
  /// The smallest rectangle that contains the current path and its control points, or the null
  /// rectangle for an empty path.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

  /// Returns a Boolean value that indicates whether a point would be painted by a mode. The width
  /// of lines counts.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let line = {
      self.outlineOfPath().contains(point)
    }
    return switch mode {
    case .fill: currentPath.contains(point)
    case .eoFill: currentPath.contains(point, using: .evenOdd)
    case .stroke: line()
    case .fillStroke: currentPath.contains(point) || line()
    case .eoFillStroke: currentPath.contains(point, using: .evenOdd) || line()
    }
  }

  /// Replaces the path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    currentPath = CGMutablePath(elements: outlineOfPath().elements)
  }

  /// Returns the outline of the current path's stroke.
  private func outlineOfPath() -> CGPath {
    let line = state.line
    let path =
      line.dashes.isEmpty
      ? currentPath : currentPath.copy(dashingWithPhase: line.dashPhase, lengths: line.dashes)
    return path.copy(
      strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join,
      miterLimit: line.miterLimit)
  }

  // MARK: Clip

  /// Clips subsequent painting to the inside of the current path, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    beginPath()
    clip(to: path, rule)
  }

  /// Clips subsequent painting to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips subsequent painting to a rectangle with a mask.
  ///
  /// - Remark: Partial. Only the rectangle is applied: the pixels of the mask are not known.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  /// Clips subsequent painting to rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    let path = CGMutablePath()
    path.addRects(rects)
    clip(to: path, .winding)
  }

  /// Does nothing: a clip cannot be extended in a drawing.
  public func resetClip() {}

  private func clip(to path: CGPath, _ rule: CGPathFillRule) {
    let box = path.isEmpty ? .zero : path.boundingBox.applying(state.transform)
    state.clipBox = state.clipBox.map { $0.intersection(box) } ?? box
    recorder.clip(to: path, rule: rule)
  }

  /// The smallest rectangle that contains the clip, in user space. Without a clip, it is the bounds
  /// of the context.
  public var boundingBoxOfClipPath: CGRect {
    let box = state.clipBox ?? CGRect(x: 0, y: 0, width: width, height: height)
    return box.isNull ? .zero : box.applying(state.transform.inverted())
  }
}
