extension NewElement {
  /// Creates a copy of an element with its attributes and children, without texts.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  init(copy element: XMLTree.Element) {
    self.init(
      element.name, element.attributes.map { ($0.name, $0.value) },
      children: element.children.map { NewElement(copy: $0) })
  }

  /// Creates a copy of a constraint for the list of another view, `owner`, which is not written as
  /// the first item.
  init(constraint: ConstraintElement, for owner: String?) {
    let firstItem = ConstraintElement.firstItem.name
    self.init(
      ConstraintElement.elementName,
      [(firstItem, constraint.first == owner ? nil : constraint.first)]
        + constraint.element.attributes.filter { $0.name != firstItem }
        .map { ($0.name, $0.value) },
      children: constraint.element.children.map { NewElement(copy: $0) })
  }
}

/// Moving constraints between the lists of views.
extension EditSteps {
  /// Moves constraints to the list of another view, with their settings for size classes.
  ///
  /// The constraints keep their identifiers, so that outlets to them stay connected.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if one of the objects is missing.
  mutating func moveConstraints(_ ids: [String], to ownerID: String) throws {
    guard !ids.isEmpty else { return }
    let installations = try make { editor in
      var installations: [Installation] = []
      let target = try editor.document.view(withIdentifier: ownerID)
      for id in ids {
        let constraint = try editor.document.constraint(withIdentifier: id)
        guard constraint.owner != target else { continue }
        installations += Installation.all(in: constraint.owner, of: [id])
        editor.remove(constraint.element)
        editor.removeInstallations(of: id)
        editor.addConstraint(NewElement(constraint: constraint, for: ownerID), to: target)
      }
      return installations
    }
    try install(installations)
  }
}
