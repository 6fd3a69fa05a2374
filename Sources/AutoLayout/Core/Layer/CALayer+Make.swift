import Foundation

extension CALayer {
  /// Creates a layer of a class with `init()`.
  static func make(_ type: AnyClass) -> CALayer { CALayer.create(type) ?? CALayer() }
}
