import Foundation

extension CALayer {
  @_silgen_name("AutoLayout_CALayer_copy")
  convenience init(copied layer: Any) { self.init(layer: layer) }

  @_silgen_name("AutoLayout_CALayer_copy")
  private static func copied(_ layer: __owned Any) -> CALayer

  /// Returns a copy of the layer with the values at the current time of the clock.
  ///
  /// The copy is made with `init(layer:)` of the class and does not change. Call the method again
  /// after the clock advances.
  public func presentation() -> Self? {
    let copy = type(of: self).copied(self)
    copy.madeExtras.modelLayer = self
    if let view = view as? UIView {
      let shown = view.blockPresentation
      copy.bounds = shown.bounds
      copy.position = shown.center
      copy.opacity = Float(shown.alpha)
      if copy.affineTransform() != shown.transform { copy.setAffineTransform(shown.transform) }
      copy.backgroundColor = shown.backgroundColor?.cgColor
      copy.isHidden = shown.isHidden
    }
    for run in extras?.runs ?? [] { run.apply(to: copy) }
    return copy as? Self
  }

  /// Returns the layer that a presentation layer copies, or the layer itself.
  public func model() -> Self { extras?.modelLayer as? Self ?? self }
}

extension UIView {
  /// The displayed values with the animations of the layer, or `nil` if it has none.
  var layerPresentation: Presentation? {
    guard let layer = madeLayer, layer.extras?.runs.isEmpty == false,
      let shown = layer.presentation()
    else { return nil }
    var result = blockPresentation
    (result.bounds, result.center) = (shown.bounds, shown.position)
    (result.alpha, result.transform) = (CGFloat(shown.opacity), shown.affineTransform())
    result.isHidden = shown.isHidden
    if shown.backgroundColor != result.backgroundColor?.cgColor {
      result.backgroundColor = shown.backgroundColor.map { UIColor(cgColor: $0) }
    }
    return result
  }
}
