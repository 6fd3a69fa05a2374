extension UIView: CALayerDelegate, LayerOwner {
  var superviewLayer: CALayer? { superview?.layer }

  var subviewLayers: [CALayer] { subviews.map(\.layer) }
  var frontSubview: (any LayerOwner)? { subviews.last }

  func endAnimations() { UIView.changeObserver?.endAnimations(of: self) }

  /// Creates the layer of the view.
  func makeLayer() -> CALayer {
    let layer = CALayer.make(Self.layerClass)
    layer.view = self
    layer.delegate = self
    madeLayer = layer
    return layer
  }
}
