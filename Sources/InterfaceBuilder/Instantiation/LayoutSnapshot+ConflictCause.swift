import AutoLayout

extension LayoutSnapshot {
  /// Sets the cause of the conflict for each broken constraint.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members of the conflicts.
  mutating func findConflictCauses(in root: InterfaceRoot) {
    for conflict in conflicts {
      constraints[conflict.broken].conflictCause = cause(of: conflict, in: root)
    }
  }

  private func cause(of conflict: Conflict, in root: InterfaceRoot) -> Constraint.ConflictCause {
    let members = conflict.members.map { constraints[$0] }
    if members.contains(where: { $0.origin == .contentSize }) { return .contentSize }
    if members.contains(where: { isHeightOfSelfSizingCell($0, in: root.document) }) {
      return .cellHeight
    }
    return members.contains { isOfCanvasAlone($0, in: root) }
      || members.allSatisfy { $0.origin == .guide || $0.origin == .host }
      ? .canvas : .constraints
  }

  /// Returns a Boolean value that indicates whether a constraint fixes a self-sizing cell to its
  /// height on the canvas.
  package func isHeightOfSelfSizingCell(
    _ constraint: Constraint, in document: InterfaceDocument
  ) -> Bool {
    guard constraint.origin == .autoresizingMask, constraint.second == nil,
      constraint.first.attribute == "height",
      let content = views[constraint.first.view].identifier.flatMap({
        document.element(withIdentifier: $0)
      })
    else { return false }
    return content.parent?.sizesItself == true
  }

  /// Returns a Boolean value that indicates whether a constraint states the safe area of a xib's
  /// view, which differs at run time.
  private func isOfCanvasAlone(_ constraint: Constraint, in root: InterfaceRoot) -> Bool {
    root.kind == .topLevelView && !root.isViewOfOwner
      && constraint.origin == .guide && constraint.constant != 0
      && [constraint.first, constraint.second].contains { $0?.guide == Self.safeAreaIdentifier }
  }

  /// UIKit's identifier of the guide of the safe area.
  private static let safeAreaIdentifier = "UIViewSafeAreaLayoutGuide"
}

extension XMLTree.Element {
  /// A Boolean value that indicates whether neither a table view cell nor its table has its own
  /// height. A cell without a table is also as high as its content: tables size rows automatically
  /// unless code decides otherwise.
  package var sizesItself: Bool {
    guard kind == .tableViewCell else { return false }
    guard let table = enclosingTable else { return true }
    return table.text(of: TableViewElement.rowHeight) == "-1"
      && text(of: TableViewCellElement.rowHeight) == nil
  }

  /// A Boolean value that indicates whether the element is a prototype cell of a table view whose
  /// rows size themselves. The row height of a prototype is for the canvas alone.
  package var isSelfSizingPrototype: Bool {
    kind == .tableViewCell && parent?.kind == .prototypes
      && enclosingTable?.text(of: TableViewElement.rowHeight) == "-1"
  }

  /// The table view that contains the element in the document, or `nil` if there is none.
  package var enclosingTable: XMLTree.Element? {
    var current = parent
    while let element = current, element.kind != .tableView { current = element.parent }
    return current
  }
}
