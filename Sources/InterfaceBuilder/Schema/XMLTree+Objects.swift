/// What marks the elements of objects and properties.
extension XMLTree.Element {
  /// The element's `id`.
  public var id: String? { self[ObjectElement.id] }

  /// The first child element of a name whose attribute `key` has a value, as Interface Builder marks
  /// the property that a child stands for.
  public func child(_ name: String, key: String) -> Self? {
    child(name) { $0[ObjectElement.key] == key }
  }

  /// The first child whose attribute `key` has a value, whatever its name.
  public func child(key: String) -> Self? { children.first { $0[ObjectElement.key] == key } }
}
