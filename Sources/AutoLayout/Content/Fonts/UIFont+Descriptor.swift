import Foundation

extension UIFont {
  /// Creates the font of a descriptor, at a size in points or, for 0, at that of the descriptor. An
  /// unknown family becomes the system font.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let attributes = descriptor.fontAttributes
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    let symbolic = descriptor.symbolicTraits
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    let usedSize = size > 0 ? size : UIFontDescriptor.defaultSize
    let style = attributes[.textStyle] as? TextStyle
    let pitch =
      usedSize == descriptor.pointSize ? attributes[.linePitch] as? CGFloat : nil
    let face = (attributes[.face] as? String)?.lowercased() ?? ""
    let named = attributes[.name] as? String
    if let named, let font = UIFont(name: named, size: usedSize) {
      self.init(
        family: font.family, size: usedSize, cssWeight: font.cssWeight, isItalic: font.isItalic,
        postScriptName: named)
      return
    }
    var family = (attributes[.family] as? String).flatMap(FontFamily.named) ?? .system
    if attributes[.design] as? UIFontDescriptor.SystemDesign == .monospaced
      || symbolic.contains(.traitMonoSpace) && family.widths == .system
    {
      family = .systemMonospaced
    }
    var weight = UIFontDescriptor.weight(traits[.weight])?.cssWeight
    if weight == nil {
      let isBold = symbolic.contains(.traitBold) || face.contains("bold")
      weight = isBold ? 700 : style?.weight.cssWeight ?? 400
    }
    let slant = StyledText.points(traits[.slant])
    self.init(
      family: family, size: usedSize, cssWeight: weight ?? 400,
      isItalic: symbolic.contains(.traitItalic) || slant > 0 || face.contains("italic")
        || face.contains("oblique"),
      hasMonospacedDigits: attributes[.monospacedDigits] as? Bool ?? descriptor.hasEqualDigits,
      linePitch: pitch, textStyle: style)
  }

  /// The attributes of the font.
  public var fontDescriptor: UIFontDescriptor {
    var symbolic: UIFontDescriptor.SymbolicTraits = []
    if isItalic { symbolic.insert(.traitItalic) }
    if cssWeight >= 600 { symbolic.insert(.traitBold) }
    if family.isFixed { symbolic.insert(.traitMonoSpace) }
    var attributes: [UIFontDescriptor.AttributeName: Any] = [
      .size: pointSize,
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: symbolic.rawValue,
        .weight: Weight(cssWeight: cssWeight).rawValue,
      ] as [UIFontDescriptor.TraitKey: Any],
    ]
    if family == .systemMonospaced {
      attributes[.design] = UIFontDescriptor.SystemDesign.monospaced
    } else if family.widths != .system {
      attributes[.family] = family.name
      attributes[.name] = fontName == family.name && (cssWeight != 400 || isItalic) ? nil : fontName
    }
    if let textStyle { attributes[.textStyle] = textStyle }
    if let linePitch { attributes[.linePitch] = linePitch }
    if hasMonospacedDigits { attributes[.monospacedDigits] = true }
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// The names of the families whose metrics are known and of those of the program's font files, in
  /// alphabetical order.
  public class var familyNames: [String] {
    Set(FontFamily.familyNames).union(ProgramFonts.families.keys).sorted()
  }

  /// Returns the names of the fonts of a family: its regular, bold and italic fonts or those of the
  /// program's font files, or none for an unknown family.
  ///
  /// - Remark: Partial. The names of fonts of iOS follow from that of the family; Apple's are sometimes
  ///   others, such as `TimesNewRomanPS-BoldMT`.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    if let names = ProgramFonts.families[familyName] { return names }
    guard let family = FontFamily.named(familyName), family.widths != .system else { return [] }
    let base = family.name.filter { $0 != " " }
    return [base, "\(base)-Bold", "\(base)-BoldItalic", "\(base)-Italic"]
  }
}

extension UIFontDescriptor {
  /// The size of a descriptor without a size, in points (assumed: that of Core Text).
  static let defaultSize: CGFloat = 12

  /// Returns the weight that a trait has as a weight or a number.
  static func weight(_ value: Any?) -> UIFont.Weight? {
    guard let value else { return nil }
    return value as? UIFont.Weight ?? UIFont.Weight(rawValue: StyledText.points(value))
  }

  /// A Boolean value that indicates whether a feature setting asks for digits of equal width:
  /// number spacing, monospaced (Apple's font feature registry: type 6, selector 0).
  var hasEqualDigits: Bool {
    let settings = fontAttributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
    return settings.contains {
      ($0[.type] as? Int) == 6 && ($0[.selector] as? Int) == 0
    }
  }
}

/// The number of the feature for the spacing of digits.
public let kNumberSpacingType = 6
/// The number of the setting for digits of equal width.
public let kMonospacedNumbersSelector = 0
/// The number of the setting for digits of their own widths.
public let kProportionalNumbersSelector = 1
