import AutoLayout

extension LintRule {
  /// Cells whose height follows from their content, drawn at another height.
  ///
  /// Interface Builder marks the content view of such a cell as ambiguous.
  static let selfSizingCell = LintRule(
    "self-sizing-cell", .warning,
    "A cell that is as high as its content is lower on the canvas than its content needs.",
    .layout { layout, _ in
      layout.snapshot.views.compactMap { view in
        guard let id = view.identifier, let height = layout.growingCells[id],
          let element = layout.element(of: view)
        else { return nil }
        return LintIssue(
          element: element, name: layout.name(of: view),
          message: "The cell is \(view.frame.height.shortText) points high, but its content needs "
            + "\(height.shortText)",
          hint: "set the row height of the cell to what its content needs, or to Automatic")
      }
    })
}

extension LintLayout {
  /// Whether a view lies in a cell that is lower than its content needs: what constraints and text
  /// lack there is room that they have at run time.
  func isInGrowingCell(_ index: Int) -> Bool {
    guard !growingCells.isEmpty else { return false }
    var current: Int? = index
    while let view = current {
      if let id = snapshot.views[view].identifier, growingCells[id] != nil { return true }
      current = snapshot.views[view].parent
    }
    return false
  }
}
