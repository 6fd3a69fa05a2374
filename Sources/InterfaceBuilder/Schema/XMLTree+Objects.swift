/// Identifiers and keys of the elements of objects and properties.
extension XMLTree.Element {
  /// The element's `id`, or `nil` if it has none.
  public var id: String? { self[ObjectElement.id] }

  /// Returns the first child element with a name and a value of the attribute `key`, with which
  /// Interface Builder marks the property of a child, or `nil` if there is none.
  public func child(_ name: String, key: String) -> Self? {
    child(name) { $0[ObjectElement.key] == key }
  }

  /// Returns the first child with a value of the attribute `key`, with any name, or `nil` if there
  /// is none.
  public func child(key: String) -> Self? { children.first { $0[ObjectElement.key] == key } }
}
