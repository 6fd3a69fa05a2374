/// The segues between controllers, as far as they determine canvases.
///
/// The bars over a root, and whether it is presented as a sheet, depend on how its controller is
/// reached:
///
///     <segue destination="abc-De-fGh" kind="relationship" relationship="rootViewController"
///            id="jKl-Mn-oPq"/>
struct SegueGraph: Sendable {
  /// One arrow of the storyboard, from a controller or a view in it.
  struct Segue: Sendable {
    /// The `segue` element.
    let element: XMLTree.Element
    /// How the destination is shown.
    let kind: SegueKind
    /// What the destination is to the source, for relationships.
    let relationship: SegueRelationship?
    /// The controller that the arrow starts from.
    let source: XMLTree.Element
    /// The identifier of the controller that the arrow leads to; it may belong to no element.
    let destination: String
  }

  /// Arrows by the identifier of the controller they lead to; those that Interface Builder prefers
  /// when it infers a canvas first, then in document order.
  private(set) var incoming: [String: [Segue]] = [:]

  /// Arrows that embed a controller, by the identifier of the container view they start from; the
  /// last if a view has several.
  private(set) var embeddings: [String: Segue] = [:]

  /// Reads all segues of a document. O(elements × depth). A segue without destination, kind or
  /// controller is left out.
  init(_ tree: XMLTree) {
    let preferred = Self.tieBreakers(tree.root)
    for element in tree.allElements where element.kind == .segue {
      guard let destination = element[SegueElement.destination],
        let kind = element[SegueElement.kind],
        let source = Self.controller(around: element)
      else { continue }
      let segue = Segue(
        element: element, kind: kind, relationship: element[SegueElement.relationship],
        source: source,
        destination: destination)
      let isPreferred = element.id.map(preferred.contains) ?? false
      let place = isPreferred ? 0 : incoming[destination]?.count ?? 0
      incoming[destination, default: []].insert(segue, at: place)
      if kind == .embed, let view = element.parent?.parent?.id { embeddings[view] = segue }
    }
  }

  /// The arrow by which a controller is reached: the first one in Interface Builder's order that is
  /// neither an unwind segue nor starts at the controller itself; nil if there is none.
  func arrow(to controller: XMLTree.Element) -> Segue? {
    controller.id.flatMap { incoming[$0] }?.first { $0.source != controller && $0.kind != .unwind }
  }

  /// Identifiers of the segues that the document prefers if several lead to a controller.
  ///
  ///     <inferredMetricsTieBreakers>
  ///         <segue reference="jKl-Mn-oPq"/>
  ///     </inferredMetricsTieBreakers>
  private static func tieBreakers(_ root: XMLTree.Element) -> Set<String> {
    guard let list = root.child(DocumentElement.tieBreakers) else { return [] }
    return Set(list.children.compactMap { $0[SegueElement.reference] })
  }

  /// The controller that an element is in; nil for an object next to the controller, such as a
  /// gesture recognizer, which passes on no bars.
  ///
  /// O(depth).
  private static func controller(around element: XMLTree.Element) -> XMLTree.Element? {
    var current = element.parent
    while let candidate = current {
      if candidate[ObjectElement.sceneMemberID] == .viewController { return candidate }
      current = candidate.parent
    }
    return nil
  }
}
