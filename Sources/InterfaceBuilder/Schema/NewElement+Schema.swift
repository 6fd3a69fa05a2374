extension SchemaProperty {
  /// The attribute with a value, for a new element.
  ///
  /// The default is written as well, in contrast to `text(_:)`: what Xcode leaves out differs from class to
  /// class. It writes `opaque="NO"` for labels, and `textAlignment="natural"`, which is the default of all.
  package func assigned(_ value: Value) -> NewElement.Attribute {
    NewElement.Attribute(name: name, value: form.write(value))
  }
}

extension SchemaChild {
  /// The attribute that marks an element as this child; none if the name alone does.
  package var marks: [NewElement.Attribute] { key.map { [ObjectElement.key.assigned($0)] } ?? [] }
}
