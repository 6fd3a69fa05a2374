/// Look-up of the objects of edits by their identifiers.
extension InterfaceDocument {
  /// Returns the object with an identifier.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the document has no such object.
  package func object(withIdentifier id: String) throws(InterfaceDocumentError) -> XMLTree.Element {
    guard let element = element(withIdentifier: id) else {
      throw invalidEdit(
        "no object has the identifier '\(id)'", hint: "another edit may have removed it")
    }
    return element
  }

  /// Returns the view with an identifier.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the object is missing or is not a
  ///   view.
  package func view(withIdentifier id: String) throws(InterfaceDocumentError) -> XMLTree.Element {
    let element = try object(withIdentifier: id)
    guard element.isView else { throw invalidEdit("'\(id)' is not a view", hint: "select a view") }
    return element
  }

  /// Returns the constraint with an identifier.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the object is missing or is not a
  ///   constraint of a view.
  package func constraint(
    withIdentifier id: String
  ) throws(InterfaceDocumentError) -> ConstraintElement {
    guard let constraint = ConstraintElement(try object(withIdentifier: id)) else {
      throw invalidEdit("'\(id)' is not a constraint", hint: "select a constraint")
    }
    return constraint
  }

  /// Returns the error for an edit that cannot be made in the document.
  package func invalidEdit(_ message: String, hint: String) -> InterfaceDocumentError {
    InterfaceDocumentError(.invalidEdit, file: name, message, hint: hint)
  }
}

extension XMLTree.Element {
  /// Returns a Boolean value that indicates whether the element is a descendant of another one.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the element.
  package func isInside(_ other: XMLTree.Element) -> Bool {
    var current = parent
    while let candidate = current {
      if candidate == other { return true }
      current = candidate.parent
    }
    return false
  }

  /// The subviews, back to front.
  package var subviews: [XMLTree.Element] {
    child(ViewElement.subviews).map { Array($0.children) } ?? []
  }

  /// The view that lists the element among its subviews, or `nil` for roots and other elements that
  /// are not subviews.
  package var superview: XMLTree.Element? {
    guard let list = parent, list.kind == .subviews else { return nil }
    return list.parent
  }

  /// A Boolean value that indicates whether a stack view positions the element.
  package var isArranged: Bool { superview?.kind == .stackView }
}

extension Collection<XMLTree.Element> {
  /// The elements that are not inside another one of the collection, without duplicates and in
  /// document order.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of elements and *d* is their depth.
  var outermost: [XMLTree.Element] {
    let all = Set(self)
    return all.filter { element in
      var current = element.parent
      while let candidate = current {
        if all.contains(candidate) { return false }
        current = candidate.parent
      }
      return true
    }.sorted { $0.index < $1.index }
  }
}
