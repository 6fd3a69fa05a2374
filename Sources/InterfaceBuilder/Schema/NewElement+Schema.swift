extension SchemaProperty {
  /// Returns the attribute with a value, for a new element.
  ///
  /// In contrast to `text(_:)`, the default is written as well: the attributes that Xcode omits
  /// differ from class to class. It writes `opaque="NO"` for labels, and `textAlignment="natural"`,
  /// which is the default of all.
  package func assigned(_ value: Value) -> NewElement.Attribute {
    NewElement.Attribute(name: name, value: form.write(value))
  }
}

extension SchemaChild {
  /// The attribute that marks an element as this child. The array is empty if the name is
  /// sufficient.
  package var marks: [NewElement.Attribute] { key.map { [ObjectElement.key.assigned($0)] } ?? [] }
}
