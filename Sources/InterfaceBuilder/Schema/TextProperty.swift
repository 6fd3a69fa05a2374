/// A text of an element: an attribute, or a child such as `<string key="text">` if the text has
/// line breaks or characters that XML cannot represent.
///
///     label.text = texts.string(LabelElement.text, of: element)
package struct TextProperty: SchemaProperty {
  /// The name of the attribute and the key of the child.
  package let name: String

  package var form: AttributeForm<String> { .text }

  init(_ name: String) { self.name = name }

  /// The children that may contain the text.
  package var children: [SchemaChild] {
    [SchemaChild(.string, key: name), SchemaChild(.mutableString, key: name)]
  }
}

/// An image of an element: the name of an image as attribute, or a child `<imageReference>`.
package struct ImageProperty: SchemaProperty {
  /// The name of the attribute and the key of the child.
  package let name: String

  package var form: AttributeForm<String> { .text }

  init(_ name: String) { self.name = name }

  /// The child that may refer to the image.
  package var reference: SchemaChild { SchemaChild(.imageReference, key: name) }
}

/// A `<string>` that contains a text.
package enum StringElement {
  /// A flag that indicates whether the text is written in Base64.
  package static let isBase64 = DefaultedAttribute("base64-UTF8", .flag, default: false)
}

/// An `<imageReference>` or the image of an element.
package enum ImageElement {
  package static let image = SchemaAttribute("image", .text)
  /// The source of the image, or `nil` for the catalog of the project.
  package static let catalog = SchemaAttribute("catalog", .imageCatalog)
  package static let symbolScale = SchemaAttribute("symbolScale", .symbolScale)
  package static let name = SchemaAttribute("name", .text)
}

extension AttributeForm<ImageCatalog> {
  /// The values of the attribute `catalog` of images.
  static let imageCatalog = AttributeForm.names(["system": .system])
}

/// The source of an image.
package enum ImageCatalog: Sendable {
  /// Apple's symbols.
  case system
}
