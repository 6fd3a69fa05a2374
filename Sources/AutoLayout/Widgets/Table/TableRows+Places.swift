import Foundation

/// The frames of rows, headers and footers.
extension TableRows {
  /// Sets the frames of all rows and of the loaded views, one below another.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  /// - Returns: The lower edge of the last view, in points.
  func place(
    in table: UITableView, delegate: (any UITableViewDelegate)?, from top: CGFloat
  ) -> CGFloat {
    let heights = TableHeights(table, delegate)
    let inset = table.sectionSideInset
    let width = max(0, table.bounds.width - 2 * inset)
    var y = top
    func next(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: inset, y: y, width: width, height: height)
    }
    for index in sections.indices {
      let (header, footer) = (sections[index].header, sections[index].footer)
      sections[index].padding = heights.paddingAbove(header)
      y += sections[index].padding
      let above = next(heights.header(header, index))
      header?.frame = above
      sections[index].headerFrame = above
      for row in sections[index].rows.indices {
        let frame = next(sections[index].rows[row].height.points)
        sections[index].rows[row].frame = frame
        let cell = sections[index].rows[row].cell
        cell?.frame = frame
      }
      let below = next(heights.footer(footer, index))
      footer?.frame = below
      sections[index].footerFrame = below
    }
    return y
  }

  /// Sets the height of a row's frame and of its cell, in points.
  func setFrameHeight(_ height: CGFloat, at path: IndexPath) {
    guard self[path] != nil else { return }
    sections[path.section].rows[path.row].frame.size.height = height
    guard let row = self[path] else { return }
    row.cell?.frame = row.frame
  }

  /// Lays out the views below a row after the height of the row has changed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows below the row.
  /// - Returns: The lower edge of the last view, in points.
  func placeContent(below path: IndexPath) -> CGFloat {
    var y = self[path]?.frame.maxY ?? 0
    func take(_ frame: inout CGRect) {
      frame.origin.y = y
      y += frame.height
    }
    var views: [(view: UIView?, y: CGFloat)] = []
    for index in sections.indices.dropFirst(path.section) {
      if index > path.section {
        y += sections[index].padding
        views.append((sections[index].header, y))
        take(&sections[index].headerFrame)
      }
      let first = index == path.section ? path.row + 1 : 0
      y = Self.place(&sections[index].rows, from: first, at: y)
      views.append((sections[index].footer, y))
      take(&sections[index].footerFrame)
    }
    for loaded in loadedPaths where loaded > path { views.append(place(of: loaded)) }
    for (view, y) in views { view?.frame.origin.y = y }
    return y
  }

  /// Positions rows from an index one below another, without accessing this object for each row.
  ///
  /// - Returns: The lower edge of the last row, in points.
  private static func place(_ rows: inout [Row], from first: Int, at top: CGFloat) -> CGFloat {
    rows.withUnsafeMutableBufferPointer { rows in
      var y = top
      for index in rows.indices.dropFirst(first) {
        rows[index].frame.origin.y = y
        y += rows[index].frame.size.height
      }
      return y
    }
  }

  /// Returns the cell of a row and its upper edge, in points.
  private func place(of path: IndexPath) -> (view: UIView?, y: CGFloat) {
    (self[path]?.cell, self[path]?.frame.minY ?? 0)
  }

  /// Determines the heights of all rows.
  ///
  /// The delegate or the table view specifies heights; the content of cells determines the others.
  /// In a window, where only the rows on the screen have cells, the rows that have been measured
  /// keep their height until they are measured again, and the rest have estimates.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  func determineHeights(in table: UITableView, delegate: (any UITableViewDelegate)?) {
    let heights = TableHeights(table, delegate)
    let inset = table.sectionSideInset
    for path in paths {
      guard let row = self[path] else { return }
      if let cell = row.cell, !table.showsOnlyVisibleRows || heights.lacksEstimate(path) {
        setHeight(heights.row(cell, path, inset: inset), at: path)
      } else if let stated = heights.stated(path) {
        setHeight(.stated(stated), at: path)
      } else if case .measured(let points) = row.height {
        setHeight(row.cell == nil ? .measured(points) : .estimated(points), at: path)
      } else {
        setHeight(.estimated(heights.estimate(path)), at: path)
      }
    }
  }

  /// Returns the index paths of the rows whose frames at the last layout intersect a range of
  /// vertical positions, in points.
  ///
  /// - Complexity: O(log *n*) per section, where *n* is the number of rows in the section, plus the
  ///   number of results.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections.enumerated().flatMap { index, section -> [IndexPath] in
      guard let first = section.rows.first, let last = section.rows.last,
        first.frame.minY < bottom, last.frame.maxY > top
      else { return [] }
      var (low, high) = (0, section.rows.count)
      while low < high {
        let middle = (low + high) / 2
        if section.rows[middle].frame.maxY > top { high = middle } else { low = middle + 1 }
      }
      return section.rows[low...].prefix { $0.frame.minY < bottom }.indices
        .filter { section.rows[$0].frame.height > 0 }.map { IndexPath(row: $0, section: index) }
    }
  }

  /// Positions headers and footers above and below cells that keep their positions in a document.
  func placeHeads(in table: UITableView) {
    let heights = TableHeights(table, nil)
    for (index, section) in sections.enumerated() {
      let cells = section.cells
      guard let first = cells.first?.frame, let last = cells.last?.frame else { continue }
      if let header = section.header {
        let height = heights.header(header, index)
        header.frame = CGRect(
          x: first.minX, y: first.minY - height, width: first.width, height: height)
      }
      section.footer?.frame = CGRect(
        x: last.minX, y: last.maxY, width: last.width,
        height: heights.footer(section.footer, index))
    }
  }
}
