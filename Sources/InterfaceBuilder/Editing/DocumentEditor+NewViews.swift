import Foundation

/// Views from the library.
extension DocumentEditor {
  /// Adds a view in front of the subviews of another one. Unless a stack view positions it, it is
  /// fixed to its frame until it has constraints.
  ///
  /// - Parameters:
  ///   - template: The template of the view.
  ///   - label: The name in the document outline, or `nil` for none.
  ///   - parent: The superview.
  ///   - origin: The origin of the frame in points, in the coordinates of the superview. The size
  ///     is that of the template.
  ///   - further: Children after those of the template.
  /// - Returns: The identifier of the view.
  @discardableResult
  package mutating func add(
    _ template: ViewTemplate, label: String? = nil, to parent: XMLTree.Element, at origin: CGPoint,
    further: [NewElement] = []
  ) -> String {
    let id = newIdentifier(
      for:
        "\(template.elementName.rawValue) \(label ?? "") \(parent.id ?? "") \(origin.x) \(origin.y)"
    )
    let new = template.element(
      id: id, frame: CGRect(origin: origin, size: template.size),
      isArranged: parent.kind == .stackView,
      further: label.map { [ObjectElement.userLabel.assigned($0)] } ?? [],
      children: template.children.map { identified($0) } + further)
    if let list = parent.child(ViewElement.subviews) {
      insert(new, into: list)
    } else {
      insert(
        NewElement(.subviews, children: [new]), into: parent,
        before: ViewSchema.elementAfterSubviews(of: parent))
    }
    return id
  }

  /// Returns an element with new identifiers instead of those of a template, which begin with `$`.
  mutating func identified(_ element: NewElement) -> NewElement {
    var names: [String: String] = [:]
    return identified(element, &names)
  }

  /// Returns an element with new identifiers instead of those of a template, and of the references
  /// to them. `names` contains the known ones, so that several elements can refer to each other.
  mutating func identified(
    _ element: NewElement, _ names: inout [String: String]
  ) -> NewElement {
    var result = element
    for index in result.attributes.indices {
      let attribute = result.attributes[index]
      guard attribute.value.hasPrefix("$") else { continue }
      if let known = names[attribute.value] {
        result.attributes[index].value = known
      } else if ObjectIdentifiers.references.contains(attribute.name) {
        result.attributes[index].value = newIdentifier()
        names[attribute.value] = result.attributes[index].value
      }
    }
    var children: [NewElement] = []
    for child in result.children { children.append(identified(child, &names)) }
    result.children = children
    return result
  }
}
