/// An element whose attributes can be read by name.
package protocol AttributeSource {
  /// The text of an attribute; nil if it is missing.
  subscript(name: String) -> String? { get }

  /// The first child element of a name and key; nil stands for any.
  func child(_ name: ElementName?, _ key: String?) -> XMLTree.Element?
}

extension AttributeSource {
  /// The value of an attribute; its default if the attribute is missing or invalid.
  package subscript<Attribute: ReadableAttribute>(attribute: Attribute) -> Attribute.Reading {
    attribute.reading(self[attribute.name])
  }

  /// The text of an attribute as it is written; nil if the attribute is missing.
  package func text(of attribute: some AnySchemaAttribute) -> String? { self[attribute.name] }

  /// The first child element that holds a property.
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

  /// The first child element of a name.
  package func child(_ name: ElementName) -> XMLTree.Element? { child(name.rawValue) }
}
