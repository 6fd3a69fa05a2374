/// An attribute of an element, with values of any type.
package protocol AnySchemaAttribute: Sendable {
  /// The name in the document.
  var name: String { get }

  /// The texts of valid values, or `nil` if they cannot be listed.
  var values: [String]? { get }

  /// A Boolean value that indicates whether no release of Xcode can write another value.
  var isClosed: Bool { get }

  /// A Boolean value that indicates whether this package reads the attribute. Others are known
  /// because Xcode writes them.
  var isRead: Bool { get }

  /// Returns advice on a valid value to use instead of a text, or `nil` if the text is valid.
  func hint(for text: String) -> String?

  /// Returns the text that Xcode would write for the value of a text, or `nil` if the text is
  /// invalid.
  func normalized(_ text: String) -> String?
}

/// An attribute whose values have a type.
package protocol SchemaProperty<Value>: AnySchemaAttribute {
  associatedtype Value: Equatable & Sendable

  /// The notation of values.
  var form: AttributeForm<Value> { get }
}

/// An attribute whose value is read from an element.
package protocol ReadableAttribute: SchemaProperty {
  /// The type of the value, which is optional if the attribute has no default.
  associatedtype Reading

  /// Returns the value for the text of the attribute, which is `nil` if the attribute is missing.
  func reading(_ text: String?) -> Reading

  /// Returns the text of a value, or `nil` for the default, which Xcode does not write, and for
  /// `nil`.
  func text(_ value: Value?) -> String?
}

extension SchemaProperty {
  package var values: [String]? { form.values }

  package var isClosed: Bool { form.isClosed }

  package var isRead: Bool { true }

  package func hint(for text: String) -> String? { form.read(text) == nil ? form.hint : nil }

  package func normalized(_ text: String) -> String? { form.normalize(text) }
}

/// An attribute that Xcode writes and this package does not read.
package struct UnreadAttribute<Value: Sendable>: Sendable {
  /// The name in the document.
  package let name: String
  /// The notation of values.
  package let form: AttributeForm<Value>

  init(_ name: String, _ form: AttributeForm<Value>) {
    self.name = name
    self.form = form
  }
}

extension UnreadAttribute: AnySchemaAttribute, SchemaProperty where Value: Equatable {
  package var isRead: Bool { false }
}

/// Returns a Boolean value that indicates whether a name is that of an attribute, for switches on
/// names.
package func ~= (attribute: some AnySchemaAttribute, name: String) -> Bool {
  attribute.name == name
}
