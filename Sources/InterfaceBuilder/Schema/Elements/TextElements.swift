import AutoLayout

/// A `<label>`.
package enum LabelElement {
  package static let text = TextProperty("text")
  /// The maximum number of lines, or 0 for as many as fit.
  package static let numberOfLines = DefaultedAttribute("numberOfLines", .integer, default: 1)
  /// The truncation of a text that does not fit.
  package static let lineBreakMode = DefaultedAttribute(
    "lineBreakMode", .lineBreakMode, default: .byTruncatingTail)
  /// The preferred maximum width in points, or 0 for the width of the label.
  package static let preferredMaxLayoutWidth = DefaultedAttribute(
    "preferredMaxLayoutWidth", .number, default: 0)
  /// A flag that indicates whether the font shrinks until the text fits.
  package static let adjustsFontSizeToFit = DefaultedAttribute(
    "adjustsFontSizeToFit", .flag, default: false)
  /// The smallest factor by which the font shrinks.
  package static let minimumScaleFactor = DefaultedAttribute(
    "minimumScaleFactor", .number, default: 0)
  /// The position of the text after its font shrank.
  package static let baselineAdjustment = UnreadAttribute(
    "baselineAdjustment", .words(["alignBaselines", "none"]))
  package static let highlightedColor = SchemaChild(.color, key: "highlightedColor")
}

/// Attributes and children of all elements that show text.
package enum TextElement {
  package static let textAlignment = DefaultedAttribute(
    "textAlignment", .textAlignment, default: .natural)
  /// A flag that indicates whether the font follows the preferred content size.
  package static let adjustsFontForContentSizeCategory = DefaultedAttribute(
    "adjustsFontForContentSizeCategory", .flag, default: false)
  /// A flag that indicates whether `attributedText` replaces the plain text.
  package static let usesAttributedText = DefaultedAttribute(
    "usesAttributedText", .flag, default: false)

  /// The font of the text.
  package static let fontDescription = SchemaChild(.fontDescription, key: "fontDescription")
  package static let textColor = SchemaChild(.color, key: "textColor")
  /// The text with its own fonts and colors.
  package static let attributedText = SchemaChild(.attributedString, key: "attributedText")
}

/// A `<textField>`.
package enum TextFieldElement {
  package static let text = TextProperty("text")
  package static let placeholder = TextProperty("placeholder")
  package static let borderStyle = DefaultedAttribute("borderStyle", .borderStyle, default: .none)
  /// A flag that indicates whether the font shrinks until the text fits.
  package static let adjustsFontSizeToFit = DefaultedAttribute(
    "adjustsFontSizeToFit", .flag, default: true)
  /// The minimum font size in points.
  package static let minimumFontSize = DefaultedAttribute("minimumFontSize", .number, default: 0)
  /// The mode that determines when the button that clears the text is shown.
  package static let clearButtonMode = DefaultedAttribute(
    "clearButtonMode", .viewMode, default: .never)
  /// The traits of text input.
  package static let textInputTraits = SchemaChild(.textInputTraits, key: "textInputTraits")
}

/// A `<textInputTraits>`.
package enum TextInputTraitsElement {
  /// A flag that indicates whether the text is hidden, as for passwords.
  package static let secureTextEntry = DefaultedAttribute(
    "secureTextEntry", .flag, default: false)
}

/// A `<textView>`.
package enum TextViewElement {
  package static let text = TextProperty("text")
}

/// A `<searchBar>`.
package enum SearchBarElement {
  package static let text = TextProperty("text")
  package static let placeholder = TextProperty("placeholder")
  /// A line of text above the search field.
  package static let prompt = TextProperty("prompt")
  package static let searchBarStyle = DefaultedAttribute(
    "searchBarStyle", .searchBarStyle, default: .default)
  package static let showsCancelButton = DefaultedAttribute(
    "showsCancelButton", .flag, default: false)
  /// A flag that indicates whether the buttons of `scopeButtonTitles` are shown.
  package static let showsScopeBar = DefaultedAttribute("showsScopeBar", .flag, default: false)
  /// The titles of the buttons that select the search scope.
  package static let scopeButtonTitles = SchemaChild(.scopeButtonTitles)
}
