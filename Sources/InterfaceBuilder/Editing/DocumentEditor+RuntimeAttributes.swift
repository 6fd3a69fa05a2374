import AutoLayout
import Foundation

/// The user-defined runtime attributes of an object.
///
///     <userDefinedRuntimeAttributes>
///         <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
///             <integer key="value" value="8"/>
///         </userDefinedRuntimeAttribute>
///     </userDefinedRuntimeAttributes>
extension DocumentEditor {
  /// Sets a runtime attribute, adds it at the end of the list, or removes it with `nil`.
  ///
  /// - Parameters:
  ///   - keyPath: The property that is set when the object is loaded.
  ///   - id: The identifier of the object.
  ///   - type: `boolean`, `number`, `string`, `color` or `image`.
  ///   - value: `YES` or `NO`, a number, a text, a color in the form of `DocumentColor`, or the
  ///     name of an image.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such object, for an
  ///   empty key path, another type, and an invalid value.
  package mutating func setRuntimeAttribute(
    _ keyPath: String, of id: String, type: String, to value: String?
  ) throws(InterfaceDocumentError) {
    let object = try document.object(withIdentifier: id)
    guard !keyPath.isEmpty else {
      throw document.invalidEdit("the key path is empty", hint: "write the name of a property")
    }
    let list = object.child(ObjectElement.runtimeAttributes)
    let existing = list?.children.first { $0[RuntimeAttributeElement.keyPath] == keyPath }
    guard let value else {
      guard let list, let existing else { return }
      let isLast = list.children.filter { $0 != existing }.isEmpty
      return remove(isLast ? list : existing)
    }
    let element = try runtimeAttribute(keyPath, type, value)
    if let existing { remove(existing) }
    if let list { return insert(element, into: list, before: existing) }
    insert(
      NewElement(.userDefinedRuntimeAttributes, children: [element]), into: object,
      before: ViewSchema.elementAfter(ObjectElement.runtimeAttributes, in: object))
  }

  /// Returns the element of a runtime attribute.
  private mutating func runtimeAttribute(
    _ keyPath: String, _ type: String, _ value: String
  ) throws(InterfaceDocumentError) -> NewElement {
    let names = [
      NewElement.Attribute(name: RuntimeAttributeElement.type.name, value: type),
      RuntimeAttributeElement.keyPath.assigned(keyPath),
    ]
    let text = [RuntimeAttributeElement.value.assigned(value)]
    func invalid(_ hint: String) -> InterfaceDocumentError {
      document.invalidEdit("invalid value '\(value)' for '\(keyPath)'", hint: hint)
    }
    let marks = RuntimeAttributeElement.valueChild.marks
    switch RuntimeAttributeElement.type.form.read(type) {
    case .boolean:
      if let hint = ViewElement.hidden.hint(for: value) { throw invalid(hint) }
      return NewElement(.userDefinedRuntimeAttribute, names + text)
    case .string, .image: return NewElement(.userDefinedRuntimeAttribute, names + text)
    case .number:
      guard let number = NumberElement.value.form.read(value) else {
        throw invalid(AttributeForm<CGFloat>.number.hint)
      }
      let kind: ElementName = Int(value) == nil ? .real : .integer
      let child = NewElement(kind, marks + [NumberElement.value.assigned(number)])
      return NewElement(.userDefinedRuntimeAttribute, names, children: [child])
    case .color:
      guard let color = DocumentColor(value) else {
        throw invalid("write a color such as #3366CC or systemRedColor")
      }
      let child = NewElement(.color, marks + color.attributes)
      return NewElement(.userDefinedRuntimeAttribute, names, children: [child])
    case .none?, .point, .size, .rect, .range, nil:
      throw document.invalidEdit(
        "runtime attributes of type '\(type)' cannot be edited",
        hint: "the editable types are boolean, number, string, color and image")
    }
  }
}
