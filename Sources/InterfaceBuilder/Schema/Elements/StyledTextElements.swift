import AutoLayout

/// A `<fragment>` of an `<attributedString>`.
package enum FragmentElement {
  /// The characters.
  package static let content = TextProperty("content")
  package static let attributes = SchemaChild(.attributes)
}

/// The `<attributes>` of a fragment.
package enum FragmentAttributesElement {
  package static let font = SchemaChild(.font, key: "NSFont")
  package static let color = SchemaChild(.color, key: "NSColor")
  /// The space added between characters, in points.
  package static let kern = SchemaChild(.real, key: "NSKern")
  package static let paragraphStyle = SchemaChild(.paragraphStyle, key: "NSParagraphStyle")
}

/// A `<paragraphStyle>`. Lengths are in points.
package enum ParagraphStyleElement {
  /// The alignment of lines.
  package static let alignment = DefaultedAttribute(
    "alignment", .textAlignment, default: .natural)
  package static let lineBreakMode = DefaultedAttribute(
    "lineBreakMode", .paragraphLineBreakMode, default: .byWordWrapping)
  /// The space between lines.
  package static let lineSpacing = DefaultedAttribute("lineSpacing", .number, default: 0)
  package static let paragraphSpacing = DefaultedAttribute(
    "paragraphSpacing", .number, default: 0)
  package static let paragraphSpacingBefore = DefaultedAttribute(
    "paragraphSpacingBefore", .number, default: 0)
  /// The indentation of the first line.
  package static let firstLineHeadIndent = DefaultedAttribute(
    "firstLineHeadIndent", .number, default: 0)
  /// The indentation of all lines except the first.
  package static let headIndent = DefaultedAttribute("headIndent", .number, default: 0)
  /// The indentation at the end of lines.
  package static let tailIndent = DefaultedAttribute("tailIndent", .number, default: 0)
  package static let minimumLineHeight = DefaultedAttribute(
    "minimumLineHeight", .number, default: 0)
  package static let maximumLineHeight = DefaultedAttribute(
    "maximumLineHeight", .number, default: 0)
  /// The factor of the line height.
  package static let lineHeightMultiple = DefaultedAttribute(
    "lineHeightMultiple", .number, default: 0)
}

/// A `<fontDescription>` of a view, or a `<font>` of a styled text.
package enum FontDescriptionElement {
  /// The text style. Other styles of old documents have no meaning.
  package static let style = SchemaAttribute("style", .textStyle)
  package static let name = SchemaAttribute("name", .text)
  package static let family = SchemaAttribute("family", .text)
  /// The size in points.
  package static let pointSize = SchemaAttribute("pointSize", .number)
  /// The kind of a system font.
  package static let type = SchemaAttribute("type", .fontType)
  /// The weight of a system font.
  package static let weight = DefaultedAttribute("weight", .fontWeight, default: .regular)

  /// The size of a `<font>`, in points.
  package static let size = SchemaAttribute("size", .number)
  /// The kind of a `<font>`.
  package static let metaFont = SchemaAttribute("metaFont", .metaFont)
}

/// A `<real>`, `<integer>` or `<bool>`.
package enum NumberElement {
  package static let value = SchemaAttribute("value", .number)
}

/// A `<color>`.
package enum ColorElement {
  /// The name of a system color.
  package static let systemColor = SchemaAttribute("systemColor", .text)
  /// The name of a system color in documents before Xcode 11.
  package static let cocoaTouchSystemColor = SchemaAttribute("cocoaTouchSystemColor", .text)
  package static let name = SchemaAttribute("name", .text)
  /// The gray level from 0 to 1, for colors without red, green and blue.
  package static let white = SchemaAttribute("white", .coordinate)
  package static let red = SchemaAttribute("red", .coordinate)
  package static let green = SchemaAttribute("green", .coordinate)
  package static let blue = SchemaAttribute("blue", .coordinate)
  /// The opacity, from 0 (transparent) to 1.
  package static let alpha = DefaultedAttribute("alpha", .coordinate, default: 1)
  package static let colorSpace = SchemaAttribute("colorSpace", .colorSpace)
  /// The color space if `colorSpace` is `custom`.
  package static let customColorSpace = SchemaAttribute("customColorSpace", .colorSpace)
}

/// The color space of a color's components.
package enum ColorSpace: Sendable {
  case displayP3, sRGB, gray22, calibratedWhite, calibratedRGB, deviceWhite, deviceRGB, catalog
  case custom, pattern
}

extension AttributeForm<ColorSpace> {
  /// The values of the attributes `colorSpace` and `customColorSpace`. Only `displayP3` has an
  /// effect here.
  static let colorSpace = AttributeForm.names([
    "displayP3": .displayP3, "sRGB": .sRGB, "genericGamma22GrayColorSpace": .gray22,
    "calibratedWhite": .calibratedWhite, "calibratedRGB": .calibratedRGB,
    "deviceWhite": .deviceWhite, "deviceRGB": .deviceRGB, "catalog": .catalog,
    "custom": .custom, "pattern": .pattern,
  ])
}
