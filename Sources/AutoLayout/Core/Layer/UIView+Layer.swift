extension UIView: CALayerDelegate, LayerOwner {
  var superviewLayer: CALayer? { superview?.layer }

  var subviewLayers: [CALayer] { subviews.map(\.layer) }
  var frontSubview: (any LayerOwner)? { subviews.last }

  var superviewExtras: [LayerExtras] {
    var found: [LayerExtras] = []
    var view = superview
    while let outer = view {
      if let extras = outer.madeLayer?.extras { found.append(extras) }
      view = outer.superview
    }
    return found
  }

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
