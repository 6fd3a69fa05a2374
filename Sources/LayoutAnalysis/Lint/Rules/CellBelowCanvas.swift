import AutoLayout
import InterfaceBuilder

extension LintRule {
  /// Cells that Interface Builder does not lay out, and whose views it therefore marks as
  /// ambiguous.
  ///
  /// In the conformance documents, every view with constraints in such a cell has the mark, and no
  /// view in the cells above has it for that reason.
  static let cellBelowCanvas = LintRule(
    "cell-below-canvas", .note,
    "A cell lies below the visible part of its table, so Xcode marks all its views as ambiguous.",
    reason: """
      Interface Builder does not lay out cells that begin below the visible part of the table, and \
      marks every view in them as ambiguous. The constraints are not the cause: at run time the \
      cell is laid out when it appears.
      """,
    remedy: """
      Increase the height of the canvas or the table while you edit the cell, and save.
      """,
    .layout { layout, _ in
      guard layout.isOwnCanvas else { return [] }
      return layout.snapshot.views.indices.compactMap { layout.unseenCell(at: $0) }
    })
}

extension LintLayout {
  /// Returns the issue of a prototype cell that begins below the visible part of its table, or
  /// `nil` for other views and for cells without views that Xcode would mark.
  fileprivate func unseenCell(at index: Int) -> LintIssue? {
    let cell = snapshot.views[index]
    guard let table = parent(of: cell), let element = element(of: cell),
      element.kind == .tableViewCell,
      cell.frame.minY >= table.frame.height - table.safeAreaInsets.bottom
    else { return nil }
    let marked = placedViews(below: index)
    guard !marked.isEmpty else { return nil }
    let count = marked.count == 1 ? "1 view" : "\(marked.count) views"
    var issue = LintIssue(
      element: element, name: name(of: cell),
      message: "Xcode marks \(count) of this cell as ambiguous because the cell lies below the "
        + "visible part of its table; at run time, the layout is not ambiguous",
      hint: "make the canvas or the table taller while you edit the cell")
    issue.related = marked.compactMap { view in
      self.element(of: view).map { LintFinding.Related($0, name(of: view)) }
    }
    return issue
  }

  /// Returns the descendants of a view that are in the document, except content views and views
  /// with fixed frames.
  private func placedViews(below index: Int) -> [LayoutSnapshot.View] {
    var found: [LayoutSnapshot.View] = []
    var pending = snapshot.views[index].children
    while let next = pending.popLast() {
      let view = snapshot.views[next]
      pending += view.children
      guard let element = element(of: view),
        element[ObjectElement.key] != ViewElement.contentView.key,
        !element[ViewElement.fixedFrame]
      else { continue }
      found.append(view)
    }
    return found
  }
}
