import AutoLayout

extension LintRule {
  /// Cells whose height follows from their content, but that are drawn at another height.
  ///
  /// Interface Builder marks the content view of such a cell as ambiguous.
  static let selfSizingCell = LintRule(
    "self-sizing-cell", .warning,
    "A self-sizing cell has a different height on the canvas than at run time.",
    reason: """
      Neither the cell nor its table has a row height, so the cell is as tall as its content at \
      run time. The same is assumed of a cell that is the root of a xib. On the canvas, its \
      content is compressed or a constraint is broken, and Xcode marks the content view as \
      ambiguous. Findings of other rules that are caused by this height are omitted, because the \
      height is different at run time.
      """,
    remedy: """
      Set the row height of the cell on the canvas to the height that its content needs, or to \
      Automatic.
      """,
    .layout { layout, _ in
      let contradicted = layout.snapshot.conflicts.filter { layout.cause(of: $0) == .cellHeight }
      return layout.growth() + contradicted.compactMap { layout.contradiction(of: $0) }
    })
}

extension LintLayout {
  /// Returns the issues of cells that are lower than their content needs.
  fileprivate func growth() -> [LintIssue] {
    snapshot.views.compactMap { view in
      guard let id = view.identifier, let height = growingCells[id],
        let element = element(of: view)
      else { return nil }
      return LintIssue(
        element: element, name: name(of: view),
        message: "The cell is \(view.frame.height.shortText) points tall, but its content needs "
          + "\(height.shortText) points",
        hint: Self.hint)
    }
  }

  /// Returns the issue of a conflict that only the height on the canvas causes.
  fileprivate func contradiction(of conflict: LayoutSnapshot.Conflict) -> LintIssue? {
    let members = conflict.members.map { snapshot.constraints[$0] }
    guard
      let height = members.first(where: {
        snapshot.isHeightOfSelfSizingCell($0, in: document)
      }),
      let content = element(of: snapshot.views[height.first.view])
    else { return nil }
    let others = members.filter { $0 != height }.map(\.text).joined(separator: "; ")
    var issue = issue(
      of: conflict, at: height,
      message: "The cell is \(height.constant.shortText) points tall on the canvas, but its "
        + "constraints set a different height: \(others)",
      hint: Self.hint)
    issue?.element = content
    return issue
  }

  /// The advice for both kinds of findings.
  private static let hint =
    "set the row height of the cell to the height of its content, or to Automatic"

  /// Returns a Boolean value that indicates whether a view is in a cell that is lower than its
  /// content needs. The space that constraints and text lack there is available at run time.
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
