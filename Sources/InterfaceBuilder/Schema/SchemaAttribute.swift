/// An attribute of an element of Interface Builder's documents.
///
/// The attributes of an element are static members of its schema type, such as
/// `ConstraintElement.firstItem`; readers, editors and rules share them.
///
///     let item = element[ConstraintElement.firstItem]
///
/// Attributes that always have a value are `DefaultedAttribute`s.
package struct SchemaAttribute<Value: Sendable>: Sendable {
  /// The name in the document.
  package let name: String
  /// The notation of values.
  package let form: AttributeForm<Value>

  init(_ name: String, _ form: AttributeForm<Value>) {
    self.name = name
    self.form = form
  }
}

extension SchemaAttribute: AnySchemaAttribute, SchemaProperty, ReadableAttribute
where Value: Equatable {
  package func reading(_ text: String?) -> Value? { text.flatMap(form.interpret) }

  package func text(_ value: Value?) -> String? { value.map(form.write) }
}
