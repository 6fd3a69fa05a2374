import Foundation

/// A layer that paints a gradient; kept as data.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours along the gradient, as `CGColor`s.
  open var colors: [Any]?
  /// Where the colours lie, from 0 to 1; nil for even distances.
  open var locations: [NSNumber]?
  /// Where the gradient begins, as a part of width and height.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, as a part of width and height.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer that paints a path; kept as data.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates, in points.
  open var path: CGPath?
  /// The colour inside the path; black unless set.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour of the line; nil for none.
  open var strokeColor: CGColor?
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps in points; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]?
  /// Where the line begins, from 0 to 1 along the path.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1 along the path.
  open var strokeEnd: CGFloat = 1
}

/// A layer that only holds others, as a stack view's does; it draws nothing of its own.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that shows text; kept as data.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a string or an attributed string.
  open var string: Any?
  /// In points.
  open var fontSize: CGFloat = 36
  /// The colour of the text.
  open var foregroundColor: CGColor?
  /// Whether lines break at the width.
  open var isWrapped = false
}

extension CALayer {
  /// A layer of a class, or of the nearest of Core Animation's classes above it.
  ///
  /// Swift cannot call an initialiser of a class that is known only at run time unless every
  /// subclass is made to repeat it, which UIKit does not ask for.
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
