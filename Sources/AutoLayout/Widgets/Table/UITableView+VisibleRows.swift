import Foundation

/// The rows that have cells.
///
/// In a window, only rows that intersect the bounds have cells (`runtime`: one screen, 12 of 16
/// rows; that no further row has one is assumed). The others have the heights that the delegate or
/// the table view states, those of their last cells, or estimates. Outside windows, and in
/// documents, all rows have cells and are measured.
extension UITableView {
  /// A Boolean value that indicates whether only rows on the screen have cells.
  var showsOnlyVisibleRows: Bool { window != nil && documentSections == nil }

  /// Loads the cells that are needed before rows can be placed: outside windows those of all rows,
  /// and those of automatic rows without an estimate that have not been measured. Linear.
  ///
  /// Apple's documentation excludes automatic heights without estimates; that such rows get the
  /// heights of their contents is assumed.
  func loadRowsToMeasure() {
    guard documentSections == nil, dataSource != nil else { return }
    guard showsOnlyVisibleRows else { return loadRows { _ in true } }
    let heights = TableHeights(self, delegate)
    loadRows { path in
      if case .measured = rows[path]?.height { return false }
      return heights.lacksEstimate(path) && heights.stated(path) == nil
    }
  }

  /// Loads cells of rows that have none and meet a condition, until the rows change.
  private func loadRows(where isNeeded: (IndexPath) -> Bool) {
    let rows = rows
    for path in rows.paths where rows[path]?.cell == nil && isNeeded(path) {
      loadCell(at: path)
      guard rows === self.rows else { return }
    }
  }

  /// Gives cells to the rows that became visible, from top to bottom, and measures them. Rows below
  /// follow. Takes the cells of rows that are not visible any more.
  ///
  /// Takes time linear in the number of rows below a row whose estimate was wrong, and logarithmic
  /// in the number of rows if there is none.
  func updateVisibleRows() {
    let rows = rows
    var known: Set<IndexPath> = []
    var appeared: [IndexPath] = []
    while let path = firstUnknownPath(except: known) {
      known.insert(path)
      let anchor = self.anchor
      if !hasCell(path) {
        loadCell(at: path)
        guard rows === self.rows, rows[path]?.cell != nil else { return setNeedsRows() }
        appeared.append(path)
      }
      measureRow(at: path, keeping: anchor)
    }
    recycleInvisibleRows()
    for path in appeared {
      guard rows === self.rows else { return }
      guard let cell = rows[path]?.cell else { continue }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  /// The index paths of the rows that intersect the bounds at the last layout.
  var visiblePaths: [IndexPath] { rows.paths(from: bounds.minY, to: bounds.maxY) }

  /// Returns the first row on the screen without a cell or a height, except for rows that have been
  /// asked for: a data source can return one cell for several rows, of which the last one keeps it.
  private func firstUnknownPath(except known: Set<IndexPath>) -> IndexPath? {
    guard dataSource != nil else { return nil }
    return visiblePaths.first { path in
      guard !known.contains(path) else { return false }
      if case .estimated = rows[path]?.height { return true }
      return !hasCell(path)
    }
  }

  private func hasCell(_ path: IndexPath) -> Bool { rows[path]?.cell?.superview === self }

  /// Asks the data source for the cell of a row and adds it.
  private func loadCell(at path: IndexPath) {
    guard let dataSource else { return }
    let rows = rows
    let cell = dataSource.tableView(self, cellForRowAt: path)
    guard rows === self.rows else { return }
    forgetReusable(cell)
    if let former = rows.path(of: cell), former != path { rows.setCell(nil, at: former) }
    rows.setCell(cell, at: path)
    if cell.superview !== self { addRow(cell) }
    prepare(cell, at: path)
  }

  /// Gives a cell the state of its row.
  private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    let isSelected = rows[path]?.isSelected ?? false
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    updateEditing(at: path, animated: false)
    let level = delegate?.tableView(self, indentationLevelForRowAt: path)
    if let level, level != cell.indentationLevel { cell.indentationLevel = level }
  }

  /// Determines the height of a row with a new cell, and places it and what is below it.
  private func measureRow(at path: IndexPath, keeping anchor: RowAnchor?) {
    let rows = rows
    guard let row = rows[path], let cell = row.cell else { return }
    let height = TableHeights(self, delegate).row(cell, path, inset: sectionSideInset)
    // The layout of the cell and the delegate can change the rows.
    guard rows === self.rows else { return setNeedsRows() }
    rows.setHeight(height, at: path)
    rows.setFrameHeight(height.points, at: path)
    guard height.points != row.frame.height else { return }
    placeContent(below: path)
    follow(anchor)
  }

  /// The first row on the screen that has a cell, with its position, or nil.
  private var anchor: RowAnchor? {
    for path in visiblePaths {
      if let row = rows[path], row.cell?.superview === self {
        return RowAnchor(path: path, position: row.frame.minY)
      }
    }
    return nil
  }

  /// Moves the content offset with a row that moved because rows above it got other heights, so that
  /// the rows on the screen stay where they are. At the top of the content, the offset stays.
  private func follow(_ anchor: RowAnchor?) {
    guard let anchor, let position = rows[anchor.path]?.frame.minY, position != anchor.position,
      bounds.minY > -adjustedContentInset.top
    else { return }
    contentOffset.y += position - anchor.position
  }

  /// Takes the cells of rows that are not visible, and keeps them for other rows.
  private func recycleInvisibleRows() {
    let rows = rows
    let visible = Set(visiblePaths)
    for path in rows.loadedPaths.sorted() where !visible.contains(path) {
      guard rows === self.rows, let cell = rows[path]?.cell else { return }
      rows.setCell(nil, at: path)
      recycle(cell, from: path)
    }
  }

  /// The number of cells per reuse identifier that wait for other rows. No screen shows more rows:
  /// the longest one, of 1,366 points, has 31 rows of the default height.
  private static let poolLimit = 64

  /// Removes a cell, tells the delegate if it was on the screen, and keeps it for other rows.
  func recycle(_ cell: UITableViewCell, from path: IndexPath) {
    let wasShown = window != nil && cell.superview === self
    cell.removeFromSuperview()
    if wasShown { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    guard let identifier = cell.reuseIdentifier, rows.path(of: cell) == nil else { return }
    let pool = reusableCells[identifier] ?? []
    guard pool.count < Self.poolLimit, !pool.contains(where: { $0 === cell }) else { return }
    reusableCells[identifier] = pool + [cell]
  }

  /// Removes a cell that the data source returned from the cells that wait for other rows.
  private func forgetReusable(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    reusableCells[identifier]?.removeAll { $0 === cell }
  }

  /// Returns a cell that another row does not need any more, prepared for reuse, or nil.
  func reusedCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier {
      reconfiguredCell = nil
      return cell
    }
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
