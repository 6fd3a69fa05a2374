import Foundation

/// "Clear Constraints".
@MainActor
struct ConstraintClearing {
  /// The root from which constraints are removed.
  let session: RepairSession
  /// A Boolean value that indicates whether all views of a root are cleared, and with them all
  /// constraints.
  let isWhole: Bool

  init(_ session: RepairSession, isWhole: Bool) {
    self.session = session
    self.isWhole = isWhole
  }

  /// Removes the constraints of views. With `fixing`, views that keep none are fixed to their
  /// frame.
  ///
  /// Constraints between a view and its descendants belong to the descendants.
  func run(_ targets: [String], fixing: Bool) throws(InterfaceDocumentError) {
    let chosen = Set(targets)
    let all = ConstraintElement.all(in: session.layout)
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

extension ConstraintElement {
  /// Returns the constraints listed in a root, in document order.
  @MainActor
  static func all(in layout: CanvasLayout) -> [ConstraintElement] {
    let range = layout.root.range
    return all(in: layout.root.document.tree).filter {
      range.contains($0.element.range.lowerBound)
    }
  }
}
