import AutoLayout
import Foundation

extension AttributeForm<NSTextAlignment> {
  /// The values of the attribute `textAlignment` of views, and of `alignment` in paragraph styles.
  static let textAlignment = AttributeForm.names([
    "natural": .natural, "left": .left, "center": .center, "right": .right,
    "justified": .justified,
  ])
}

extension AttributeForm<NSLineBreakMode> {
  /// The values of the attribute `lineBreakMode` of labels and buttons. The names for paragraphs
  /// are read, too.
  static let lineBreakMode = AttributeForm.names(modes, others: paragraphModes)

  /// The values of the attribute `lineBreakMode` of paragraph styles. The names for labels are
  /// read, too.
  static let paragraphLineBreakMode = AttributeForm.names(paragraphModes, others: modes)

  private static let modes: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  private static let paragraphModes: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}

extension AttributeForm<UIFont.Weight> {
  /// The values of the attribute `weight` of system fonts.
  static let fontWeight = AttributeForm.names([
    "regular": .regular, "ultraLight": .ultraLight, "thin": .thin, "light": .light,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ])
}

/// The kind of a system font.
package enum SystemFontType: Sendable {
  case system, bold, italic, monospaced
}

extension AttributeForm<SystemFontType> {
  /// The values of the attribute `type` of font descriptions. The names of `metaFont` are read,
  /// too.
  static let fontType = AttributeForm.names(types, others: metaTypes, otherwise: .system)

  /// The values of the attribute `metaFont` of fonts in attributed texts. Those for other purposes
  /// are read as the plain system font.
  static let metaFont = AttributeForm.names(metaTypes, others: types, otherwise: .system)

  private static let types: KeyValuePairs<String, SystemFontType> = [
    "system": .system, "boldSystem": .bold, "italicSystem": .italic,
    "monospacedSystem": .monospaced,
  ]

  private static let metaTypes: KeyValuePairs<String, SystemFontType> = [
    "system": .system, "systemBold": .bold, "systemItalic": .italic, "message": .system,
    "systemSemibold": .system, "menu": .system, "label": .system, "smallSystem": .system,
    "miniSystem": .system, "smallSystemBold": .bold, "miniSystemBold": .bold,
    "controlContent": .system, "cellTitle": .system, "titleBar": .system, "palette": .system,
    "toolTip": .system,
    "user": .system,
  ]
}

extension AttributeForm<UIFont.TextStyle> {
  /// The values of the attribute `style` of font descriptions: the names of UIKit's text styles.
  static let textStyle = AttributeForm(
    "write the name of a text style, such as UICTFontTextStyleBody",
    read: { $0.hasPrefix("UICTFontTextStyle") ? UIFont.TextStyle(rawValue: $0) : nil },
    write: { $0.rawValue })
}

extension AttributeForm<SymbolScale> {
  /// The values of the attributes `scale` and `symbolScale` of symbols. Unknown names mean
  /// `medium`.
  static let symbolScale = AttributeForm.names(
    ["default": .medium, "small": .small, "medium": .medium, "large": .large], otherwise: .medium)
}

/// The size of a symbol relative to text of its size.
package enum SymbolScale: Sendable {
  case small, medium, large

  /// The factor by which the scale changes the height of the symbol.
  var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.29
    }
  }
}
