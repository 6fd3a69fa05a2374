import AutoLayout
import Foundation

extension TreeBuilder {
  /// Returns the image of an attribute or a child `<imageReference>`, with the size that the
  /// document records.
  ///
  /// Returns `nil` for an image whose size is not in the document, unless it is a symbol.
  ///
  ///     <imageReference key="image" image="xmark" catalog="system" symbolScale="medium"/>
  func image(_ property: ImageProperty, of element: VariedElement) -> UIImage? {
    let reference = element.child(property.reference)
    guard let name = reference?[ImageElement.image] ?? element.text(of: property), !name.isEmpty
    else { return nil }
    let known = document.resources.images[name]
    let catalog =
      reference == nil ? element[ImageElement.catalog] : reference?[ImageElement.catalog]
    if known?.isSymbol == true || catalog == .system {
      var configuration = SymbolConfiguration(element, fonts)
      if let scale = reference?[ImageElement.symbolScale] { configuration.factor = scale.factor }
      return symbol(name, known?.size, configuration)
    }
    return known.map { UIImage(name: name, size: $0.size, scale: canvas.scale) }
  }

  /// Returns a symbol with the shape of the recorded outline, or a square one if there is none.
  private func symbol(
    _ name: String, _ outline: CGSize?, _ configuration: SymbolConfiguration
  ) -> UIImage {
    let size = configuration.size(outline ?? CGSize(width: 1, height: 1), scale: canvas.scale)
    return UIImage(name: name, size: size, scale: canvas.scale, isSymbol: true)
  }

  /// Sets the images of an image view, whose sizes are its intrinsic content size.
  func configure(_ view: UIImageView, _ element: VariedElement) {
    view.image = image(ImageViewElement.image, of: element)
    view.highlightedImage = image(ImageViewElement.highlightedImage, of: element)
  }
}

/// The drawing size of Apple's symbols.
///
/// Documents record symbols with the longer side at 128 points, which shows only their shape. The
/// size next to text was derived from recorded frames: symbols are about 1.1 times as high as the
/// point size of the font (0.97 for a chevron, 1.14 for a pencil). Layout and pictures differ from
/// the recorded ones by at most two points.
struct SymbolConfiguration {
  /// The size of the font next to the symbol, in points.
  var pointSize: CGFloat
  /// The factor by which the scale `small`, `medium` or `large` changes the size.
  var factor: CGFloat

  /// The height of a symbol of medium scale, as a multiple of the font's size; see above.
  private static let heightOfFont: CGFloat = 1.1

  /// Reads the child `preferredSymbolConfiguration` of a view or state.
  @MainActor
  init(_ element: VariedElement, _ fonts: FontReader) {
    pointSize = UIFont.labelFontSize
    factor = 1
    guard let source = element.child(SymbolConfigurationElement.preferred) else { return }
    if let font = source.child(SymbolConfigurationElement.fontDescription).flatMap(fonts.font) {
      pointSize = font.pointSize
    } else if let size = source[SymbolConfigurationElement.pointSize], size > 0 {
      pointSize = size
    }
    factor = source[SymbolConfigurationElement.scale].factor
  }

  /// Returns the size in points of a symbol with the shape of `outline`, rounded to whole pixels.
  func size(_ outline: CGSize, scale: CGFloat) -> CGSize {
    guard outline.width > 0, outline.height > 0 else { return .zero }
    let ratio = Self.heightOfFont * pointSize * factor / outline.height
    return CGSize(
      width: (outline.width * ratio * scale).rounded() / scale,
      height: (outline.height * ratio * scale).rounded() / scale)
  }
}
