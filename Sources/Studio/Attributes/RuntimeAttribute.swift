import InterfaceBuilder

/// A user-defined runtime attribute in the inspector.
struct RuntimeAttribute: Encodable, Equatable {
  /// The property that is set when the object is loaded.
  var keyPath: String
  /// The type in the document, such as `boolean`.
  var type: String
  /// The value as text, or `nil` if the inspector cannot show it.
  var value: String?

  /// Returns the runtime attributes of an object, in the order of the document.
  static func all(
    of object: XMLTree.Element, in document: InterfaceDocument
  ) -> [RuntimeAttribute] {
    guard let list = object.child(ObjectElement.runtimeAttributes) else { return [] }
    return list.children.compactMap { element -> RuntimeAttribute? in
      guard let keyPath = element[RuntimeAttributeElement.keyPath] else { return nil }
      let child = element.child(RuntimeAttributeElement.valueChild)
      let color = child.flatMap { DocumentColor($0, in: document)?.text }
      return RuntimeAttribute(
        keyPath: keyPath, type: element.text(of: RuntimeAttributeElement.type) ?? "",
        value: element[RuntimeAttributeElement.value] ?? child?.text(of: NumberElement.value)
          ?? color)
    }
  }
}
