extension UIView: CALayerDelegate {
  /// Makes the view's layer.
  func makeLayer() -> CALayer {
    let layer = CALayer.make(Self.layerClass)
    layer.view = self
    layer.delegate = self
    madeLayer = layer
    return layer
  }
}
