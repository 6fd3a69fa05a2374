import AutoLayout

/// The segues between controllers, as far as they determine canvases.
///
/// The bars over a root, and whether it is presented as a sheet, depend on the segues to its
/// controller:
///
///     <segue destination="abc-De-fGh" kind="relationship" relationship="rootViewController"
///            id="jKl-Mn-oPq"/>
struct SegueGraph: Sendable {
  /// One arrow of the storyboard, from a controller or a view in it.
  struct Segue: Sendable {
    /// The `segue` element.
    let element: XMLTree.Element
    /// The kind of the segue, which determines how the destination is shown.
    let kind: SegueKind
    /// The relationship of the destination to the source, or `nil` for other segues.
    let relationship: SegueRelationship?
    /// The controller that the arrow starts from.
    let source: XMLTree.Element
    /// A Boolean value that indicates whether the arrow starts at an object outside the controller,
    /// such as a gesture recognizer. Canvases infer nothing from it.
    let startsAtObject: Bool
    /// The identifier of the destination controller. It may not exist.
    let destination: String
  }

  /// Arrows by the identifier of their destination. Those that Interface Builder prefers when it
  /// infers a canvas come first, then those in document order.
  private(set) var incoming: [String: [Segue]] = [:]

  /// Arrows that embed a controller, by the identifier of the container view from which they start.
  /// If a view has several, this is the last one.
  private(set) var embeddings: [String: Segue] = [:]

  /// Reads all segues of a document. A segue without a destination, kind or controller is skipped.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of elements and *d* is their depth.
  init(_ tree: XMLTree) {
    let preferred = Self.tieBreakers(tree.root)
    for element in tree.allElements where element.kind == .segue {
      guard let destination = element[SegueElement.destination],
        let kind = element[SegueElement.kind],
        let source = Self.controller(around: element) ?? Self.controller(besides: element)
      else { continue }
      let segue = Segue(
        element: element, kind: kind, relationship: element[SegueElement.relationship],
        source: source, startsAtObject: Self.controller(around: element) == nil,
        destination: destination)
      let isPreferred = element.id.map(preferred.contains) ?? false
      let place = isPreferred ? 0 : incoming[destination]?.count ?? 0
      incoming[destination, default: []].insert(segue, at: place)
      if kind == .embed, let view = element.parent?.parent?.id { embeddings[view] = segue }
    }
  }

  /// Returns the arrow by which a controller is reached: the first one in Interface Builder's order
  /// that is not an unwind segue and does not start at the controller itself, or `nil` if there is
  /// none.
  ///
  /// On a device, an arrow that starts at an object outside a controller counts if there is no
  /// other.
  func arrow(to controller: XMLTree.Element, on surface: Surface = .canvas) -> Segue? {
    let arrows = controller.id.flatMap { incoming[$0] } ?? []
    let others = arrows.filter { $0.source != controller && $0.kind != .unwind }
    return others.first { !$0.startsAtObject } ?? (surface == .device ? others.first : nil)
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

  /// Returns the controller of the scene of an element, for an object outside the controller, such
  /// as a gesture recognizer, or `nil` if the scene has none.
  private static func controller(besides element: XMLTree.Element) -> XMLTree.Element? {
    var current: XMLTree.Element? = element
    while let candidate = current, candidate.kind != .objects { current = candidate.parent }
    return current?.children.first { $0[ObjectElement.sceneMemberID] == .viewController }
  }

  /// Returns the controller that contains an element, or `nil` for an object outside the
  /// controller.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the element.
  private static func controller(around element: XMLTree.Element) -> XMLTree.Element? {
    var current = element.parent
    while let candidate = current {
      if candidate[ObjectElement.sceneMemberID] == .viewController { return candidate }
      current = candidate.parent
    }
    return nil
  }
}
