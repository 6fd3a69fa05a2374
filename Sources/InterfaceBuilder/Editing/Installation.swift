/// The setting "Installed" of an entry of a view's list in one variation of the view.
///
///     <variation key="default">
///         <mask key="constraints">
///             <exclude reference="abc-De-fGh"/>
///         </mask>
///     </variation>
struct Installation {
  /// The identifier of the view or constraint.
  let id: String
  /// The key of the variation, such as `widthClass=compact`.
  let sizeClass: String
  /// A Boolean value that indicates whether the entry is in the list for this size class.
  let isInstalled: Bool

  /// Returns the settings of some entries in the variations of a view, in document order.
  static func all(in owner: XMLTree.Element, of ids: Set<String>) -> [Installation] {
    VariationElement.all(of: owner).flatMap { variation in
      variation.masks.flatMap(\.entries).compactMap { entry in
        guard let id = entry.reference, ids.contains(id) else { return nil }
        return Installation(id: id, sizeClass: variation.key, isInstalled: entry.isInstalled)
      }
    }
  }
}

extension EditSteps {
  /// Installs and uninstalls objects in the variations of the views that currently list them. Each
  /// change is a step, because the next one may extend a variation that the previous one adds.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if an object is missing.
  mutating func install(_ installations: [Installation]) throws {
    for each in installations {
      try make {
        try $0.setInstalled(each.id, sizeClass: each.sizeClass, isInstalled: each.isInstalled)
      }
    }
  }
}

/// The setting "Installed" for a size class.
extension DocumentEditor {
  /// Installs or uninstalls a constraint or view in a mask of the view that lists it.
  ///
  /// An entry that states the default is removed, so that switching twice changes nothing.
  ///
  /// A size class is a key such as `widthClass=compact`. The empty text represents all size
  /// classes.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if no list contains the object, or if
  ///   the size class is unknown.
  package mutating func setInstalled(
    _ id: String, sizeClass: String, isInstalled: Bool
  ) throws(InterfaceDocumentError) {
    let element = try document.object(withIdentifier: id)
    guard let list = element.parent,
      list.kind == .constraints || list.kind == .subviews,
      let owner = list.parent
    else {
      throw document.invalidEdit(
        "'\(id)' is always installed", hint: "choose a constraint or view")
    }
    let key = try document.variationKey(sizeClass)
    let entry = VariationElement.of(owner, key: key)?.mask(of: list.name)?.entries
      .first { $0.reference == id }
    let isInstalledAnyway =
      key == VariationElement.defaultKey || !Self.isExcluded(id, owner, list.name)
    guard isInstalled != isInstalledAnyway else {
      if let entry { remove(entry.element) }
      return
    }
    guard entry?.isInstalled != isInstalled else { return }
    if let entry { remove(entry.element) }
    insert(InstallationEntry.new(id, isInstalled: isInstalled), list.name, key, of: owner)
  }

  /// Inserts an entry into the mask of a list, which is added if it is missing.
  private mutating func insert(
    _ entry: NewElement, _ list: String, _ key: String, of owner: XMLTree.Element
  ) {
    let variation = VariationElement.of(owner, key: key)
    if let mask = variation?.mask(of: list) { return insert(entry, into: mask.element) }
    let mask = NewElement(
      InstallationMask.elementName, [(VariationElement.key.name, list)], children: [entry])
    if let variation { return insert(mask, into: variation.element) }
    insert(
      NewElement(
        VariationElement.elementName, [(VariationElement.key.name, key)], children: [mask]),
      into: owner, before: ViewSchema.elementAfterVariations(of: owner))
  }

  /// Returns a Boolean value that indicates whether an object is not installed in size classes
  /// without a variation.
  private static func isExcluded(_ id: String, _ owner: XMLTree.Element, _ list: String) -> Bool {
    let variation = VariationElement.of(owner, key: VariationElement.defaultKey)
    return variation?.mask(of: list)?.entries.contains {
      !$0.isInstalled && $0.reference == id
    } ?? false
  }
}
