import Foundation

/// Coordinates of other layers. Transforms apply with their affine part.
extension CALayer {
  /// The transform from the coordinates of the bounds to those of the outermost superlayer.
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

  /// Converts a point from the coordinates of another layer. If the layer is `nil`, the point is in
  /// the coordinates of the outermost superlayer.
  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    p.applying(map(from: layer))
  }
  /// Converts a point to the coordinates of another layer, or of the outermost superlayer if the
  /// layer is `nil`.
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    p.applying(mapToRoot.concatenating((layer?.mapToRoot ?? .identity).inverted()))
  }
  /// Converts a rectangle from the coordinates of another layer, or of the outermost superlayer if
  /// the layer is `nil`. Returns the bounding box.
  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { r.applying(map(from: layer)) }
  /// Converts a rectangle to the coordinates of another layer, or of the outermost superlayer if
  /// the layer is `nil`. Returns the bounding box.
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    r.applying(mapToRoot.concatenating((layer?.mapToRoot ?? .identity).inverted()))
  }
}
