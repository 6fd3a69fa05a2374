import Foundation

extension CALayer {
  /// A copy of the layer as it is on the screen at the present time of the clock.
  ///
  /// It stays as it is; ask again after the clock has moved. Of layers that are no view's nothing
  /// is animated, and the copy has the layer's own values.
  public func presentation() -> CALayer? { PresentationLayer(of: self) }

  /// The layer that a presentation is a copy of; the layer itself for others.
  public func model() -> CALayer { (self as? PresentationLayer)?.modelLayer ?? self }
}

/// What a layer shows at one moment.
@MainActor
private final class PresentationLayer: CALayer {
  /// The layer that this is a copy of.
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
    // A view's layer turns about its middle, whatever its anchor point says.
    position = shown.center
    opacity = Float(shown.alpha)
    setAffineTransform(shown.transform)
    backgroundColor = shown.backgroundColor?.cgColor
    isHidden = shown.isHidden
  }

  /// What no animation of a view changes.
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
