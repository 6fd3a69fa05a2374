/// A child element that holds a property of an element, such as `<rect key="frame" …/>`.
///
/// The children of an element are static members of its schema type, such as `ViewElement.frame`.
package struct SchemaChild: Hashable, Sendable {
  /// The name of the child; nil if elements of several names hold the property.
  package let name: ElementName?
  /// The key that marks the property; nil if the name alone does.
  package let key: String?

  /// A child of a name and, if several properties have children of the name, a key.
  init(_ name: ElementName, key: String? = nil) {
    self.name = name
    self.key = key
  }

  /// A child of a key, whatever its name.
  init(key: String) {
    name = nil
    self.key = key
  }
}

/// Returns a Boolean value that indicates whether a key is that of a child, for switches on keys.
package func ~= (child: SchemaChild, key: String) -> Bool { child.key == key }
