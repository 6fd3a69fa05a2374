import Foundation

extension CGContext {
  /// Paints the current path and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    beginPath()
    guard !path.isEmpty else { return }
    switch mode {
    case .fill, .fillStroke: recorder.fill(path, rule: .winding, state)
    case .eoFill, .eoFillStroke: recorder.fill(path, rule: .evenOdd, state)
    case .stroke: break
    }
    if mode != .fill, mode != .eoFill { recorder.stroke(path, state) }
  }

  /// Fills the current path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the current path and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line of the given width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.line.width
    state.line.width = width
    stroke(rect)
    state.line.width = old
  }

  /// Fills the ellipse inside a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse inside a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line between the two points of each pair.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      addLines(between: [points[index], points[index + 1]])
    }
    strokePath()
  }

  /// Does nothing: earlier painting is kept. Contexts of views are empty at the start.
  public func clear(_ rect: CGRect) {}

  /// Paints a gradient along a line over the clip.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - startPoint: The point of the location 0, in user space.
  ///   - endPoint: The point of the location 1, in user space.
  ///   - options: The ends beyond which the outer colors extend.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    recorder.draw(
      PlacedGradient(
        gradient: gradient, start: startPoint, end: endPoint, radii: nil, options: options), state)
  }

  /// Paints a gradient between two circles over the clip.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - startCenter: The center of the circle of the location 0, in user space.
  ///   - startRadius: The radius of that circle, in points.
  ///   - endCenter: The center of the circle of the location 1, in user space.
  ///   - endRadius: The radius of that circle, in points.
  ///   - options: The ends beyond which the outer colors extend.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    recorder.draw(
      PlacedGradient(
        gradient: gradient, start: startCenter, end: endCenter, radii: (startRadius, endRadius),
        options: options), state)
  }

  /// Paints an image in a rectangle, with y pointing up as in Core Graphics: with y pointing down
  /// the image is upside down. `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    recorder.draw(image, in: rect, state)
  }
}

extension CGContext {
  // MARK: Parameters

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the fill color from sRGB components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the fill color to a gray from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }
  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the stroke color from sRGB components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the stroke color to a gray from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }
  /// Does nothing: components are read as sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Does nothing: components are read as sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Sets the line width in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// Sets the limit of the ratio of a miter's length to the line width, above which a corner is
  /// beveled.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the lengths of dashes and gaps in points, and the distance into them at which lines
  /// begin. An empty list is a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashes, state.line.dashPhase) = (lengths, phase)
  }
  /// Does nothing: curves are not flattened.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets the opacity of subsequent painting, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Sets the mode in which subsequent painting is blended with the content below.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the shadow of subsequent painting, or removes it if `color` is `nil`. Offset and blur are
  /// in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { CGContextShadow(offset: offset, blur: blur, color: $0) }
  }
  /// Sets a black shadow with an opacity of one third, as Core Graphics does.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Does nothing: pictures are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing: pictures are always antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Does nothing: text is always filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// The quality of scaled images. It has no effect on pictures.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
