import Foundation

/// Inserting, deleting, reloading and moving rows. Remaining rows keep their cells. Changes are not
/// animated.
extension UITableView {
  /// The animation of inserted and deleted rows.
  ///
  /// - Remark: Inert. Changes take effect immediately.
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
    /// UIKit's default animation.
    case none = 5
    /// Old and new rows stay centered in their space while it grows or shrinks.
    case middle = 6
    /// The table view chooses an animation.
    case automatic = 100
  }

  /// Applies the changes that a closure makes as one update, and calls the completion handler.
  func basePerformBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Inserts rows at index paths after the update.
  func baseInsertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Deletes rows at index paths before the update.
  func baseDeleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Reloads rows at index paths before the update.
  func baseReloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Moves a row from an index path before the update to one after it.
  func baseMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Inserts sections at indices after the update.
  func baseInsertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections at indices before the update.
  func baseDeleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections at indices before the update.
  func baseReloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its header, footer and rows from an index before the update to one after
  /// it. Changes within the section are identified as for a section that does not move.
  func baseMoveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  private func change(_ body: (inout BatchChanges) -> Void) {
    beginUpdates()
    body(&batch.changes)
    endUpdates()
  }

  // MARK: - Positions

  /// Returns the index path of a cell at the last layout, or `nil` if the cell does not belong to a
  /// row.
  ///
  /// - Complexity: O(1).
  func baseIndexPath(for cell: UITableViewCell) -> IndexPath? { rows.path(of: cell) }

  /// Returns the index path of the row at a point in the table view at the last layout, or `nil` if
  /// there is none.
  func baseIndexPathForRow(at point: CGPoint) -> IndexPath? {
    rowPaths(from: point.y - 1, to: point.y + 1).first { rectForRow(at: $0).contains(point) }
  }

  /// The index paths of the rows that intersect the bounds at the last layout, or `nil` if there
  /// are none.
  var pathsOfVisibleRows: [IndexPath]? {
    let visible = rowPaths(from: bounds.minY, to: bounds.maxY)
    return visible.isEmpty ? nil : visible
  }

  /// Returns the index paths of the rows that intersect a range of vertical positions, in points.
  ///
  /// - Complexity: O(*n*) for the rows of a document, which can have any order, where *n* is their
  ///   number.
  func rowPaths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    guard documentSections != nil else { return rows.paths(from: top, to: bottom) }
    return rowPaths.filter { path in
      let row = rectForRow(at: path)
      return row.minY < bottom && row.maxY > top
    }
  }

  private var rowPaths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  /// The position to which a row scrolls.
  public enum ScrollPosition: Int, Sendable {
    /// The table view scrolls by the minimum distance that makes the row visible.
    case none = 0
    /// The row is at the upper edge of the visible area.
    case top = 1
    /// The row is in the center of the visible area.
    case middle = 2
    /// The row is at the lower edge of the visible area.
    case bottom = 3
  }

  /// Scrolls a row to a position in the visible area, but not beyond the ends of the content. Uses
  /// the frames of the last layout. Does nothing if the row does not exist.
  func baseScrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard rows[indexPath] != nil else { return }
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
