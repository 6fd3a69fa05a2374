import Foundation

/// "Unembed": the subviews of a container replace it in the superview, at their positions on the
/// canvas.
///
/// Constraints to the container and its guides are removed; those between the views are moved to
/// the list of the superview. The elements of the views change only in their frames and
/// indentation.
@MainActor
package struct Unembedding {
  private let document: InterfaceDocument
  /// The view to remove.
  private let container: XMLTree.Element
  /// The view that gets the subviews of the container.
  private let superview: XMLTree.Element
  /// The subviews of the container, back to front.
  private let views: [XMLTree.Element]

  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` unless the identifier is that of a
  ///   container with subviews.
  package init(_ document: InterfaceDocument, _ id: String) throws(InterfaceDocumentError) {
    let container = try document.view(withIdentifier: id)
    guard Self.containers.contains(container.kind), let superview = container.superview,
      superview.isView, superview.id != nil
    else {
      throw document.invalidEdit(
        "'\(id)' is not a container that can be removed",
        hint: "select a stack view, view or scroll view")
    }
    guard !container.subviews.isEmpty else {
      throw document.invalidEdit("the container is empty", hint: "delete it instead")
    }
    self.document = document
    self.container = container
    self.superview = superview
    views = container.subviews
  }

  /// Elements that consist only of their subviews, so that nothing else is lost.
  private static let containers = Set(
    [
      ViewTemplate.horizontalStack, .view, .scrollView,
    ].map(\.elementName))

  /// Returns the edit of the document.
  ///
  /// 1. Prepare frames and constraints for the superview.
  /// 2. Replace the lines of the container by those of the views.
  /// 3. Add the constraints between the views, and their settings for size classes, to the
  ///    superview.
  package func edit() throws -> DocumentEdit {
    let kept = keptConstraints
    let members = Set(views.compactMap(\.id) + kept.compactMap(\.id))
    let installations = Installation.all(in: container, of: members)
    let copies = kept.map { NewElement(constraint: $0, for: superview.id) }
    var steps = EditSteps(document)
    try steps.make { settle(&$0) }
    try steps.make(move(in: steps.document))
    try steps.make { editor in
      let owner = try editor.document.view(withIdentifier: superview.id ?? "")
      for copy in copies { editor.addConstraint(copy, to: owner) }
    }
    try steps.install(installations)
    return try steps.joined()
  }

  // MARK: - Constraints

  /// The identifiers of the container and of its guides.
  private var gone: Set<String> {
    let guides = container.children.filter { LayoutGuideElement.isViewGuide($0) }
    return Set(([container] + guides).compactMap(\.id))
  }

  /// Constraints in the list of the container that do not mention it.
  private var keptConstraints: [ConstraintElement] {
    let gone = gone
    return (container.child(ConstraintElement.listName).map { Array($0.children) } ?? [])
      .compactMap { ConstraintElement($0) }.filter { $0.items.isDisjoint(with: gone) }
  }

  /// Prepares the views for the superview while they are still in the container.
  ///
  /// Their frames are recorded, constraints to the container are removed, and views without
  /// remaining constraints keep a fixed frame. A stack view as the superview positions them itself,
  /// so that they keep none there.
  private func settle(_ editor: inout DocumentEditor) {
    let gone = gone
    let isArranged = superview.kind == .stackView
    recordFrames(&editor)
    if isArranged { for view in views { editor.unfixFrame(of: view) } }
    let all = ConstraintElement.all(in: document.tree)
    let lost = all.filter { !$0.items.isDisjoint(with: gone) }
    editor.removeConstraints(lost, alsoRemoved: gone.union(views.compactMap(\.id)))
    let removed = Set(lost)
    let held = all.filter { !removed.contains($0) }.subjects
    for view in views where !isArranged && !held.contains(view.id ?? "") {
      editor.fixUnconstrained(view, leavesStack: true)
    }
    editor.removeMentions(of: gone)
  }

  /// Records the positions of the views in the coordinates of the superview.
  private func recordFrames(_ editor: inout DocumentEditor) {
    let shown = ShownFrames(document, of: [container] + views)
    let origin = shown.frame(of: container).origin
    for view in views {
      let frame = shown.frame(of: view)
      editor.recordOrigin(
        CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), of: view)
    }
  }

  // MARK: - The lines

  /// Replaces the lines of the container by those of its subviews, indented as the container was.
  private func move(in document: InterfaceDocument) throws -> DocumentEdit {
    let outer = ElementLines(try document.view(withIdentifier: container.id ?? ""))
    var text: [UInt8] = []
    for view in views {
      guard let id = view.id else { continue }
      text += ElementLines(try document.view(withIdentifier: id))
        .indented(by: outer.indentation)
    }
    return DocumentEdit([outer.patch(inserted: text)]) ?? DocumentEdit()
  }
}
