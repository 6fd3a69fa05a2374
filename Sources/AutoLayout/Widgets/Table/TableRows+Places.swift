import Foundation

/// The places of rows, headers and footers.
extension TableRows {
  /// Sets the frames of all rows and of the views that exist, one below another.
  ///
  /// Rows have the heights that were determined for them, or else estimates. Linear.
  ///
  /// - Returns: The lower edge of the last view, in points.
  mutating func place(
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
      let section = sections[index]
      y += heights.paddingAbove(section.header)
      let header = next(heights.header(section.header, index))
      section.header?.frame = header
      for row in section.rows.indices {
        let path = IndexPath(row: row, section: index)
        let frame = next(section.rows[row].height ?? heights.estimate(path))
        sections[index].rows[row].frame = frame
        section.rows[row].cell?.frame = frame
      }
      let footer = next(heights.footer(section.footer, index))
      section.footer?.frame = footer
    }
    return y
  }

  /// Determines the heights of rows: those that the delegate or the table view states, and those of
  /// the cells that exist. Other rows keep their heights. Linear.
  mutating func determineHeights(in table: UITableView, delegate: (any UITableViewDelegate)?) {
    let heights = TableHeights(table, delegate)
    let inset = table.sectionSideInset
    for path in paths {
      if let cell = self[path]?.cell {
        setHeight(heights.row(cell, path, inset: inset), at: path)
      } else if let stated = heights.stated(path) {
        setHeight(stated, at: path)
      }
    }
  }

  /// Returns the index paths of the rows whose frames at the last layout intersect a range of
  /// vertical positions, in points. Takes logarithmic time in the number of rows of a section.
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
        .map { IndexPath(row: $0, section: index) }
    }
  }

  /// Places headers and footers above and below cells that keep their positions in a document.
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
