import Foundation

/// A picture by name and size; it has no pixels.
public final class UIImage: NSObject, Sendable {
  /// How a control draws a picture.
  public enum RenderingMode: Int, Sendable {
    /// The control decides; bars, for example, use the picture as a template.
    case automatic
    /// The picture is drawn in its own colors.
    case alwaysOriginal
    /// The opaque parts of the picture are drawn in the tint color, and its own colors are ignored.
    case alwaysTemplate
  }

  /// The picture's name in its catalogue; empty for a picture without one.
  public let name: String

  /// In points.
  public let size: CGSize

  /// Pixels a point.
  public let scale: CGFloat

  /// Whether the picture is one of Apple's symbols, which follow the font beside them.
  public let isSymbolImage: Bool

  /// What the alignment rectangle leaves out of the picture, in points.
  public let alignmentRectInsets: UIEdgeInsets

  /// Whether the picture keeps its colours or is painted in the tint; automatic leaves it to what
  /// shows it.
  public let renderingMode: RenderingMode

  /// A picture of a name and a size in points, at `scale` pixels a point.
  ///
  /// Sides that are negative or not finite count as 0.
  public init(
    name: String, size: CGSize, scale: CGFloat = 1, isSymbol: Bool = false,
    alignmentRectInsets: UIEdgeInsets = .zero, renderingMode: RenderingMode = .automatic
  ) {
    let side = { (length: CGFloat) in length.isFinite ? max(0, length) : 0 }
    self.name = name
    self.size = CGSize(width: side(size.width), height: side(size.height))
    self.scale = scale
    self.isSymbolImage = isSymbol
    self.alignmentRectInsets = alignmentRectInsets
    self.renderingMode = renderingMode
  }

  /// An empty picture.
  public override convenience init() { self.init(name: "", size: .zero) }

  /// Always nil: a program outside Apple's platforms has no asset catalogue. Make a picture with
  /// `init(name:size:scale:isSymbol:alignmentRectInsets:renderingMode:)`.
  public convenience init?(named name: String) { nil }

  /// A symbol at its size beside body text, with its alignment insets, as far as `SymbolMetrics`
  /// knows them; others are 20 points square.
  public convenience init?(systemName name: String) {
    let metrics = SymbolMetrics.of(name)
    self.init(
      name: name, size: metrics.size, isSymbol: true,
      alignmentRectInsets: metrics.alignmentRectInsets)
  }

  /// The same picture with other alignment insets, in points.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, isSymbol: isSymbolImage, alignmentRectInsets: insets,
      renderingMode: renderingMode)
  }

  /// The same picture with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, isSymbol: isSymbolImage,
      alignmentRectInsets: alignmentRectInsets, renderingMode: mode)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && size == other.size && scale == other.scale
      && isSymbolImage == other.isSymbolImage && alignmentRectInsets == other.alignmentRectInsets
      && renderingMode == other.renderingMode
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }
}
