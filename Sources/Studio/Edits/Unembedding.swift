import Foundation
import InterfaceBuilder

/// "Unembed": what lies in a container takes its place in the superview, where it is.
///
/// Constraints to the container and its guides go; those between the views stay, in the superview's
/// list. The views' elements do not change but for their places and indentation.
@MainActor
struct Unembedding {
  private let document: InterfaceDocument
  private let container: XMLTree.Element
  private let superview: XMLTree.Element
  private let views: [XMLTree.Element]

  init(_ document: InterfaceDocument, _ id: String) throws {
    let container = try DocumentChange(document).view(id)
    guard Self.containers.contains(container.name), let list = container.parent,
      list.name == "subviews", let superview = list.parent, superview.isView, superview.id != nil
    else {
      throw StudioError(
        "'\(id)' is not a container that can be removed",
        hint: "select a stack view, view or scroll view")
    }
    let views = container.child("subviews").map { Array($0.children) } ?? []
    guard !views.isEmpty else {
      throw StudioError("nothing lies in the container", hint: "delete it instead")
    }
    self.document = document
    self.container = container
    self.superview = superview
    self.views = views
  }

  /// Elements whose subviews are theirs alone, so that nothing else is lost with them.
  private static let containers: Set<String> = ["stackView", "view", "scrollView"]

  /// 1. Frames and constraints get ready for the superview. 2. The lines of the views take the place
  /// of the container's. 3. What is said between the views, and what size classes say about them,
  /// goes to the superview's lists.
  func edit() throws -> DocumentEdit {
    let kept = keptConstraints
    let members = Set(views.compactMap(\.id) + kept.compactMap(\.element.id))
    let installations = Installation.all(in: container, of: members)
    let copies = kept.map { NewElement(constraint: $0, for: superview.id) }
    var steps = EditSteps(document)
    try steps.make { settle(&$0) }
    try steps.make(move(in: steps.document))
    try steps.make { change in
      let owner = try change.view(superview.id ?? "")
      for copy in copies { change.editor.addConstraint(copy, to: owner) }
    }
    try steps.install(installations)
    return try steps.joined()
  }

  // MARK: - Constraints

  /// Identifiers that are gone with the container: its own and those of its guides.
  private var gone: Set<String> {
    let guides = container.children.filter { $0.name == "viewLayoutGuide" }
    return Set(([container] + guides).compactMap(\.id))
  }

  /// Constraints of the container's list that do not speak of it.
  private var keptConstraints: [ConstraintElement] {
    let gone = gone
    return (container.child(ConstraintElement.listName).map { Array($0.children) } ?? [])
      .compactMap { ConstraintElement($0) }.filter { $0.items.isDisjoint(with: gone) }
  }

  private func settle(_ change: inout DocumentChange) {
    let gone = gone
    let shown = ShownFrames(document, of: [container] + views)
    let origin = shown.frame(of: container).origin
    let isArranged = superview.name == "stackView"
    for view in views {
      let frame = shown.frame(of: view)
      change.place(view, at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y))
      if isArranged { change.unfix(view) }
    }
    let all = ConstraintElement.all(in: document.tree)
    let lost = all.filter { !$0.items.isDisjoint(with: gone) }
    change.removeConstraints(lost, alsoGone: gone.union(views.compactMap(\.id)))
    let lostElements = Set(lost.map(\.element))
    let held = all.filter { !lostElements.contains($0.element) }
      .reduce(into: Set<String>()) { $0.formUnion($1.subjects) }
    for view in views where !isArranged && !held.contains(view.id ?? "") {
      change.fix(view, force: true)
    }
    change.removeMentions(of: gone)
  }

  // MARK: - The lines

  private func move(in document: InterfaceDocument) throws -> DocumentEdit {
    let change = DocumentChange(document)
    let outer = ElementLines(try change.view(container.id ?? ""))
    var text: [UInt8] = []
    for view in views {
      guard let id = view.id else { continue }
      text += ElementLines(try change.view(id)).indented(by: outer.indentation)
    }
    let patch = DocumentPatch(
      offset: outer.range.lowerBound, removed: Array(document.bytes[outer.range]), inserted: text)
    return DocumentEdit([patch]) ?? DocumentEdit()
  }
}
