import Foundation

extension UIImage {
  /// The traits or the symbol style of an image.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() {}

    /// Returns this configuration with the values that another one specifies.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// The sizes of symbols relative to the adjacent text.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The scale of the system, which is medium.
    case `default` = -1
    /// An unspecified scale.
    case unspecified = 0
    /// Smaller than the text.
    case small
    /// The default size next to text.
    case medium
    /// Larger than the text.
    case large

    /// The factor of the size, the same as for symbols in documents.
    var factor: CGFloat {
      switch self {
      case .small: SymbolMetrics.smallFactor
      case .large: SymbolMetrics.largeFactor
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// The stroke weights of symbols.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// An unspecified weight.
    case unspecified = 0
    /// The weights from thinnest to thickest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weights of fonts in the same order.
    private static let fontWeights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Returns the font weight, or `regular` for an unspecified weight.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : Self.fontWeights[rawValue - 1]
    }
  }

  /// The size, the weight and the colors of a symbol.
  ///
  /// - Remark: Partial. The size follows from the point size and the scale. The weight has no
  ///   effect, and only the first color has one.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The point size of the adjacent text, or `nil` if unspecified.
    let pointSize: CGFloat?
    /// The text style that determines the point size, or `nil` if unspecified.
    let textStyle: UIFont.TextStyle?
    /// The weight.
    let weight: SymbolWeight
    /// The size relative to the text.
    let scale: SymbolScale
    /// The colors of the layers, the most important first.
    let colors: [UIColor]

    private init(
      pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil,
      weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified,
      colors: [UIColor] = []
    ) {
      self.pointSize = pointSize.map { $0.isFinite ? max(0, $0) : 0 }
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
      self.colors = colors
      super.init()
    }

    /// A configuration without values.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Creates a configuration for text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, textStyle: nil)
    }
    /// Creates a configuration for text of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight)
    }
    /// Creates a configuration for text of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
    }
    /// Creates a configuration for the text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: nil, textStyle: textStyle)
    }
    /// Creates a configuration for the text of a style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: textStyle, scale: scale)
    }
    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale) }
    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight) }
    /// Creates a configuration for the text of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize, textStyle: nil) }
    /// Creates a configuration for the text of a font, with a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, textStyle: nil, scale: scale)
    }
    /// Creates a configuration with a color whose opacity decreases with the layer.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, colors: [hierarchicalColor])
    }
    /// Creates a configuration with a color for each layer.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, colors: paletteColors)
    }
    /// Returns a configuration that prefers the symbol's multicolor variant.
    ///
    /// - Remark: Inert. Pictures show symbols in one color.
    public static func preferringMulticolor() -> Self { make() }
    /// Returns a configuration that prefers the monochrome variant.
    ///
    /// - Remark: Inert. Pictures show symbols in one color.
    public static func preferringMonochrome() -> Self { make() }

    private static func make() -> Self {
      unsafeDowncast(SymbolConfiguration(), to: Self.self)
    }

    /// Returns this configuration with the values that another one specifies.
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let hasSize = other.pointSize != nil || other.textStyle != nil
      let made = SymbolConfiguration(
        pointSize: hasSize ? other.pointSize : pointSize,
        textStyle: hasSize ? other.textStyle : textStyle,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors)
      return unsafeDowncast(made, to: Self.self)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle
        && weight == other.weight && scale == other.scale && colors == other.colors
    }

    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }
}
