import Foundation

/// Coordinates of other layers. Transforms apply with their affine part.
extension CALayer {
  /// The map from the coordinates of the bounds to those of the outermost superlayer.
  private var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, let superlayer = current.superlayer {
      map = map.concatenating(current.mapToSuperlayer)
      layer = superlayer
    }
    return map
  }

  private func map(from layer: CALayer?) -> CGAffineTransform {
    (layer?.mapToRoot ?? .identity).concatenating(mapToRoot.inverted())
  }

  /// Returns a point of another layer, or of the outermost superlayer for nil, in this layer.
  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    p.applying(map(from: layer))
  }
  /// Returns a point of this layer in another layer, or in the outermost superlayer for nil.
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    p.applying(mapToRoot.concatenating((layer?.mapToRoot ?? .identity).inverted()))
  }
  /// Returns the box around a rectangle of another layer, or of the outermost superlayer for nil, in
  /// this layer.
  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { r.applying(map(from: layer)) }
  /// Returns the box around a rectangle of this layer in another layer, or in the outermost
  /// superlayer for nil.
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    r.applying(mapToRoot.concatenating((layer?.mapToRoot ?? .identity).inverted()))
  }
}
