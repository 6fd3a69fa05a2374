/// Removal of objects that are not views or constraints.
extension DocumentEditor {
  /// Removes scenes, segues, gesture recognizers and layout guides, with all references to them.
  ///
  /// - Parameter ids: The identifiers of segues, gesture recognizers, guides, and controllers,
  ///   which are removed with their scenes.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for objects of other classes.
  package mutating func removeObjects(_ ids: [String]) throws(InterfaceDocumentError) {
    var removed: [XMLTree.Element] = []
    for id in ids {
      let element = try document.object(withIdentifier: id)
      if element[ObjectElement.sceneMemberID] == .viewController, let scene = element.scene {
        removed.append(scene)
      } else if element.kind == .segue || LayoutGuideElement.isViewGuide(element)
        || element.isGestureRecognizer
      {
        removed.append(element)
      } else {
        throw document.invalidEdit(
          "'\(id)' cannot be deleted",
          hint: "select a scene, a segue, a gesture recognizer or a layout guide")
      }
    }
    let outermost = removed.outermost
    let gone = Set(outermost.flatMap(\.identifiersInside))
    for element in outermost { remove(element) }
    let lost = ConstraintElement.all(in: document.tree).filter { constraint in
      !constraint.items.isDisjoint(with: gone)
        && !outermost.contains { constraint.element.isInside($0) }
    }
    removeConstraints(lost, alsoRemoved: gone)
    removeMentions(of: gone)
    removeSegues(of: gone)
    let root = document.tree.root
    if let initial = root[DocumentElement.initialViewController], gone.contains(initial) {
      set(DocumentElement.initialViewController.name, of: root, to: nil)
    }
  }

  /// Removes the segues among removed objects and those that lead to one, with their entries in the
  /// document's `<inferredMetricsTieBreakers>`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  private mutating func removeSegues(of gone: Set<String>) {
    var lost: Set<String> = []
    for element in document.tree.allElements where element.kind == .segue {
      guard let id = element.id,
        gone.contains(id) || element[SegueElement.destination].map(gone.contains) ?? false
      else { continue }
      remove(element)
      lost.insert(id)
    }
    removeTieBreakers(ofSegues: lost)
  }
}
