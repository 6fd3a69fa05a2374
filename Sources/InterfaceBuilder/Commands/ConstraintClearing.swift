import Foundation

/// "Clear Constraints".
@MainActor
struct ConstraintClearing {
  let session: RepairSession
  /// Whether all views of a root are cleared, and with them all constraints.
  let isWhole: Bool

  init(_ session: RepairSession, isWhole: Bool) {
    self.session = session
    self.isWhole = isWhole
  }

  /// Removes the constraints of views; those that keep none are fixed to their frame if `fixing`.
  ///
  /// Constraints between a view and what lies in it belong to what lies in it.
  func run(_ targets: [String], fixing: Bool) throws(InterfaceDocumentError) {
    let chosen = Set(targets)
    let all = DocumentConstraint.all(in: session.layout)
    let gone = all.filter { isWhole || $0.concerns(chosen) }
    let kept = Set(all.map(\.element.index)).subtracting(gone.map(\.element.index))
    let left = Set(all.filter { kept.contains($0.element.index) }.flatMap(\.subjects))
    let lost = Set(gone.flatMap(\.subjects))
    try session.make { editor in
      for constraint in gone { editor.removeConstraint(constraint.element) }
      for view in session.layout.views where view.isConstrained && !view.isArranged {
        let isBare = lost.contains(view.id) && !left.contains(view.id)
        if fixing, isBare { editor.fix(view) }
        if !fixing, chosen.contains(view.id) { editor.unfix(view) }
      }
    }
  }
}

/// A constraint as it stands in a document.
struct DocumentConstraint {
  let element: XMLTree.Element
  /// The element of the view that lists it.
  let owner: XMLTree.Element
  let first: String?
  let second: String?

  init(_ element: XMLTree.Element, owner: XMLTree.Element) {
    self.element = element
    self.owner = owner
    first = element["firstItem"] ?? owner.id
    second = element["secondItem"]
  }

  /// The views whose place or size the constraint is there for: its items without their containers.
  var subjects: [String] {
    let items = Set([first, second].compactMap { $0 })
    guard items.count == 2, let owner = owner.id, items.contains(owner) else { return Array(items) }
    return items.filter { $0 != owner }
  }

  func concerns(_ views: Set<String>) -> Bool { subjects.contains { views.contains($0) } }

  /// All constraints listed in a root, in document order.
  @MainActor
  static func all(in layout: CanvasLayout) -> [DocumentConstraint] {
    let range = layout.root.range
    return layout.root.document.tree.allElements.filter {
      $0.name == "constraint" && range.contains($0.range.lowerBound)
        && $0.parent?.name == "constraints"
    }.compactMap { element in
      element.parent?.parent.map { DocumentConstraint(element, owner: $0) }
    }
  }
}
