import Foundation

/// Rows that come, go and move. What stays keeps its cells; nothing is animated by itself.
extension UITableView {
  /// How rows come and go; kept, they do so at once.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade = 0
    /// Inserted rows come in from the right; deleted rows leave to the right.
    case right = 1
    /// Inserted rows come in from the left; deleted rows leave to the left.
    case left = 2
    /// Inserted rows come in from above; deleted rows leave upward.
    case top = 3
    /// Inserted rows come in from below; deleted rows leave downward.
    case bottom = 4
    /// UIKit's standard animation.
    case none = 5
    /// Old and new rows stay centered in their space while it grows or shrinks.
    case middle = 6
    /// The table view chooses an animation.
    case automatic = 100
  }

  /// Takes the changes of a closure together, has all rows measured again, and calls the completion.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Asks for rows that are new, by their places after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Lets rows go, by their places before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks for rows again, by their places before the update.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Moves a row from its place before the update to one after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Asks for sections that are new, by their places after the update.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Lets sections go, by their places before the update.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for sections again, by their places before the update.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its head, its foot and its rows from its place before the update to one after
  /// it. What changes in it is named as in a section that stays.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  private func change(_ body: (inout BatchChanges) -> Void) {
    beginUpdates()
    body(&batch.changes)
    endUpdates()
  }

  // MARK: - Places

  /// The place of a cell, as of the last layout; nil for a cell of no row. Linear in the rows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rowPaths.first { cellForRow(at: $0) === cell }
  }

  /// The place of the row at a point of the table, as of the last layout; nil where there is none.
  /// Linear in the rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rowPaths.first { rectForRow(at: $0).contains(point) }
  }

  /// The places of the rows that lie within the bounds, as of the last layout; nil where there are
  /// none. Linear in the rows.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let visible = rowPaths.filter { path in
      let row = rectForRow(at: path)
      return row.minY < bounds.maxY && row.maxY > bounds.minY
    }
    return visible.isEmpty ? nil : visible
  }

  private var rowPaths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As little as needed.
    case none = 0
    /// The row is at the upper edge of the visible area.
    case top = 1
    /// The row is in the center of the visible area.
    case middle = 2
    /// The row is at the lower edge of the visible area.
    case bottom = 3
  }

  /// Scrolls a row, as of the last layout, to a place within what the insets leave; not beyond the
  /// content's ends. Does nothing where there is no such row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard cellForRow(at: indexPath) != nil else { return }
    let row = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: y = row.minY - inset.top
    case .middle: y = row.midY - visible.height / 2 - inset.top
    case .bottom: y = row.maxY + inset.bottom - bounds.height
    }
    let x = contentOffset.x
    setContentOffset(
      CGPoint(x: x, y: offsetInContent(CGPoint(x: x, y: y)).y), animated: animated)
  }
}
