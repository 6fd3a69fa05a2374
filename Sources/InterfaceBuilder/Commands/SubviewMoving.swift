import Foundation

/// Moves views to another position among subviews, in their superview or in another one.
///
/// In another superview, the views keep their position on the canvas. Constraints among the moved
/// views move along; those to other objects are removed, as in Interface Builder. A stack view
/// positions the views itself.
@MainActor
struct SubviewMoving {
  /// The document before the move.
  private let document: InterfaceDocument
  /// The views to move, in the order of the document.
  private let views: [XMLTree.Element]
  /// The superview after the move.
  private let parent: XMLTree.Element
  /// The identifier of the sibling before which the views are inserted, or `nil` for the end.
  private let next: String?

  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` unless the identifiers are those of
  ///   subviews, and the new superview can contain them.
  init(
    _ document: InterfaceDocument, _ ids: [String], to parentID: String, before next: String?
  ) throws(InterfaceDocumentError) {
    _ = try document.lists(of: ids)
    self.document = document
    var views: [XMLTree.Element] = []
    for id in ids { views.append(try document.view(withIdentifier: id)) }
    parent = try document.superview(withIdentifier: parentID)
    let parent = parent
    // A view inside another moved one moves along with it.
    self.views = views.outermost
    let moved = Set(self.views)
    guard !self.views.contains(where: { $0 == parent || parent.isInside($0) }) else {
      throw document.invalidEdit(
        "a view cannot be moved into itself", hint: "choose another superview")
    }
    let siblings = parent.subviews
    if let next {
      guard let place = siblings.firstIndex(where: { $0.id == next }) else {
        throw document.invalidEdit(
          "'\(next)' is not a subview of '\(parentID)'", hint: "choose one of its subviews")
      }
      self.next = siblings[place...].first { !moved.contains($0) }?.id
    } else {
      self.next = nil
    }
  }

  /// The views whose superview changes.
  private var strangers: [XMLTree.Element] { views.filter { $0.superview != parent } }

  /// Makes the move in steps.
  func run(_ steps: inout EditSteps) throws {
    let stacks = (views.compactMap(\.superview) + [parent]).compactMap(\.id)
    if strangers.isEmpty { try steps.makeMoves(reordering) } else { try moveToParent(&steps) }
    try steps.arrange(stacks)
  }

  /// The patches for a move among siblings, which only reorder lines.
  private var reordering: [DocumentPatch] {
    let siblings = parent.subviews
    let chosen = Set(views)
    var order = siblings.filter { !chosen.contains($0) }
    order.insert(contentsOf: views, at: order.firstIndex { $0.id == next } ?? order.endIndex)
    return SubviewLines.patches(of: siblings, in: order)
  }

  /// Moves the views to another superview: 1. Remove constraints of the views to their old
  /// surroundings. 2. Move their lines. 3. List the constraints among them, and their settings for
  /// size classes, in the new superview. 4. Remove empty lists.
  private func moveToParent(_ steps: inout EditSteps) throws {
    let parentID = parent.id ?? ""
    let ids = Set(views.compactMap(\.id))
    let installations = Set(strangers.compactMap(\.superview)).flatMap {
      Installation.all(in: $0, of: ids)
    }
    let inner = innerConstraints.compactMap(\.id)
    try steps.make { detach(&$0) }
    try steps.makeMoves(try lines(in: steps.document))
    try steps.moveConstraints(inner, to: parentID)
    let left = Set(strangers.compactMap { $0.superview?.id })
    try steps.make { editor in
      for id in left.sorted() {
        let list = editor.document.element(withIdentifier: id)?.child(ViewElement.subviews)
        guard let list, !list.children.contains(where: { _ in true }) else { continue }
        editor.remove(list)
      }
    }
    try steps.install(installations)
  }

  /// Returns the patches that remove the lines of the views and insert them into the new list, with
  /// the indentation that they need there.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if one of the objects is missing.
  private func lines(in document: InterfaceDocument) throws -> [DocumentPatch] {
    let moved = try views.map { ElementLines(try document.view(withIdentifier: $0.id ?? "")) }
    let parent = try document.view(withIdentifier: parent.id ?? "")
    guard let list = parent.child(ViewElement.subviews) else { return [] }
    let next = next.flatMap { document.element(withIdentifier: $0) }
    let unit = DocumentLayoutStyle(document.tree).unit
    let insertion = SubviewLines.insertion(into: list, before: next, unit: unit) { indentation, _ in
      moved.flatMap { $0.indented(by: indentation) }
    }
    return moved.map { $0.patch(inserted: []) } + [insertion]
  }

  // MARK: - Constraints and frames

  /// Constraints that involve a moved view or its descendants and are not listed inside of a moved
  /// view.
  private var listedOutside: [ConstraintElement] {
    let inside = Set(views.flatMap(\.identifiersInside))
    return ConstraintElement.all(in: document.tree).filter { constraint in
      !constraint.items.isDisjoint(with: inside)
        && !views.contains { constraint.element.isInside($0) }
    }
  }

  /// The constraints among the moved views. They move along, unless a stack view positions the
  /// views.
  private var innerConstraints: [ConstraintElement] {
    let inside = Set(views.flatMap(\.identifiersInside))
    return listedOutside.filter { $0.items.isSubset(of: inside) && !parent.isStack }
  }

  /// Removes the other constraints, and records the positions of the views in the new superview.
  private func detach(_ editor: inout DocumentEditor) {
    let inner = Set(innerConstraints)
    let lost = listedOutside.filter { !inner.contains($0) }
    let moved = Set(views.compactMap(\.id))
    editor.removeConstraints(lost, alsoRemoved: moved)
    let removed = Set(lost)
    let held = ConstraintElement.all(in: document.tree).filter { !removed.contains($0) }.subjects
    let shown = ShownFrames(document, of: views + [parent])
    for view in views {
      let here = shown.origin(of: view)
      let there = shown.origin(of: parent)
      if view.superview != parent {
        editor.recordOrigin(CGPoint(x: here.x - there.x, y: here.y - there.y), of: view)
        editor.removeInstallations(of: view.id ?? "")
      }
      if parent.isStack {
        editor.unfixFrame(of: view)
      } else if !held.contains(view.id ?? "") {
        editor.fixUnconstrained(view, leavesStack: true)
      }
    }
    guard parent.child(ViewElement.subviews) == nil else { return }
    editor.insert(
      NewElement(.subviews), into: parent, before: ViewSchema.elementAfterSubviews(of: parent))
  }
}

extension EditSteps {
  /// Moves views before a subview of a view, or in front of all of its subviews.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` unless the identifiers are those of
  ///   subviews, and the new superview can contain them.
  @MainActor
  package mutating func move(_ ids: [String], to parent: String, before next: String?) throws {
    try SubviewMoving(document, ids, to: parent, before: next).run(&self)
  }
}

extension ShownFrames {
  /// Returns the origin of a view in the coordinates of its root, in points.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the view.
  fileprivate func origin(of view: XMLTree.Element) -> CGPoint {
    var origin = CGPoint.zero
    var current = view
    while let outer = current.viewAround {
      let frame = frame(of: current)
      origin = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
      current = outer
    }
    return origin
  }
}

extension XMLTree.Element {
  /// A Boolean value that indicates whether the element is a stack view, which positions its
  /// subviews.
  var isStack: Bool { kind == .stackView }

  /// The nearest view around the element, or `nil` for roots.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the element.
  var viewAround: XMLTree.Element? {
    var current = parent
    while let candidate = current {
      if candidate.isView { return candidate }
      current = candidate.parent
    }
    return nil
  }
}

extension InterfaceDocument {
  /// Returns a view that can contain subviews. For a cell or an effect, that is its content view.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for other objects.
  func superview(withIdentifier id: String) throws(InterfaceDocumentError) -> XMLTree.Element {
    let view = try view(withIdentifier: id)
    let own = view.child(ViewElement.contentView) ?? view
    guard Self.containers.contains(own.kind) || own.child(ViewElement.subviews) != nil else {
      throw invalidEdit(
        "'\(id)' cannot contain subviews", hint: "choose a view, stack view or scroll view")
    }
    return own
  }

  /// The elements that may have subviews even if they have none.
  private static let containers: Set<ElementName> = [
    .view, .stackView, .scrollView, .tableViewCellContentView, .collectionViewCellContentView,
    .collectionReusableView, .containerView,
  ]
}
