/// The simulated surroundings of the views of controllers in Interface Builder.
extension DocumentEditor {
  /// Sets a simulated bar or size that Interface Builder draws for the view of a controller.
  ///
  /// - Parameters:
  ///   - path: The path from the controller to the property, such as `ID.simulatedTopBarMetrics`.
  ///   - value: One of the values that `SimulatedMetricsForm` lists for the property, or `nil` to
  ///     infer the bar or size.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for other properties and values, and
  ///   for objects that are not controllers.
  package mutating func setSimulatedMetrics(
    at path: DocumentPath, to value: String?
  ) throws(InterfaceDocumentError) {
    let owner = try document.element(at: path)
    guard let key = path.attribute, let form = SimulatedMetricsForm.of(key: key),
      path.children.isEmpty, owner.sceneController == owner
    else {
      throw document.invalidEdit(
        "'\(path)' is not a simulated bar", hint: "write a path such as ID.simulatedTopBarMetrics")
    }
    let bar = form.bars.first { $0.value == value }
    guard bar != nil || value == nil else {
      throw document.invalidEdit(
        "unknown bar '\(value ?? "")'",
        hint: "write \(form.bars.map(\.value).joined(separator: ", "))")
    }
    let existing = owner.child(form.child)
    if let existing { remove(existing) }
    guard let bar, let name = bar.element else { return }
    var element = NewElement(name, form.child.marks)
    element.attributes += bar.attributes.map { NewElement.Attribute(name: $0.0, value: $0.1) }
    insert(
      element, into: owner,
      before: existing ?? ControllerSchema.elementAfter(form.child, in: owner))
  }
}
