import Foundation

/// Updates of rows that are identified by identifiers.
extension UITableView {
  /// Replaces the rows with those of an update, given their former positions. Reloads all rows if
  /// the former numbers of rows do not match.
  func apply(_ origins: [BatchChanges.Origin], old counts: [Int]) {
    guard !needsReload, documentSections == nil, let dataSource,
      rows.sections.map(\.rows.count) == counts
    else { return reloadData() }
    exchangeRows(rows.updated(by: origins, dataSource, delegate, self))
    setNeedsRows()
  }

  /// Requests the cells of rows from the data source again. The data source configures the cells
  /// that it dequeues, which are the existing cells of the rows and are not prepared for reuse.
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
