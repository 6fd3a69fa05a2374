import Foundation

extension AttributeScopes {
  /// UIKit's attributes of `AttributedString`, which Foundation outside Apple's platforms lacks.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added after each character.
    public let kern: KernAttribute
    /// Points added after each character.
    public let tracking: TrackingAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The layout of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// How the text is underlined.
    public let underlineStyle: UnderlineStyleAttribute
    /// Foundation's own attributes.
    public let foundation: FoundationAttributes

    /// A `UIFont`.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIFont
      /// The name that attributed strings know the attribute by.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// A `UIColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The name that attributed strings know the attribute by.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// A `UIColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The name that attributed strings know the attribute by.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Points added after each character.
    public enum KernAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name that attributed strings know the attribute by.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// Points added after each character.
    public enum TrackingAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name that attributed strings know the attribute by.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// Points above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The name that attributed strings know the attribute by.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// An `NSParagraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSParagraphStyle
      /// The name that attributed strings know the attribute by.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// An `NSUnderlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// The name that attributed strings know the attribute by.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
  }

  /// UIKit's attributes, for `AttributedString` and `AttributeContainer`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Names UIKit's attributes as members: `text.font = .systemFont(ofSize: 17)`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// The attributes of `NSAttributedString` that text is measured by: font, colours, kerning and
  /// paragraph style; others are left out.
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
  /// The runs of a text with attributes; `font` where it states none.
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

  /// The same as a text with attributes, which states every font.
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
