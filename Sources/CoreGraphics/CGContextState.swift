import Foundation

/// A shadow below painted content.
package struct CGContextShadow {
  /// The offset, in points with y pointing down. It does not depend on the transform.
  package var offset: CGSize
  /// The blur radius, in points.
  package var blur: CGFloat
  package var color: CGColor
}

/// The line parameters.
package struct CGContextLine {
  /// Creates a thin solid line.
  package init() {}

  /// The width, in points.
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in points, or an empty array for a solid line.
  package var dashes: [CGFloat] = []
  /// The distance into the dashes at which a line begins, in points.
  package var dashPhase: CGFloat = 0
}

/// The graphics state that `saveGState()` keeps.
package struct CGContextState {
  /// Creates the state at the start of a context.
  package init() {}

  package var fillColor = CGColor(gray: 0, alpha: 1)
  package var strokeColor = CGColor(gray: 0, alpha: 1)
  package var line = CGContextLine()
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: CGContextShadow?
  /// The transform from user space to the space at the start of the context.
  package var transform = CGAffineTransform.identity
  /// The bounding box of the clip in the space at the start of the context, or `nil` without a
  /// clip.
  package var clipBox: CGRect?
  package var interpolationQuality = CGInterpolationQuality.default
}

/// A gradient with its geometry in user space.
package struct PlacedGradient {
  package var gradient: CGGradient
  package var start: CGPoint
  package var end: CGPoint
  /// The radii of the circles in points, or `nil` for a linear gradient.
  package var radii: (start: CGFloat, end: CGFloat)?
  package var options: CGGradientDrawingOptions
}
