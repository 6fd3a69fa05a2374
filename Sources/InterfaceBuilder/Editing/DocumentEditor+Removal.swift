/// Removal of constraints and views with all references to them.
extension DocumentEditor {
  /// Removes constraints. Views that lose their last one are fixed to their recorded frames, as
  /// Interface Builder does: in the conformance documents, none of 211 fixed views has a
  /// constraint, and 5 of 5,302 views without a fixed frame have none.
  ///
  /// `alsoRemoved` are the identifiers of views that are removed as well.
  package mutating func removeConstraints(
    _ constraints: [ConstraintElement], alsoRemoved views: Set<String> = []
  ) {
    for constraint in constraints { removeConstraint(constraint.element) }
    let lost = constraints.subjects.subtracting(views)
    guard !lost.isEmpty else { return }
    let removed = Set(constraints)
    let kept = ConstraintElement.all(in: document.tree).filter { !removed.contains($0) }
    for id in lost.subtracting(kept.subjects).sorted() {
      guard let view = document.element(withIdentifier: id), view.isView else { continue }
      fixUnconstrained(view)
    }
  }

  /// Removes views with their descendants, and the constraints, connections and variations that
  /// refer to one of these objects. Gesture recognizers that belong to no other view are removed,
  /// too.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for an object that is not a view, for
  ///   roots, and for the content views of cells.
  package mutating func removeViews(_ ids: [String]) throws(InterfaceDocumentError) {
    var views: [XMLTree.Element] = []
    for id in ids { views.append(try document.view(withIdentifier: id)) }
    var gone: Set<String> = []
    for view in views {
      guard view.superview != nil, let list = view.parent else {
        throw document.invalidEdit(
          "'\(view.id ?? view.name)' cannot be deleted",
          hint: "it is a root view or belongs to a cell"
        )
      }
      gone.formUnion(view.identifiersInside)
      remove(view)
      if list.children.allSatisfy(views.contains) { remove(list) }
    }
    let lost = ConstraintElement.all(in: document.tree).filter { constraint in
      !constraint.items.isDisjoint(with: gone)
        && !views.contains { constraint.element.isInside($0) }
    }
    removeConstraints(lost, alsoRemoved: gone)
    removeMentions(of: gone)
    removeGestureRecognizers(ofViews: gone)
  }

  /// Removes the connections and entries of variations that refer to objects.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  mutating func removeMentions(of gone: Set<String>) {
    for element in document.tree.allElements {
      let mentioned =
        InstallationEntry(element)?.reference ?? ConnectionElement.otherEnd(of: element)
      if let mentioned, gone.contains(mentioned) { remove(element) }
    }
  }

  /// Removes the settings of an entry of a list for size classes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  mutating func removeInstallations(of id: String) {
    for element in document.tree.allElements
    where InstallationEntry(element)?.reference == id {
      remove(element)
    }
  }
}

extension XMLTree.Element {
  /// The identifiers of the element and its descendants.
  var identifiersInside: Set<String> { Set(subtree.compactMap(\.id)) }
}
