extension ConstraintDraft {
  /// One side of an equation: an item and one of its attributes.
  package struct Side: Hashable {
    /// The identifier of the item.
    package var item: String
    /// The name of the attribute, such as `leading`.
    package var attribute: String

    /// Creates one side of an equation. The item and the attribute are checked when a draft is
    /// created from it.
    package init(item: String, attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// Creates an equation of two sides, or of one side and a constant, in the list of the view
  /// around both.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if an item is missing, cannot have
  ///   constraints or is in another scene, and if UIKit rejects the combination of attributes.
  package init(
    _ first: Side, _ second: Side?, in document: InterfaceDocument
  ) throws(InterfaceDocumentError) {
    var views = [try document.constraintItem(first.item).view]
    if let second { views.append(try document.constraintItem(second.item).view) }
    let owner = try document.commonView(of: views)
    try document.checkAttributes(first.attribute, second?.attribute)
    self.init(
      owner: owner, firstItem: first.item, firstAttribute: first.attribute,
      secondItem: second?.item, secondAttribute: second?.attribute)
  }

  /// Returns the elements of the items in a document, the first item first. Items that no longer
  /// exist are skipped.
  package func items(in document: InterfaceDocument) -> [XMLTree.Element] {
    [firstItem ?? owner.id, secondItem].compactMap { id in
      id.flatMap { document.element(withIdentifier: $0) }
    }
  }
}
