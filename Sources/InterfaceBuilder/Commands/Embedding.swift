import Foundation

/// "Embed In": siblings get a new container as their superview, which replaces them in the list.
///
/// The elements of the views change only in their indentation and in the properties that the
/// container determines: origins, fixed frames, and constraints to objects outside of it.
@MainActor
package struct Embedding {
  let document: InterfaceDocument
  let container: EmbeddingContainer
  /// The views to embed. A stack view has them in the order of their positions, another container
  /// in that of the document.
  let views: [XMLTree.Element]
  /// The `<subviews>` of the superview.
  let list: XMLTree.Element
  /// The frames of the views in the coordinates of the superview, in points.
  let frames: [CGRect]
  let isVertical: Bool

  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` unless the identifiers are those of
  ///   different views of one superview.
  package init(
    _ document: InterfaceDocument, _ ids: [String], in container: EmbeddingContainer
  ) throws {
    let views = try ids.map { try document.view(withIdentifier: $0) }
    guard let list = views.first?.parent, list.kind == .subviews,
      views.allSatisfy({ $0.parent == list }), Set(ids).count == ids.count
    else {
      throw document.invalidEdit(
        "only siblings can be embedded", hint: "select views with the same superview")
    }
    self.document = document
    self.container = container
    self.list = list
    let shown = ShownFrames(document, of: views)
    let isVertical = container.isVertical ?? Self.isVertical(views.map(shown.frame))
    self.isVertical = isVertical
    self.views = views.sorted {
      guard container.isStack else { return $0.range.lowerBound < $1.range.lowerBound }
      let (a, b) = (shown.frame(of: $0), shown.frame(of: $1))
      return isVertical ? (a.minY, a.minX) < (b.minY, b.minX) : (a.minX, a.minY) < (b.minX, b.minY)
    }
    frames = self.views.map(shown.frame)
  }

  /// Returns a Boolean value that indicates whether the centers of the frames differ more
  /// vertically than horizontally.
  private static func isVertical(_ frames: [CGRect]) -> Bool {
    func spread(_ values: [CGFloat]) -> CGFloat { (values.max() ?? 0) - (values.min() ?? 0) }
    return spread(frames.map(\.midY)) >= spread(frames.map(\.midX))
  }

  /// Returns the edit of the document.
  ///
  /// 1. Remove everything that the container determines, and insert the container, empty.
  /// 2. Move the lines of the views into it, so that they are preserved exactly.
  /// 3. Move the remaining constraints between the views, and the settings of the views for size
  ///    classes, to the container.
  /// 4. Record the frames that stack views determine.
  package func edit() throws -> DocumentEdit {
    let ids = views.compactMap(\.id)
    let installations = list.parent.map { Installation.all(in: $0, of: Set(ids)) } ?? []
    let inner = container.isStack ? [] : innerConstraints
    var steps = EditSteps(document)
    let id = try steps.make { insertContainer(&$0) }
    try steps.make(move(in: steps.document, id))
    try steps.moveConstraints(inner.compactMap(\.id), to: id)
    try steps.install(installations)
    try steps.arrange([id, list.parent?.id].compactMap { $0 })
    return try steps.joined()
  }

  /// The frame of the container.
  var bounds: CGRect {
    frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
      .insetBy(dx: -container.inset, dy: -container.inset)
  }
}

// MARK: - Constraints

extension Embedding {
  /// Constraints of the views that are not listed in one of them.
  private var listedOutside: [ConstraintElement] {
    let ids = Set(views.compactMap(\.id))
    return ConstraintElement.all(in: document.tree).filter { constraint in
      !constraint.items.isDisjoint(with: ids)
        && !views.contains { constraint.element.isInside($0) }
    }
  }

  /// The constraints within the container, which are kept.
  var innerConstraints: [ConstraintElement] {
    listedOutside.filter { constraint in
      constraint.items.allSatisfy { item in
        document.element(withIdentifier: item).map { element in
          views.contains { $0 == element || element.isInside($0) }
        } ?? false
      }
    }
  }

  /// The constraints that pin a view to an object outside, or that would conflict with a stack
  /// view.
  var outerConstraints: [ConstraintElement] {
    guard !container.isStack else { return listedOutside }
    let inner = Set(innerConstraints)
    return listedOutside.filter { !inner.contains($0) }
  }
}
