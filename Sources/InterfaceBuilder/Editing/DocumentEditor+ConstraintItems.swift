/// Changes of items and attributes of constraints.
extension DocumentEditor {
  /// Changes the items and attributes of a constraint, which are checked together.
  ///
  /// The first item is written unless it is the view that currently lists the constraint; a later
  /// step determines whether another view should list it.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if an item is missing or in another
  ///   scene, if UIKit rejects the attributes, or if both sides are the same.
  mutating func changeItems(
    of constraint: ConstraintElement, _ change: ConstraintChange
  ) throws(InterfaceDocumentError) {
    guard let owner = constraint.owner.id else { return }
    let element = constraint.element
    let first = ConstraintDraft.Side(
      item: change.firstItem ?? constraint.first ?? owner,
      attribute: change.firstAttribute ?? element.text(of: ConstraintElement.firstAttribute) ?? "")
    let second = secondSide(of: constraint, change, first.attribute)
    try document.checkAttributes(first.attribute, second?.attribute)
    var items = [try document.constraintItem(first.item)]
    if let second { items.append(try document.constraintItem(second.item)) }
    guard first != second else {
      throw document.invalidEdit(
        "both sides of the constraint are the same", hint: "choose another item or attribute")
    }
    _ = try document.commonView(of: items.map(\.view))
    write(first, second, of: element, owner)
    if second == nil { set(ConstraintElement.multiplier, of: element, to: nil) }
    settle(items, of: constraint)
  }

  /// Returns the second side after a change, or `nil` if there is none. A new second item has the
  /// attribute of the first one by default.
  private func secondSide(
    of constraint: ConstraintElement, _ change: ConstraintChange, _ firstAttribute: String
  ) -> ConstraintDraft.Side? {
    let item = change.secondItem.map { $0.isEmpty ? nil : $0 } ?? constraint.second
    guard let item else { return nil }
    return ConstraintDraft.Side(
      item: item,
      attribute: change.secondAttribute
        ?? constraint.element.text(of: ConstraintElement.secondAttribute) ?? firstAttribute)
  }

  /// Writes the items and attributes that differ from those of the element. The view that lists the
  /// constraint is not written as its first item.
  private mutating func write(
    _ first: ConstraintDraft.Side, _ second: ConstraintDraft.Side?, of element: XMLTree.Element,
    _ owner: String
  ) {
    let values = [
      (ConstraintElement.firstItem.name, first.item == owner ? nil : first.item),
      (ConstraintElement.firstAttribute.name, first.attribute),
      (ConstraintElement.secondItem.name, second?.item),
      (ConstraintElement.secondAttribute.name, second?.attribute),
    ]
    for (name, value) in values where element[name] != value { set(name, of: element, to: value) }
  }

  /// Frees the items from fixed frames, and fixes views that lost their last constraint.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  private mutating func settle(_ items: [ConstraintItem], of constraint: ConstraintElement) {
    for item in items { unfixFrame(of: item.element) }
    let others = ConstraintElement.all(in: document.tree).filter { $0 != constraint }
    let held = others.subjects.union(items.compactMap(\.element.id))
    for id in constraint.subjects.subtracting(held).sorted() {
      if let view = document.element(withIdentifier: id), view.isView { fixUnconstrained(view) }
    }
  }
}

extension Sequence<ConstraintElement> {
  /// The identifiers of the items whose position or size the constraints determine.
  var subjects: Set<String> { reduce(into: []) { $0.formUnion($1.subjects) } }
}
