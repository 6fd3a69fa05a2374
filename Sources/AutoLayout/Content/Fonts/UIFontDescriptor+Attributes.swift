import Foundation

extension UIFontDescriptor {
  /// The name of an attribute in `fontAttributes`.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face in its family, a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name to show to users, a string.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The transform, a `CGAffineTransform`.
    ///
    /// - Remark: Inert. It has no effect.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font must have.
    ///
    /// - Remark: Inert. They have no effect.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The descriptors of fonts for missing characters.
    ///
    /// - Remark: Inert. They have no effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The traits, a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The advance of all characters in points.
    ///
    /// - Remark: Inert. It has no effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The settings of features, an array of dictionaries by `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The design of the system font.
    static let design = AttributeName(rawValue: "NSCTFontUIFontDesignTrait")
    /// The distance between baselines of a text style, in points.
    static let linePitch = AttributeName(rawValue: "AutoLayoutLinePitch")
    /// A Boolean value that indicates whether digits have equal widths.
    static let monospacedDigits = AttributeName(rawValue: "AutoLayoutMonospacedDigits")
  }

  /// A key in the dictionary of the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of the symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The relative width from -1 to 1.
    ///
    /// - Remark: Inert. It has no effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The relative slant from -1 to 1; positive for italic fonts.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key in the setting of a font feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the setting.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The number of the feature, under its name of iOS 14 and earlier.
    public static let featureIdentifier = type
    /// The number of the setting, under its name of iOS 14 and earlier.
    public static let typeIdentifier = selector
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded letters.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits of a font as options.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The font is wide.
    ///
    /// - Remark: Inert. The trait has no effect.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The font is narrow.
    ///
    /// - Remark: Inert. The trait has no effect.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The font has variants for vertical text.
    ///
    /// - Remark: Inert. The trait has no effect.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The font is optimized for user interfaces.
    ///
    /// - Remark: Inert. The trait has no effect.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines are closer together.
    ///
    /// - Remark: Inert. The trait has no effect.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines are farther apart.
    ///
    /// - Remark: Inert. The trait has no effect.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// Letters have serifs in the old style.
    ///
    /// - Remark: Inert. The trait has no effect.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Letters have no serifs.
    ///
    /// - Remark: Inert. The trait has no effect.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
  }

  /// Returns the descriptor of a text style at the content size `large`.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
}
