/// A child element that contains a property of an element, such as `<rect key="frame" …/>`.
///
/// The children of an element are static members of its schema type, such as `ViewElement.frame`.
package struct SchemaChild: Hashable, Sendable {
  /// The name of the child, or `nil` if elements with several names contain the property.
  package let name: ElementName?
  /// The key that marks the property, or `nil` if the name is sufficient.
  package let key: String?

  /// Creates a child with a name and, if several properties have children with the name, a key.
  init(_ name: ElementName, key: String? = nil) {
    self.name = name
    self.key = key
  }

  /// Creates a child with a key and any name.
  init(key: String) {
    name = nil
    self.key = key
  }
}

/// Returns a Boolean value that indicates whether a key is that of a child, for switches on keys.
package func ~= (child: SchemaChild, key: String) -> Bool { child.key == key }
