/// An attribute of an element of Interface Builder's documents.
///
/// The attributes of an element are static members of its schema type, such as
/// `ConstraintElement.multiplier`; readers, editors and rules share them.
///
///     let multiplier = element[ConstraintElement.multiplier]
package struct SchemaAttribute<Value: Equatable & Sendable>: Sendable {
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

  /// The text of a value; nil for the default, which Xcode does not write.
  package func text(_ value: Value?) -> String? {
    value == defaultValue ? nil : value.map(form.write)
  }
}

/// An attribute of any type.
package protocol AnySchemaAttribute: Sendable {
  /// The name in the document.
  var name: String { get }

  /// How to write a valid value instead of a text; nil if the text is valid.
  func hint(for text: String) -> String?

  /// The text that Xcode would write for the value of a text; nil if the text is invalid.
  func normalized(_ text: String) -> String?
}

extension SchemaAttribute: AnySchemaAttribute {
  package func hint(for text: String) -> String? { form.read(text) == nil ? form.hint : nil }

  package func normalized(_ text: String) -> String? { form.read(text).map(form.write) }
}

/// An element whose attributes can be read by name.
package protocol AttributeSource {
  /// The text of an attribute; nil if it is missing.
  subscript(name: String) -> String? { get }
}

extension AttributeSource {
  /// The value of an attribute; its default if the attribute is missing or invalid.
  package subscript<Value>(attribute: SchemaAttribute<Value>) -> Value? {
    self[attribute.name].flatMap(attribute.form.read) ?? attribute.defaultValue
  }

  /// The text of an attribute as it is written; nil if the attribute is missing.
  package func text<Value>(of attribute: SchemaAttribute<Value>) -> String? {
    self[attribute.name]
  }
}

extension XMLTree.Element: AttributeSource {}
extension VariedElement: AttributeSource {}
