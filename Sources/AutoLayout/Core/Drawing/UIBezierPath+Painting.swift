import Foundation

extension UIBezierPath {
  /// Fills the path with the fill color of the current context. Does nothing without a context.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with a blend mode and an opacity from 0 to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { $0.fillPath(using: self.usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Strokes the path with the stroke color of the current context and the line properties of the
  /// path. Does nothing without a context.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path with a blend mode and an opacity from 0 to 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      if !dash.lengths.isEmpty { context.setLineDash(phase: dash.offset, lengths: dash.lengths) }
      context.strokePath()
    }
  }

  /// Limits drawing in the current context to the inside of the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws the path in the current context, whose graphics state is preserved.
  private func paint(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }
}

extension UIColor {
  /// Sets the fill and stroke color of the current context. Does nothing without a context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
