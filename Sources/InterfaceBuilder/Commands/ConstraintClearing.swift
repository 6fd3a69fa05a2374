import Foundation

/// "Clear Constraints".
@MainActor
struct ConstraintClearing {
  /// The root that loses the constraints.
  let session: RepairSession
  /// A Boolean value that indicates whether all views of a root are cleared, and with them all
  /// constraints.
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
  /// The constraints listed in a root, in document order.
  @MainActor
  static func all(in layout: CanvasLayout) -> [ConstraintElement] {
    let range = layout.root.range
    return all(in: layout.root.document.tree).filter {
      range.contains($0.element.range.lowerBound)
    }
  }
}
