/// What Interface Builder draws around the views of controllers.
extension DocumentEditor {
  /// Sets what Interface Builder draws around the view of a controller.
  ///
  /// - Parameters:
  ///   - path: The path from the controller to the property, such as `ID.simulatedTopBarMetrics`.
  ///   - value: The text of a bar, or nil to infer it.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for other properties and values, and for
  ///   objects that are not controllers.
  package mutating func setSimulatedMetrics(
    at path: DocumentPath, to value: String?
  ) throws(InterfaceDocumentError) {
    let owner = try document.element(at: path)
    guard let key = path.attribute, let form = SimulatedMetricsForm.of(key: key),
      path.children.isEmpty, owner.sceneController == owner
    else {
      throw document.invalidEdit(
        "'\(path)' is not a simulated bar", hint: "name a controller's bar")
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
    insert(element, into: owner, before: existing ?? Self.elementAfter(form, in: owner))
  }

  /// The child before which the element of a bar is written: status bar, top bar and bottom bar follow
  /// the view and the items of the controller, and are followed by its sizes and its own bars.
  private static func elementAfter(
    _ form: SimulatedMetricsForm, in owner: XMLTree.Element
  ) -> XMLTree.Element? {
    let order = [
      "layoutGuides", "view", "edgesForExtendedLayout", "tabBarItem", "toolbarItems",
      "navigationItem", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
      "simulatedBottomBarMetrics",
    ]
    let place = order.firstIndex(of: form.child.key ?? "") ?? order.count
    let earlier = Set(order.prefix(place))
    return owner.children.first {
      !earlier.contains($0[ObjectElement.key] ?? $0.kind.rawValue)
    }
  }
}
