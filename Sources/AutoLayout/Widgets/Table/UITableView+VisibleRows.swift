import Foundation

/// The rows that have cells.
///
/// In a window, only rows that intersect the bounds have cells (`runtime`: 12 of 16 rows of a
/// screen). The others have the heights that the delegate or the table view states, those of their
/// last cells, or estimates. Outside windows, and in documents, all rows have cells and are
/// measured.
extension UITableView {
  /// Whether only rows near the screen have cells.
  var showsOnlyVisibleRows: Bool {
    window != nil && documentSections == nil && !measuresAllRows
  }

  /// Whether all automatic rows are measured, because the program disabled estimates.
  private var measuresAllRows: Bool { estimatedRowHeight == 0 && rowHeight < 0 }

  /// Loads the cells of all rows that have none.
  func loadAllRows() {
    for path in rows.paths where rows[path]?.cell == nil { loadCell(at: path) }
  }

  /// Loads cells of rows that became visible, determines their heights, and places the rows again
  /// until nothing changes. Takes the cells of rows that are not visible any more.
  ///
  /// Each round but the last loads a cell.
  func updateVisibleRows() {
    while dataSource != nil {
      let missing = visiblePaths.filter { rows[$0]?.cell == nil }
      guard !missing.isEmpty else { break }
      let anchor = self.anchor
      for path in missing { loadCell(at: path) }
      determineHeights(of: missing)
      placeRows(keeping: anchor)
    }
    recycleInvisibleRows()
  }

  /// The index paths of the rows that intersect the bounds at the last layout.
  private var visiblePaths: [IndexPath] { rows.paths(from: bounds.minY, to: bounds.maxY) }

  /// Asks the data source for the cell of a row and adds it.
  private func loadCell(at path: IndexPath) {
    guard let dataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    rows.setCell(cell, at: path)
    if cell.superview !== self { addRow(cell) }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Determines the heights of rows with new cells.
  private func determineHeights(of paths: [IndexPath]) {
    let heights = TableHeights(self, tableDelegate)
    for path in paths {
      guard let cell = rows[path]?.cell else { continue }
      rows.setHeight(heights.row(cell, path, inset: sectionSideInset), at: path)
    }
  }

  /// The first row on the screen that has a cell, with its position, or nil.
  private var anchor: RowAnchor? {
    for path in visiblePaths where rows[path]?.cell?.superview === self {
      return rows[path].map { RowAnchor(path: path, position: $0.frame.minY) }
    }
    return nil
  }

  /// Places all rows. If the anchor moves, because rows above it get other heights, the content
  /// offset follows, so that the rows on the screen stay where they are.
  private func placeRows(keeping anchor: RowAnchor?) {
    placeRowsInOrder()
    guard let anchor, let position = rows[anchor.path]?.frame.minY, position != anchor.position,
      bounds.minY > -adjustedContentInset.top
    else { return }
    contentOffset.y += position - anchor.position
  }

  /// Takes the cells of rows that are not visible, and keeps them for other rows.
  private func recycleInvisibleRows() {
    let visible = Set(visiblePaths)
    for path in rows.paths where !visible.contains(path) {
      guard let cell = rows[path]?.cell else { continue }
      rows.setCell(nil, at: path)
      recycle(cell, from: path)
    }
  }

  /// Removes a cell, and keeps it for other rows.
  func recycle(_ cell: UITableViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
  }

  /// Returns a cell that another row does not need any more, prepared for reuse, or nil.
  func reusedCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = reusableCells[identifier]?.popLast()
    cell?.prepareForReuse()
    return cell
  }
}

/// A row that keeps its place on the screen while rows above it are measured.
private struct RowAnchor {
  /// The index path of the row.
  var path: IndexPath
  /// The upper edge of the row at the last layout, in points in the table view's coordinates.
  var position: CGFloat
}
