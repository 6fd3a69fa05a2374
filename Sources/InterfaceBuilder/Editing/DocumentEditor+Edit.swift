extension DocumentEditor {
  /// Returns the changes as patches.
  ///
  /// 1. Remove lists that lose their last entry.
  /// 2. Convert insertions to text.
  /// 3. Convert attributes to text.
  /// 4. Remove elements.
  ///
  /// Changes of an element that is also removed, or is inside a removed one, have no effect.
  ///
  /// - Complexity: O(*n* × *d* + *b*), where *n* is the number of changes, *d* is the depth of
  ///   their elements and *b* is the number of bytes of the changed elements.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if a value cannot be written in XML.
  public func edit() throws(InterfaceDocumentError) -> DocumentEdit {
    var composer = EditComposer(document.tree)
    let insertions = self.insertions + constraintInsertions()
    let gone = composer.prune(removed, keeping: Set(insertions.map(\.parent.index)))
    for insertion in insertions where !composer.isInside(insertion.parent, gone.removed) {
      composer.insert(insertion)
    }
    for (index, changes) in attributes.sorted(by: { $0.key < $1.key }) {
      let element = XMLTree.Element(tree: document.tree, index: index)
      guard !composer.isInside(element, gone.removed) else { continue }
      try composer.change(changes, of: element)
    }
    composer.cut(gone)
    guard let edit = DocumentEdit(composer.patches) else {
      throw InterfaceDocumentError(
        .invalidEdit, file: document.name, "two changes overlap",
        hint: "make them one after the other")
    }
    return edit
  }

  /// Returns new constraints at their positions: Xcode keeps every list in the order of its
  /// identifiers. A view without constraints gets a list.
  ///
  /// - Complexity: O(*n*), where *n* is the number of constraints of the affected views.
  private func constraintInsertions() -> [Insertion] {
    var result: [Insertion] = []
    for (index, made) in constraints.sorted(by: { $0.key < $1.key }) {
      let owner = XMLTree.Element(tree: document.tree, index: index)
      let sorted = made.sorted { ($0.id ?? "") < ($1.id ?? "") }
      guard let list = owner.child(ConstraintElement.listName) else {
        let list = NewElement(ConstraintElement.listName, [], children: sorted)
        result.append(
          Insertion(
            element: list, parent: owner, next: ViewSchema.elementAfterConstraints(of: owner)))
        continue
      }
      for constraint in sorted {
        let id = constraint.id ?? ""
        let next = list.children.first { ($0.id ?? "") > id }
        result.append(Insertion(element: constraint, parent: list, next: next))
      }
    }
    return result
  }
}
