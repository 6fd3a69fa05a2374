import Foundation

/// A font by its description and metrics.
///
/// No font file is read: the metrics of the system font were measured on devices, and those of
/// earlier systems come from labels that Interface Builder recorded, so that layouts are the same on
/// every machine. Install a `TextMeasuring` to measure with real fonts.
public final class UIFont: NSObject, Sendable {
  /// The em size of the font in points.
  public let pointSize: CGFloat

  /// The family with its metrics.
  package let family: FontFamily

  /// 100…900 as in CSS; regular is 400.
  package let cssWeight: Int

  /// Whether the letters slant.
  package let isItalic: Bool

  /// Whether all digits have the same width.
  package let hasMonospacedDigits: Bool

  /// Distance between baselines in points where it is not the line height: fonts of text styles.
  package let linePitch: CGFloat?

  /// The text style that the font was asked for by; nil for fonts of a stated size.
  package let textStyle: TextStyle?

  /// The PostScript name that the font was asked for by; nil for system fonts.
  private let postScriptName: String?

  package init(
    family: FontFamily, size: CGFloat, cssWeight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, linePitch: CGFloat? = nil, textStyle: TextStyle? = nil,
    postScriptName: String? = nil
  ) {
    self.family = family
    self.pointSize = size.isFinite && size > 0 ? size : UIFont.systemFontSize
    self.cssWeight = cssWeight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.linePitch = linePitch
    self.textStyle = textStyle
    self.postScriptName = postScriptName
  }

  /// A font of a family that iOS ships, at a size in points; nil when the family is unknown.
  ///
  /// The name is a PostScript name such as `HelveticaNeue-Bold`, or a family name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let family = FontFamily.named(fontName) else { return nil }
    self.init(name: fontName, family: family, size: fontSize)
  }

  /// The font that a document names; widths and metrics are the system font's where the family is
  /// unknown.
  ///
  /// A font that Interface Builder lacks it draws in Helvetica Neue (recorded: 40 labels in Open Sans of
  /// one application), but documents do not say which fonts it lacked, and most are drawn as they are.
  package convenience init(documentName name: String, family: String?, size: CGFloat) {
    let known = FontFamily.named(name) ?? family.flatMap(FontFamily.named)
    var substitute = FontFamily.system
    substitute.name = family ?? name
    self.init(name: name, family: known ?? substitute, size: size)
  }

  private convenience init(name: String, family: FontFamily, size: CGFloat) {
    let style = name.split(separator: "-").dropFirst().joined().lowercased()
    self.init(
      family: family, size: size, cssWeight: Self.cssWeight(ofStyle: style),
      isItalic: style.contains("italic") || style.contains("oblique"), postScriptName: name)
  }

  /// The weight that a style name such as `DemiBoldItalic` states.
  private static func cssWeight(ofStyle style: String) -> Int {
    let words: [(String, Int)] = [
      ("ultralight", 100), ("thin", 200), ("light", 300), ("semibold", 600), ("demibold", 600),
      ("extrabold", 800), ("heavy", 800), ("black", 900), ("medium", 500), ("bold", 700),
    ]
    return words.first { style.contains($0.0) }?.1 ?? 400
  }

  // MARK: Metrics

  /// The font's PostScript name.
  public var fontName: String {
    postScriptName
      ?? (family == .system ? ".SFUI-\(Self.styleNames[cssWeight] ?? "Regular")" : family.name)
  }

  private static let styleNames = [
    100: "Ultralight", 200: "Thin", 300: "Light", 500: "Medium", 600: "Semibold", 700: "Bold",
    800: "Heavy", 900: "Black",
  ]

  /// The name of the font's family.
  public var familyName: String { family.name }

  /// Top of the line above the baseline, in points.
  public var ascender: CGFloat { family.ascender * pointSize }

  /// Bottom of the line below the baseline, in points; negative.
  public var descender: CGFloat { -family.descender * pointSize }

  /// Space between lines that the font asks for, in points.
  public var leading: CGFloat { family.leading * pointSize }

  /// Height of a line in points, from the top of the ascender to the bottom of the descender.
  ///
  /// The leading counts in no line of a label (recorded: 600 labels in Helvetica Neue on devices).
  public var lineHeight: CGFloat { (family.ascender + family.descender) * pointSize }

  /// Height of capital letters in points: 1443 of 2048 units in the system font, and taken to be so in
  /// others.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// Height of lower-case letters in points, taken to be that of the system font in other families.
  public var xHeight: CGFloat {
    SystemFontCut(
      size: pointSize, cssWeight: cssWeight, isItalic: isItalic,
      generation: .variable
    ).xHeight
  }

  /// Distance from one baseline to the next in points.
  package var baselineDistance: CGFloat { linePitch ?? lineHeight }

  // MARK: Variants

  /// The same font at another size in points. A font of a text style loses the style's line pitch.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      family: family, size: fontSize, cssWeight: cssWeight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, postScriptName: postScriptName)
  }

  /// The font as it is shown to a person who asked for bold text: system fonts two weights heavier,
  /// which makes regular text semibold; others as they are.
  package var withBoldText: UIFont {
    guard family.widths == .system, postScriptName == nil else { return self }
    return UIFont(
      family: family, size: pointSize, cssWeight: min(cssWeight + 200, 900), isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, linePitch: linePitch, textStyle: textStyle)
  }

  /// The font as the snapshot tells it.
  public var snapshotFont: LayoutSnapshot.Font {
    LayoutSnapshot.Font(
      family: family.widths == .system && postScriptName == nil ? nil : family.name,
      size: pointSize, weight: cssWeight, isItalic: isItalic,
      isMonospaced: family == .systemMonospaced)
  }

  // MARK: NSObject

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    if self === other { return true }
    return pointSize == other.pointSize && family == other.family && cssWeight == other.cssWeight
      && isItalic == other.isItalic && hasMonospacedDigits == other.hasMonospacedDigits
      && linePitch == other.linePitch && postScriptName == other.postScriptName
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(family)
    hasher.combine(cssWeight)
    hasher.combine(isItalic)
    return hasher.finalize()
  }
}
