import Foundation

/// The properties of the images of a renderer.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point. The default is that of a current phone, 3.
  open var scale: CGFloat = LayoutEnvironment().displayScale
  /// A Boolean value that indicates whether the image is opaque.
  ///
  /// - Remark: Inert. It has no effect.
  open var opaque = false
  /// The rectangle of the image, in points.
  public internal(set) var bounds = CGRect.zero

  /// Creates the default format.
  public override init() { super.init() }

  /// Returns the default format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the format of the main screen, which is the default.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Creates the format for traits, which specify the number of pixels per point.
  @MainActor
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

#if !canImport(Darwin)
  /// A renderer for images.
  ///
  /// An image is a list of drawing commands without pixels, so pictures show it at any scale.
  open class UIGraphicsImageRenderer: NSObject {
    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat
    /// The rectangle of the images in points. Its origin is that of the context.
    public let bounds: CGRect

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize) {
      self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Creates a renderer of images of a size in points and a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
      self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images of a rectangle in points.
    public convenience init(bounds: CGRect) {
      self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer of images of a rectangle in points and a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
      self.bounds = bounds
      self.format = format
      format.bounds = bounds
    }

    /// Calls a function that draws, and returns the image.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
      let drawing = GraphicsStack.current.record(in: bounds, scale: format.scale) { context in
        actions(UIGraphicsImageRendererContext(context, format))
      }
      return UIImage(
        drawing: drawing.placed(from: bounds), size: bounds.size, scale: format.scale)
    }
  }

  /// The context of an image that is drawn.
  open class UIGraphicsImageRendererContext: NSObject {
    /// The context of Core Graphics.
    public let cgContext: CGContext
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
      cgContext = context
      self.format = format
    }

    /// The image that has been drawn so far.
    open var currentImage: UIImage {
      let drawing = (cgContext.recorder as? DrawingRecorder)?.drawing ?? Drawing()
      return UIImage(
        drawing: drawing.placed(from: format.bounds), size: format.bounds.size,
        scale: format.scale)
    }

    /// Fills a rectangle with the fill color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle with the fill color and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
      withBlendMode(blendMode) { cgContext.fill(rect) }
    }
    /// Strokes a line of one point inside the edges of a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Strokes a line of one point inside the edges of a rectangle with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
      withBlendMode(blendMode) { stroke(rect) }
    }
    /// Clips subsequent drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func withBlendMode(_ mode: CGBlendMode, _ body: () -> Void) {
      let old = cgContext.state.blendMode
      cgContext.setBlendMode(mode)
      body()
      cgContext.setBlendMode(old)
    }
  }

  extension Drawing {
    /// Returns the drawing, moved so that the upper-left corner of a rectangle is at the origin.
    fileprivate func placed(from bounds: CGRect) -> Drawing {
      guard bounds.origin != .zero, !isEmpty else { return self }
      let map = Drawing.Transform.translation(-bounds.minX, -bounds.minY)
      return Drawing([.save, .transform(map)] + commands + [.restore], isTruncated: isTruncated)
    }
  }
#endif
