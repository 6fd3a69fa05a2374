import Foundation

extension AttributeScopes {
  /// UIKit's attributes of `AttributedString`, which Foundation does not provide outside Apple's
  /// platforms.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The space after each character, in points.
    public let kern: KernAttribute
    /// The space after each character, in points.
    public let tracking: TrackingAttribute
    /// The distance of the text above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The alignment, indentation and spacing of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below the text, or `nil` to use the text color.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the text, or `nil` to use the text color.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of the outlines, or `nil` to use the text color.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outlines in percent of the font size; negative values also fill the text.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// The effect with which the text is drawn.
    public let textEffect: TextEffectAttribute
    /// The use of ligatures, or 0 for none.
    public let ligature: LigatureAttribute
    /// The skew of the letters.
    public let obliqueness: ObliquenessAttribute
    /// The logarithm of the letters' expansion.
    public let expansion: ExpansionAttribute
    /// Foundation's own attributes.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIFont
      /// The name of the attribute in attributed strings.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The key of the text color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute in attributed strings.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The key of the background color.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute in attributed strings.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The key of the kerning, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute in attributed strings.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The key of the tracking, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute in attributed strings.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The key of the baseline offset, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute in attributed strings.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The key of the paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute in attributed strings.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The key of the underline style.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in attributed strings.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
  }

  /// UIKit's attributes, for `AttributedString` and `AttributeContainer`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Provides UIKit's attributes as members, as in `text.font = .systemFont(ofSize: 17)`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Creates a container with the font, colors, kerning and paragraph style of `attributes`. Other
  /// attributes are ignored.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self.uiKit.font = attributes[.font] as? UIFont
    self.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
    self.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
    self.uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    let kern = attributes[.kern] ?? attributes[.tracking]
    if kern != nil { self.uiKit.kern = StyledText.points(kern) }
  }
}

extension StyledText {
  /// Creates the runs of a text from its attributes. `font` applies to text without a font.
  package init(_ text: AttributedString, font: UIFont) {
    runs = text.runs.map { run in
      var made = Run(
        String(text.characters[run.range]), font: run.uiKit.font ?? font,
        kern: run.uiKit.kern ?? run.uiKit.tracking ?? 0)
      made.color = run.uiKit.foregroundColor
      if let style = run.uiKit.paragraphStyle { made.paragraph = style.values }
      return made
    }
  }

  /// The text as an attributed string, with the font of every run.
  package var attributed: AttributedString {
    runs.reduce(into: AttributedString()) { text, run in
      var part = AttributedString(run.string)
      part.uiKit.font = run.font
      part.uiKit.foregroundColor = run.color
      if run.kern != 0 { part.uiKit.kern = run.kern }
      if run.alignment != nil || run.paragraph != NSParagraphStyle.Values() {
        let style = NSParagraphStyle()
        style.values = run.paragraph
        part.uiKit.paragraphStyle = style
      }
      text += part
    }
  }
}
