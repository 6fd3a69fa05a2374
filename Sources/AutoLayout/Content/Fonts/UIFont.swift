import Foundation

/// A font, with its description and metrics.
///
/// Fonts installed on the machine are not used, so that layouts are the same on every machine. The
/// metrics of the system font were measured on devices, and those of earlier releases are derived
/// from labels that Interface Builder recorded. Font files of the app are found by name and read.
public final class UIFont: NSObject, Sendable {
  /// The word in which Foundation looks for a Core Foundation type. It must be the first stored
  /// property.
  private let foundationType = FoundationTypeWord()

  /// The em size of the font in points.
  public let pointSize: CGFloat

  /// The family with its metrics.
  package let family: FontFamily

  /// The weight from 100 to 900 as in CSS; regular is 400.
  package let cssWeight: Int

  /// A Boolean value that indicates whether the font is italic.
  package let isItalic: Bool

  /// A Boolean value that indicates whether all digits have the same width.
  package let hasMonospacedDigits: Bool

  /// The distance between baselines in points for fonts of text styles, or `nil` to use the line
  /// height.
  package let linePitch: CGFloat?

  /// The text style of the font, or `nil` for a font of a specified size.
  package let textStyle: TextStyle?

  /// The PostScript name with which the font was created, or `nil` for system fonts.
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

  /// Creates the system font of the default size. UIKit's object has no metrics.
  public override convenience init() { self.init(family: .system, size: UIFont.systemFontSize) }

  /// Creates a font from a family that iOS includes or a font file of the app. Returns `nil` for an
  /// unknown name. Families of iOS whose metrics are not known have the metrics of the system font.
  ///
  /// Font files (`.ttf`, `.otf`, `.ttc`) are searched for in the resources of the main bundle, and
  /// then in the folders of `InterfaceSources`. They need not be listed in an `Info.plist`.
  ///
  /// - Parameters:
  ///   - fontName: A PostScript name such as `HelveticaNeue-Bold`, or the name of a family of iOS.
  ///   - fontSize: The size in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if let family = FontFamily.named(fontName) {
      self.init(name: fontName, family: family, size: fontSize)
      return
    }
    if let face = ProgramFonts.face(named: fontName) {
      let family = ProgramFonts.families.first { $0.value.contains(fontName) }?.key
      self.init(face, name: fontName, family: family ?? fontName, size: fontSize)
      return
    }
    self.init(documentName: fontName, family: nil, size: fontSize)
  }

  /// Creates the font that a document names. Families of iOS whose metrics are not known have the
  /// metrics of the system font. Returns `nil` if iOS does not include the font.
  package convenience init?(documentName name: String, family: String?, size: CGFloat) {
    var found = FontFamily.named(name) ?? family.flatMap(FontFamily.named)
    if found == nil, FontFamily.isIncluded(name, family: family) {
      found = .system
      found?.name = family ?? name
    }
    guard let found else { return nil }
    self.init(name: name, family: found, size: size)
  }

  /// Creates the font that replaces a missing font: Helvetica Neue Regular, regardless of the
  /// weight in the name (recorded: the heights of 116 labels in 25 fonts).
  package convenience init(replacing name: String, family: String?, size: CGFloat) {
    var substitute = FontFamily.helveticaNeue
    substitute.name = family ?? name
    self.init(family: substitute, size: size, postScriptName: name)
  }

  convenience init(name: String, family: FontFamily, size: CGFloat) {
    let style = name.split(separator: "-").dropFirst().joined().lowercased()
    self.init(
      family: family, size: size, cssWeight: Self.cssWeight(ofStyle: style),
      isItalic: style.contains("italic") || style.contains("oblique"), postScriptName: name)
  }

  /// Returns the weight of a style name such as `DemiBoldItalic`.
  private static func cssWeight(ofStyle style: String) -> Int {
    let words: [(String, Int)] = [
      ("ultralight", 100), ("thin", 200), ("light", 300), ("semibold", 600), ("demibold", 600),
      ("extrabold", 800), ("heavy", 800), ("black", 900), ("medium", 500), ("bold", 700),
    ]
    return words.first { style.contains($0.0) }?.1 ?? 400
  }

  /// The family, weight, style and size, in UIKit's format.
  public override var description: String { consoleDescription }

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

  /// The distance from the baseline to the top of the line, in points.
  public var ascender: CGFloat {
    if let face { return Self.points(face.ascender, of: face, size: pointSize) }
    return family.ascender * pointSize
  }

  /// The distance from the baseline to the bottom of the line, in points; negative.
  public var descender: CGFloat {
    if let face { return Self.points(face.descender, of: face, size: pointSize) }
    return -family.descender * pointSize
  }

  /// The space between lines that the font specifies, in points.
  public var leading: CGFloat { family.leading * pointSize }

  /// The height of a line in points, from the top of the ascender to the bottom of the descender.
  ///
  /// It does not include the leading, which lines of labels ignore (recorded: 600 labels in
  /// Helvetica Neue on devices).
  public var lineHeight: CGFloat {
    family.face == nil ? (family.ascender + family.descender) * pointSize : ascender - descender
  }

  /// The height of capital letters in points: 1443 of 2048 units in the system font. The same value
  /// is assumed for fonts that do not specify it.
  public var capHeight: CGFloat {
    if let face, let height = face.capHeight {
      return Self.points(height, of: face, size: pointSize)
    }
    return pointSize * 1443 / 2048
  }

  /// The height of lowercase letters in points. The value of the system font is assumed for fonts
  /// that do not specify it.
  public var xHeight: CGFloat {
    if let face, let height = face.xHeight {
      return Self.points(height, of: face, size: pointSize)
    }
    return SystemFontCut(
      size: pointSize, cssWeight: cssWeight, isItalic: isItalic,
      generation: .variable
    ).xHeight
  }

  /// The distance from one baseline to the next, in points.
  package var baselineDistance: CGFloat { linePitch ?? lineHeight }

  // MARK: Variants

  /// Returns the font at another size in points. A font of a text style loses the line pitch of the
  /// style.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      family: family, size: fontSize, cssWeight: cssWeight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, postScriptName: postScriptName)
  }

  /// The font with the Bold Text setting: system fonts become two weights heavier, so that regular
  /// becomes semibold. Other fonts do not change.
  package var withBoldText: UIFont {
    guard family.widths == .system, postScriptName == nil else { return self }
    return UIFont(
      family: family, size: pointSize, cssWeight: min(cssWeight + 200, 900), isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, linePitch: linePitch, textStyle: textStyle)
  }

  /// The font in the form of snapshots.
  public var snapshotFont: LayoutSnapshot.Font {
    LayoutSnapshot.Font(
      family: family.widths == .system && postScriptName == nil ? nil : family.name,
      size: pointSize, weight: cssWeight, isItalic: isItalic,
      isMonospaced: family == .systemMonospaced)
  }

  // MARK: NSObject

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || isSame(as: other)
  }

  /// Returns a Boolean value that indicates whether another object is the same font.
  func isSame(as other: UIFont) -> Bool {
    pointSize == other.pointSize && cssWeight == other.cssWeight && isItalic == other.isItalic
      && hasMonospacedDigits == other.hasMonospacedDigits && linePitch == other.linePitch
      && postScriptName == other.postScriptName && family == other.family
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
