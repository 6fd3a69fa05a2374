import AutoLayout

extension DocumentEditor {
  /// Sets the attribute at a path.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such object, the
  ///   object cannot have the attribute, or the attribute cannot have the value.
  public mutating func set(
    _ path: DocumentPath, to value: String
  ) throws(InterfaceDocumentError) {
    let element = try document.element(at: path)
    guard let name = path.attribute else { throw missingAttribute(path, element) }
    try AttributeRules.check(name, value, of: element)
    set(name, of: element, to: value)
  }

  /// Removes the attribute at a path, or the constraint if the path has no attribute.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such object or
  ///   attribute, if the attribute is an identifier, and for a path to an object that is not a
  ///   constraint.
  public mutating func remove(_ path: DocumentPath) throws(InterfaceDocumentError) {
    let element = try document.element(at: path)
    guard let name = path.attribute else {
      guard element.name == ConstraintElement.elementName else {
        throw missingAttribute(path, element)
      }
      return removeConstraint(element)
    }
    guard element[name] != nil else {
      throw document.tree.error(
        .invalidEdit, at: element.range.lowerBound, "<\(element.name)> has no attribute '\(name)'",
        hint: Suggestion.hint(
          for: name,
          among: element.attributes.map(
            \.name), otherwise: "the element has no attributes to remove"))
    }
    guard !(ObjectElement.id ~= name) else { throw AttributeRules.identifierError(element) }
    set(name, of: element, to: nil)
  }

  /// Returns the error for a path to an object where one to an attribute is needed.
  private func missingAttribute(
    _ path: DocumentPath, _ element: XMLTree.Element
  ) -> InterfaceDocumentError {
    document.tree.error(
      .invalidEdit, at: element.range.lowerBound, "'\(path)' is not an attribute path",
      hint: "write ID.ATTRIBUTE, such as \(path.identifier).userLabel")
  }
}
