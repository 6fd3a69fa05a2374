/// An attribute that has a default value, so that elements without it have a value, too.
///
///     label.numberOfLines = element[LabelElement.numberOfLines]
package struct DefaultedAttribute<Value: Sendable>: Sendable {
  /// The name in the document.
  package let name: String
  /// The notation of values.
  package let form: AttributeForm<Value>
  /// The value of an element without the attribute.
  package let defaultValue: Value

  init(_ name: String, _ form: AttributeForm<Value>, default defaultValue: Value) {
    self.name = name
    self.form = form
    self.defaultValue = defaultValue
  }
}

extension DefaultedAttribute: AnySchemaAttribute, SchemaProperty, ReadableAttribute
where Value: Equatable {
  package func reading(_ text: String?) -> Value {
    text.flatMap(form.interpret) ?? defaultValue
  }

  package func text(_ value: Value?) -> String? {
    value == defaultValue ? nil : value.map(form.write)
  }
}
