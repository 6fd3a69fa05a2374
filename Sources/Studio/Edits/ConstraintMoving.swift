import InterfaceBuilder

/// What size classes say about an entry of a list: whether it is installed.
struct Installation {
  let id: String
  let sizeClass: String
  let isInstalled: Bool

  /// What a view's variations say about entries of its lists.
  static func all(in owner: XMLTree.Element, of ids: Set<String>) -> [Installation] {
    VariationElement.all(of: owner).flatMap { variation in
      variation.masks.flatMap(\.entries).compactMap { entry in
        guard let id = entry.reference, ids.contains(id) else { return nil }
        return Installation(id: id, sizeClass: variation.key, isInstalled: entry.isInstalled)
      }
    }
  }
}

extension NewElement {
  /// A copy of an element with everything in it but texts.
  init(copy element: XMLTree.Element) {
    self.init(
      element.name, element.attributes.map { ($0.name, $0.value) },
      children: element.children.map { NewElement(copy: $0) })
  }

  /// A constraint for the list of `owner`, which is not named as the first item.
  init(constraint use: ConstraintElement, for owner: String?) {
    self.init(
      ConstraintElement.elementName,
      [(ConstraintElement.firstItem.name, use.first == owner ? nil : use.first)]
        + use.element.attributes.filter { $0.name != ConstraintElement.firstItem.name }
        .map { ($0.name, $0.value) },
      children: use.element.children.map { NewElement(copy: $0) })
  }
}

extension EditSteps {
  /// Moves constraints to the list of another view, with what size classes say about them.
  mutating func moveConstraints(_ ids: [String], to ownerID: String) throws {
    guard !ids.isEmpty else { return }
    let installations = try make { change in
      var installations: [Installation] = []
      let target = try change.view(ownerID)
      for id in ids {
        guard let use = ConstraintElement(try change.constraint(id)), use.owner != target else {
          continue
        }
        installations += Installation.all(in: use.owner, of: [id])
        change.editor.remove(use.element)
        change.removeMasks(of: id)
        change.editor.addConstraint(NewElement(constraint: use, for: ownerID), to: target)
      }
      return installations
    }
    try install(installations)
  }

  /// Says again what size classes say, where the entries are now.
  mutating func install(_ installations: [Installation]) throws {
    for each in installations {
      try make { try $0.setInstalled(each.id, each.sizeClass, each.isInstalled) }
    }
  }
}

extension DocumentChange {
  /// Takes away what size classes say about an entry of a list.
  mutating func removeMasks(of id: String) {
    for element in document.tree.allElements
    where InstallationEntry(element)?.reference == id {
      editor.remove(element)
    }
  }
}
