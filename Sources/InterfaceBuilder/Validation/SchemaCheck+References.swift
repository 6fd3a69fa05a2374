import AutoLayout

/// Attributes that refer to objects, in addition to those of constraints, connections and
/// variations.
extension SchemaCheck {
  /// Checks that the objects exist to which an element refers.
  mutating func checkReferences(of element: XMLTree.Element) {
    for attribute in Schema.references(of: element.kind) {
      guard let id = element[attribute], !id.isEmpty, document.element(withIdentifier: id) == nil
      else { continue }
      let similar = maySearch() ? similar(to: id, for: attribute) : nil
      report(
        SchemaIssue(
          .danglingReference, element, at: element.attribute(attribute.name)?.valueRange.lowerBound,
          "\(attribute.name) refers to \(SchemaIssue.quoted(id)), which does not exist in the document",
          hint: similar.map { "did you mean '\($0)'?" }
            ?? "refer to an existing object, or remove the attribute",
          key: "\(attribute.name)=\(id)"))
    }
  }

  /// Checks the device of the canvas: the name of a model is not an identifier of Interface
  /// Builder, and other unknown ones may be those of newer devices.
  mutating func checkDevice(_ element: XMLTree.Element) {
    guard let id = element.id, Device(identifier: id) == nil else { return }
    let device = Device(named: id)
    report(
      SchemaIssue(
        device == nil ? .unknownDevice : .invalidValue, element, certain: device != nil,
        at: element.attribute(ObjectElement.id.name)?.valueRange.lowerBound,
        "unknown device \(SchemaIssue.quoted(id))",
        hint: device.map { "write id=\"\($0.id)\"" } ?? Device.hint(forUnknown: id),
        key: "device=\(id)"))
  }

  /// Returns the identifier of an object of the right kind that resembles another, or `nil` if none
  /// does. The only controller of a storyboard is meant by any name.
  private func similar(to id: String, for attribute: SchemaAttribute<String>) -> String? {
    let isInitial = attribute.name == DocumentElement.initialViewController.name
    let objects = document.tree.allElements.filter {
      isInitial ? $0[ObjectElement.sceneMemberID] == .viewController : Schema.isView($0.kind)
    }
    let ids = objects.compactMap(\.id).prefix(Self.maxCompared)
    if isInitial, ids.count == 1 { return ids.first }
    return Suggestion.nearest(to: id, among: Array(ids))
  }

  /// The maximum number of objects that are compared. No manually edited storyboard has as many
  /// controllers, and hardly any has as many views.
  private static let maxCompared = 1_000
}
