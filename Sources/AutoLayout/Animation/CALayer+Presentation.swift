import Foundation

extension CALayer {
  /// A copy of the layer as it is on the screen at the present time of the clock.
  ///
  /// It stays as it is; ask again after the clock has moved. Of layers that are no view's nothing is
  /// animated, and the copy has the layer's own values.
  public func presentation() -> CALayer? { PresentationLayer(of: self) }

  /// The layer that a presentation is a copy of; the layer itself for others.
  public func model() -> CALayer { (self as? PresentationLayer)?.modelLayer ?? self }
}

/// What a layer shows at one moment.
@MainActor
private final class PresentationLayer: CALayer {
  let modelLayer: CALayer

  init(of layer: CALayer) {
    modelLayer = layer
    super.init()
    cornerRadius = layer.cornerRadius
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    guard let shown = layer.view?.presentation else {
      bounds = layer.bounds
      position = layer.position
      opacity = layer.opacity
      return
    }
    bounds = shown.bounds
    position = shown.center
    opacity = Float(shown.alpha)
    setAffineTransform(shown.transform)
  }

  required init?(coder: NSCoder) { nil }
}
