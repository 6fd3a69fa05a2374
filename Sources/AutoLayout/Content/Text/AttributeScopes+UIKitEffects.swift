import Foundation

/// The keys of lines, outlines and effects.
extension AttributeScopes.UIKitAttributes {
  /// The key of the color of the line below the text.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute in attributed strings.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }
  /// The key of the line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute in attributed strings.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }
  /// The key of the color of the line through the text.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute in attributed strings.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }
  /// The key of the color of the outlines.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = UIColor
    /// The name of the attribute in attributed strings.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }
  /// The key of the width of the outlines.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute in attributed strings.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }
  /// The key of the shadow.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSShadow
    /// The name of the attribute in attributed strings.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }
  /// The key of the effect.
  public enum TextEffectAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The name of the attribute in attributed strings.
    public static let name = NSAttributedString.Key.textEffect.rawValue
  }
  /// The key of the use of ligatures.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Int
    /// The name of the attribute in attributed strings.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }
  /// The key of the skew of the letters.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute in attributed strings.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }
  /// The key of the expansion of the letters.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute in attributed strings.
    public static let name = NSAttributedString.Key.expansion.rawValue
  }
}

extension NSAttributedString {
  /// An effect for drawing text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text that looks pressed into the paper.
    ///
    /// - Remark: Inert. Text is drawn without effects.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// The formatting of text whose writing direction differs from that of the surrounding text.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
  /// The text is embedded.
  case embedding = 0
  /// The direction replaces that of the characters.
  case override = 2
}
