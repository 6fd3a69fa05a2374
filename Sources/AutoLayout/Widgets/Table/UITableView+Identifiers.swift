import Foundation

/// Updates of rows that are known by identifiers.
extension UITableView {
  /// Replaces the rows by those of an update, which come from former places. Loads all rows again if
  /// the former numbers of rows are others.
  func apply(_ origins: [BatchChanges.Origin], old counts: [Int]) {
    guard !needsReload, documentSections == nil, let dataSource,
      rows.sections.map(\.rows.count) == counts
    else { return reloadData() }
    exchangeRows(rows.updated(by: origins, dataSource, delegate, self))
    setNeedsRows()
  }

  /// Asks the data source for the cells of rows again. The data source fills the cells that it dequeues,
  /// which are those that the rows have and are not prepared for reuse.
  func baseReconfigureRows(at indexPaths: [IndexPath]) {
    guard !needsReload, let dataSource else { return }
    for path in indexPaths {
      let rows = rows
      guard let cell = rows[path]?.cell else { continue }
      reconfiguredCell = cell
      let configured = dataSource.tableView(self, cellForRowAt: path)
      reconfiguredCell = nil
      guard rows === self.rows else { return }
      rows.setHeight(.unknown, at: path)
      guard configured !== cell else { continue }
      rows.setCell(configured, at: path)
      addRow(configured)
      recycle(cell, from: path)
    }
    setNeedsRows()
  }
}
