/// An item of a constraint: a view, or a guide with its view.
package struct ConstraintItem {
  /// The element of the view or guide.
  package let element: XMLTree.Element
  /// The view, or the view of the guide.
  package let view: XMLTree.Element
}

extension InterfaceDocument {
  /// Returns the item with an identifier.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the object is missing, or is
  ///   neither a view nor the guide of a view.
  package func constraintItem(_ id: String) throws(InterfaceDocumentError) -> ConstraintItem {
    let element = try object(withIdentifier: id)
    if element.isView { return ConstraintItem(element: element, view: element) }
    if let view = LayoutGuideElement.view(of: element) {
      return ConstraintItem(element: element, view: view)
    }
    throw invalidEdit("'\(id)' cannot have constraints", hint: "select a view or a guide")
  }

  /// Returns the view that lists a constraint between views: the nearest one around all of them.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the views are in different scenes.
  package func commonView(
    of views: [XMLTree.Element]
  ) throws(InterfaceDocumentError) -> XMLTree.Element {
    guard let view = XMLTree.Element.commonView(of: views) else {
      throw invalidEdit(
        "the views are in different scenes", hint: "choose views of the same scene")
    }
    return view
  }
}

extension XMLTree.Element {
  /// Returns the nearest view with an identifier around all views, which may be one of them, or
  /// `nil` if there is none.
  ///
  /// - Complexity: O(*n* × *d*²), where *n* is the number of views and *d* is their depth.
  static func commonView(of views: [XMLTree.Element]) -> XMLTree.Element? {
    let chains = views.map { view in Array(sequence(first: view) { $0.parent }) }
    return chains.first?.first { candidate in
      candidate.id != nil && candidate.isView && chains.allSatisfy { $0.contains(candidate) }
    }
  }
}
