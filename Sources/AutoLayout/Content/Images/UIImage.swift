import Foundation

/// An image with a name and a size, but without pixels.
///
/// An image that a program painted has a drawing, and one that it made from data has the bytes of
/// the file. Pictures show both; other images are placeholders with their names.
open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// The rendering mode of an image.
  public enum RenderingMode: Int, Sendable {
    /// The control decides. For example, bars use the image as a template.
    case automatic
    /// The image is drawn in its own colors.
    case alwaysOriginal
    /// The opaque parts of the image are drawn in the tint color.
    case alwaysTemplate
  }

  /// The name of the image in its asset catalog, or an empty string.
  public let name: String

  /// The size of the image in points.
  public let size: CGSize

  /// The number of pixels per point.
  public let scale: CGFloat

  /// A Boolean value that indicates whether the image is one of Apple's symbols, which follow the
  /// adjacent font.
  public let isSymbolImage: Bool

  /// The distances from the edges of the image to its alignment rectangle, in points.
  public let alignmentRectInsets: UIEdgeInsets

  /// The mode that determines whether the image keeps its colors or is drawn in the tint color.
  public let renderingMode: RenderingMode

  /// What a program painted in the image, or nil.
  package let drawing: Drawing?
  /// The bytes of the PNG or JPEG file of the image, or nil.
  package let data: Data?

  /// Creates an image with a name and a size in points, at `scale` pixels per point.
  ///
  /// A width or height that is negative or not finite is replaced by 0.
  public convenience init(
    name: String, size: CGSize, scale: CGFloat = 1, isSymbol: Bool = false,
    alignmentRectInsets: UIEdgeInsets = .zero, renderingMode: RenderingMode = .automatic
  ) {
    self.init(
      name: name, size: size, scale: scale, isSymbol: isSymbol,
      alignmentRectInsets: alignmentRectInsets, renderingMode: renderingMode, drawing: nil)
  }

  /// Creates an image with a drawing or the bytes of a file, if it has either.
  package init(
    name: String = "", size: CGSize, scale: CGFloat, isSymbol: Bool = false,
    alignmentRectInsets: UIEdgeInsets = .zero, renderingMode: RenderingMode = .automatic,
    drawing: Drawing?, data: Data? = nil
  ) {
    let side = { (length: CGFloat) in length.isFinite ? max(0, length) : 0 }
    self.name = name
    self.size = CGSize(width: side(size.width), height: side(size.height))
    self.scale = scale
    self.isSymbolImage = isSymbol
    self.alignmentRectInsets = alignmentRectInsets
    self.renderingMode = renderingMode
    self.drawing = drawing
    self.data = data
  }

  /// Creates an empty image.
  public override convenience init() { self.init(name: "", size: .zero) }

  /// Creates the image of a literal such as `#imageLiteral(resourceName: "cat")`: an image with the
  /// name and without a size, because there are no asset catalogs outside Apple's platforms.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, size: .zero)
  }

  /// Returns nil, because there are no asset catalogs outside Apple's platforms. Create an image
  /// with `init(name:size:scale:isSymbol:alignmentRectInsets:renderingMode:)`.
  public convenience init?(named name: String) { nil }

  /// Creates a symbol at its size next to body text, with its alignment insets if `SymbolMetrics`
  /// contains them. Other symbols have a size of 20 × 20 points.
  public convenience init?(systemName name: String) {
    let metrics = SymbolMetrics.of(name)
    self.init(
      name: name, size: metrics.size, isSymbol: true,
      alignmentRectInsets: metrics.alignmentRectInsets)
  }

  /// Returns the image with other alignment insets, in points.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, isSymbol: isSymbolImage, alignmentRectInsets: insets,
      renderingMode: renderingMode, drawing: drawing, data: data)
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, isSymbol: isSymbolImage,
      alignmentRectInsets: alignmentRectInsets, renderingMode: mode, drawing: drawing, data: data)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && size == other.size && scale == other.scale
      && isSymbolImage == other.isSymbolImage && alignmentRectInsets == other.alignmentRectInsets
      && renderingMode == other.renderingMode && drawing == other.drawing && data == other.data
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }

  /// The kind, the name, the size in points and the scale, in UIKit's format.
  public override var description: String { consoleDescription(atScale: scale) }
}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
