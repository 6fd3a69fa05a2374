/// An attribute of an element of Interface Builder's documents.
///
/// The attributes of an element are static members of its schema type, such as
/// `ConstraintElement.multiplier`; readers, editors and rules share them.
///
///     let multiplier = element[ConstraintElement.multiplier]
///
/// Attributes that always have a value are `DefaultedAttribute`s.
package struct SchemaAttribute<Value: Equatable & Sendable>: ReadableAttribute {
  /// The name in the document.
  package let name: String
  /// How values are written.
  package let form: AttributeForm<Value>
  /// The value of an element without the attribute; nil if there is none.
  package let defaultValue: Value?

  init(_ name: String, _ form: AttributeForm<Value>, default defaultValue: Value? = nil) {
    self.name = name
    self.form = form
    self.defaultValue = defaultValue
  }

  package func reading(_ text: String?) -> Value? {
    text.flatMap(form.interpret) ?? defaultValue
  }

  /// The text of a value; nil for the default, which Xcode does not write.
  package func text(_ value: Value?) -> String? {
    value == defaultValue ? nil : value.map(form.write)
  }
}
