import Foundation

extension CALayer {
  /// Returns a copy of the layer with the values at the current time of the clock.
  ///
  /// The copy does not change. Call the method again after the clock advances. A layer without a
  /// view is not animated, and its copy has the values of the layer.
  public func presentation() -> CALayer? { PresentationLayer(of: self) }

  /// Returns the layer that a presentation layer copies, or the layer itself.
  public func model() -> CALayer { (self as? PresentationLayer)?.modelLayer ?? self }
}

/// The values of a layer at one moment.
@MainActor
private final class PresentationLayer: CALayer {
  /// The layer that is copied.
  let modelLayer: CALayer

  init(of layer: CALayer) {
    modelLayer = layer
    super.init()
    copyLook(of: layer)
    guard let view = layer.view as? UIView else {
      (bounds, position, transform) = (layer.bounds, layer.position, layer.transform)
      (backgroundColor, opacity) = (layer.backgroundColor, layer.opacity)
      isHidden = layer.isHidden
      return
    }
    let shown = view.presentation
    bounds = shown.bounds
    // The layer of a view rotates about its center, independent of its anchor point.
    position = shown.center
    opacity = Float(shown.alpha)
    setAffineTransform(shown.transform)
    backgroundColor = shown.backgroundColor?.cgColor
    isHidden = shown.isHidden
  }

  /// Copies the properties that view animations do not change.
  private func copyLook(of layer: CALayer) {
    name = layer.name
    contents = layer.contents
    if layer.view == nil { anchorPoint = layer.anchorPoint }
    (zPosition, contentsScale) = (layer.zPosition, layer.contentsScale)
    (isOpaque, masksToBounds) = (layer.isOpaque, layer.masksToBounds)
    (cornerRadius, cornerCurve) = (layer.cornerRadius, layer.cornerCurve)
    maskedCorners = layer.maskedCorners
    (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
    (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
    (shadowOffset, shadowRadius) = (layer.shadowOffset, layer.shadowRadius)
    shadowPath = layer.shadowPath
  }

  required init?(coder: NSCoder) { nil }
}
