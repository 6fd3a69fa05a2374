import Foundation

/// A layer with a color gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colors of the gradient, as `CGColor` values.
  open var colors: [Any]?
  /// The locations of the colors, from 0 to 1, or `nil` for equal intervals.
  open var locations: [NSNumber]?
  /// The start of the gradient in unit coordinates.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient in unit coordinates.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The form of the gradient. Pictures draw a conic gradient as a linear one.
  open var type = CAGradientLayerType.axial

  /// Creates a layer without colors.
  public override init() { super.init() }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }

  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }
}

/// A layer with a path, which is filled and stroked.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path in the coordinates of the layer, in points.
  open var path: CGPath?
  /// The fill color of the path. The default is black.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The stroke color of the path, if any.
  open var strokeColor: CGColor?
  /// The line width in points.
  open var lineWidth: CGFloat = 1
  /// The rule that determines the inside of the path. The default is `nonZero`.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The form of the ends of the line. The default is `butt`.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The form of the corners of the line. The default is `miter`.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The ratio of a corner's length to the line width above which a pointed corner is beveled.
  open var miterLimit: CGFloat = 10
  /// The offset into the dash pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in points, or `nil` for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The start of the line along the path, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the line along the path, from 0 to 1.
  open var strokeEnd: CGFloat = 1

  /// Creates a layer without a path.
  public override init() { super.init() }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (path, fillColor, strokeColor) = (layer.path, layer.fillColor, layer.strokeColor)
    (lineWidth, fillRule, lineCap) = (layer.lineWidth, layer.fillRule, layer.lineCap)
    (lineJoin, miterLimit) = (layer.lineJoin, layer.miterLimit)
    (lineDashPhase, lineDashPattern) = (layer.lineDashPhase, layer.lineDashPattern)
    (strokeStart, strokeEnd) = (layer.strokeStart, layer.strokeEnd)
  }

  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }
}

/// A layer without content that only contains other layers, such as that of a stack view.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that lays out and draws text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text, as a string or an attributed string.
  open var string: Any?
  /// The font: a `UIFont`, whose size is not used, or `nil` for the system font. In Core Animation,
  /// `nil` means Helvetica.
  open var font: Any?
  /// The alignment of lines. The default is `natural`. Pictures draw justified lines like natural
  /// ones.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The font size in points.
  open var fontSize: CGFloat = 36
  /// The color of the text, or `nil` for white.
  open var foregroundColor: CGColor?
  /// A Boolean value that indicates whether the text wraps at the width of the layer.
  open var isWrapped = false
  /// The truncation of text that does not fit. The default is `none`.
  ///
  /// - Remark: Inert. Text is not truncated.
  open var truncationMode = CATextLayerTruncationMode.none
  /// A Boolean value that indicates whether glyphs may be placed between pixels.
  ///
  /// - Remark: Inert. Pictures draw vectors.
  open var allowsFontSubpixelQuantization = false

  /// Creates a layer without text.
  public override init() { super.init() }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
    (foregroundColor, alignmentMode) = (layer.foregroundColor, layer.alignmentMode)
    (isWrapped, truncationMode) = (layer.isWrapped, layer.truncationMode)
  }

  /// Always returns `nil`, because archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Returns the size of the text in points: on one line, or wrapped at the width of the layer.
  open override func preferredFrameSize() -> CGSize {
    guard let text = drawnText else { return .zero }
    return text.size
  }
}
