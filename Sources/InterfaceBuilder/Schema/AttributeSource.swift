/// An element whose attributes can be read by name.
package protocol AttributeSource {
  /// Returns the text of an attribute, or `nil` if it is missing.
  subscript(name: String) -> String? { get }

  /// Returns the first child element with a name and key; `nil` matches any.
  func child(_ name: ElementName?, _ key: String?) -> XMLTree.Element?
}

extension AttributeSource {
  /// Returns the value of an attribute, or its default if the attribute is missing or invalid.
  package subscript<Attribute: ReadableAttribute>(attribute: Attribute) -> Attribute.Reading {
    attribute.reading(self[attribute.name])
  }

  /// Returns the text of an attribute as it is written, or `nil` if the attribute is missing.
  package func text(of attribute: some AnySchemaAttribute) -> String? { self[attribute.name] }

  /// Returns the first child element that contains a property, or `nil` if there is none.
  package func child(_ child: SchemaChild) -> XMLTree.Element? {
    self.child(child.name, child.key)
  }
}

extension XMLTree.Element: AttributeSource {
  package func child(_ name: ElementName?, _ key: String?) -> XMLTree.Element? {
    guard let name else { return key.map { child(key: $0) } ?? children.first { _ in true } }
    guard let key else { return child(name) }
    return child(name.rawValue, key: key)
  }

  /// Returns the first child element with a name, or `nil` if there is none.
  package func child(_ name: ElementName) -> XMLTree.Element? { child(name.rawValue) }
}
