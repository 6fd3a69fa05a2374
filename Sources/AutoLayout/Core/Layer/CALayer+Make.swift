import Foundation

extension CALayer {
  /// Creates a layer of a class or of its nearest superclass in Core Animation.
  ///
  /// Swift can call an initializer of a class that is known only at run time only if every subclass
  /// repeats it. UIKit does not require this.
  static func make(_ type: AnyClass) -> CALayer {
    switch type {
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CATransformLayer.Type: CATransformLayer()
    case is CATextLayer.Type: CATextLayer()
    default: CALayer()
    }
  }
}
