import Foundation

/// An image with a name and a size, but without pixels.
///
/// An image painted by an app has a drawing, and an image created from data has the bytes of the
/// file. Pictures show both; other images are placeholders with their names.
open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// The rendering mode of an image.
  public enum RenderingMode: Int, Sendable {
    /// The context decides. For example, bars use the image as a template.
    case automatic
    /// The image is drawn in its own colors.
    case alwaysOriginal
    /// The opaque parts of the image are drawn in the tint color.
    case alwaysTemplate
  }

  /// The modes in which the middle of a resizable image fills its area.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is scaled.
    case stretch
  }

  /// The orientations of the pixels of an image.
  public enum Orientation: Int, Hashable, Sendable {
    /// Rotated by multiples of a quarter turn.
    case up, down, left, right
    /// Mirrored, then rotated.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The values of the image, which never change.
  package let content: ImageContent

  /// The name of the image in its asset catalog, or an empty string.
  public var name: String { content.name }
  /// The size of the image in points.
  open var size: CGSize { content.size }
  /// The number of pixels per point.
  open var scale: CGFloat { content.scale }
  /// A Boolean value that indicates whether the image is one of Apple's symbols, which follow the
  /// adjacent font.
  open var isSymbolImage: Bool { content.isSymbol }
  /// The distances from the edges of the image to its alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }
  /// The mode that determines whether the image keeps its colors or is drawn in the tint color.
  open var renderingMode: RenderingMode { content.renderingMode }
  /// The widths of the edges that keep their size when the image is resized, in points.
  open var capInsets: UIEdgeInsets { content.capInsets }
  /// The mode in which the middle of a resizable image fills its area.
  open var resizingMode: ResizingMode { content.resizingMode }
  /// The orientation of the pixels. The size is that of the rotated image.
  open var imageOrientation: Orientation { content.orientation }
  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  ///
  /// - Remark: Inert. The value is stored; pictures show the image unmirrored.
  open var flipsForRightToLeftLayoutDirection: Bool {
    content.flipsForRightToLeftLayoutDirection
  }
  /// The images of an animation in order, or `nil` for a still image.
  open var images: [UIImage]? { content.images }
  /// The time in seconds in which all images of an animation are shown once, or 0 for a still
  /// image.
  open var duration: TimeInterval { content.duration }
  /// The distance from the lower edge to the baseline in points, or `nil` for an image without one.
  open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }
  /// A Boolean value that indicates whether the image specifies a baseline.
  public final var hasBaseline: Bool { content.baselineOffset != nil }

  /// The content painted by the app, or `nil` if there is none.
  package var drawing: Drawing? { content.drawing }
  /// The bytes of the PNG or JPEG file of the image, or `nil` if there is none.
  package var data: Data? { content.data }

  /// Creates an image from its values.
  package init(_ content: ImageContent) { self.content = content }

  /// Creates an image with a name and a size.
  ///
  /// - Parameters:
  ///   - name: The name of the image in its asset catalog.
  ///   - size: The size in points. A negative or non-finite width or height is replaced by 0.
  ///   - scale: The number of pixels per point.
  ///   - isSymbol: A Boolean value that indicates whether the image is one of Apple's symbols.
  ///   - alignmentRectInsets: The distances from the edges of the image to its alignment rectangle,
  ///     in points.
  ///   - renderingMode: The mode that determines whether the image keeps its colors.
  public convenience init(
    name: String, size: CGSize, scale: CGFloat = 1, isSymbol: Bool = false,
    alignmentRectInsets: UIEdgeInsets = .zero, renderingMode: RenderingMode = .automatic
  ) {
    self.init(
      name: name, size: size, scale: scale, isSymbol: isSymbol,
      alignmentRectInsets: alignmentRectInsets, renderingMode: renderingMode, drawing: nil)
  }

  /// Creates an image with a drawing or the bytes of a file, if it has either.
  package convenience init(
    name: String = "", size: CGSize, scale: CGFloat, isSymbol: Bool = false,
    alignmentRectInsets: UIEdgeInsets = .zero, renderingMode: RenderingMode = .automatic,
    drawing: Drawing?, data: Data? = nil
  ) {
    var content = ImageContent(name: name, size: size, scale: scale)
    content.isSymbol = isSymbol
    content.alignmentRectInsets = alignmentRectInsets
    content.renderingMode = renderingMode
    content.drawing = drawing
    content.data = data
    self.init(content)
  }

  /// Creates an empty image.
  public override convenience init() { self.init(name: "", size: .zero) }

  /// Creates the image of a literal such as `#imageLiteral(resourceName: "cat")`: the image with
  /// the name, or an empty image if there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(UIImage(named: name)?.content ?? ImageContent(name: name, size: .zero, scale: 1))
  }

  /// Creates a symbol at its size next to body text, with its alignment insets if `SymbolMetrics`
  /// contains them. Other symbols have a size of 20 × 20 points.
  public convenience init?(systemName name: String) {
    self.init(symbol: name, nil)
  }

  /// Always returns `nil`: images cannot be decoded.
  ///
  /// - Remark: Inert. Compiled archives are not read.
  public convenience init?(coder: NSCoder) { nil }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || content == other.content
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }

  /// The type, the name, the size in points and the scale, in UIKit's format.
  open override var description: String { consoleDescription(atScale: scale) }

  /// Returns an image with changed values.
  package func copy(_ change: (inout ImageContent) -> Void) -> UIImage {
    var content = content
    change(&content)
    return UIImage(content)
  }
}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
