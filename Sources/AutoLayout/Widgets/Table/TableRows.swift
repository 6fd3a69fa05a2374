import Foundation

/// The cells, headers and footers of a table view, in order.
@MainActor
struct TableRows {
  struct Section {
    /// The view above the rows, or nil.
    var header: UIView?
    /// The view below the rows, or nil.
    var footer: UIView?
    /// The cells of the rows, from top to bottom.
    var cells: [UITableViewCell] = []
  }

  /// The sections from top to bottom.
  private(set) var sections: [Section] = []

  /// Creates the rows of a table view without sections.
  init() {}

  /// Loads all rows, headers and footers from the data source and the delegate.
  init(
    dataSource: any UITableViewDataSource, delegate: (any UITableViewDelegate)?, table: UITableView
  ) {
    for index in 0..<max(0, dataSource.numberOfSections(in: table)) {
      var section = Self.heads(of: index, dataSource, delegate, table)
      for row in 0..<max(0, dataSource.tableView(table, numberOfRowsInSection: index)) {
        section.cells.append(
          dataSource.tableView(table, cellForRowAt: IndexPath(row: row, section: index)))
      }
      sections.append(section)
    }
  }

  /// Loads the header and the footer of a section, without its rows.
  private static func heads(
    of index: Int, _ dataSource: any UITableViewDataSource, _ delegate: (any UITableViewDelegate)?,
    _ table: UITableView
  ) -> Section {
    var section = Section()
    section.header =
      delegate?.tableView(table, viewForHeaderInSection: index)
      ?? dataSource.tableView(table, titleForHeaderInSection: index)
      .map { UITableViewHeaderFooterView(title: $0, isHeader: true, in: table) }
    section.footer =
      delegate?.tableView(table, viewForFooterInSection: index)
      ?? dataSource.tableView(table, titleForFooterInSection: index)
      .map { UITableViewHeaderFooterView(title: $0, isHeader: false, in: table) }
    for (view, isHeader) in [(section.header, true), (section.footer, false)] {
      (view as? UITableViewHeaderFooterView)?.role = UITableViewHeaderFooterView.Role(
        isHeader: isHeader, isGrouped: table.style != .plain)
    }
    return section
  }

  /// Returns the rows after an update: the remaining rows and new ones from the data source.
  func updated(
    by changes: BatchChanges, _ dataSource: any UITableViewDataSource,
    _ delegate: (any UITableViewDelegate)?, _ table: UITableView
  ) throws(BatchChanges.Mismatch) -> TableRows {
    var counts: [Int] = []
    for section in 0..<max(0, dataSource.numberOfSections(in: table)) {
      counts.append(max(0, dataSource.tableView(table, numberOfRowsInSection: section)))
    }
    let origins = try changes.origins(old: sections.map(\.cells.count), new: counts, noun: "row")
    var result = TableRows()
    for (index, origin) in origins.enumerated() {
      var section =
        origin.section.map { sections[$0] } ?? Self.heads(of: index, dataSource, delegate, table)
      section.cells = origin.items.enumerated().map { row, path in
        path.flatMap { cell(at: $0) }
          ?? dataSource.tableView(table, cellForRowAt: IndexPath(row: row, section: index))
      }
      result.sections.append(section)
    }
    return result
  }

  /// Creates the rows that a document defines for a table view.
  init(_ document: [TableDocumentSection], table: UITableView) {
    sections = document.map { source in
      Section(
        header: source.header.map {
          UITableViewHeaderFooterView(title: $0, isHeader: true, in: table)
        },
        footer: source.footer.map {
          UITableViewHeaderFooterView(title: $0, isHeader: false, in: table)
        }, cells: source.cells)
    }
  }

  /// All views from top to bottom.
  var views: [UIView] {
    sections.flatMap { section in
      [section.header].compactMap(\.self) + section.cells + [section.footer].compactMap(\.self)
    }
  }

  /// All headers and footers from top to bottom.
  var heads: [UIView] {
    sections.flatMap { [$0.header, $0.footer].compactMap(\.self) }
  }

  /// Returns the cell of a row, or nil if there is none.
  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  /// Removes all views from the table view.
  func remove() { for view in views { view.removeFromSuperview() } }

  // MARK: - Places

  /// Sets the frames of all views, one below another.
  ///
  /// - Returns: The lower edge of the last view, in points.
  func place(
    in table: UITableView, delegate: (any UITableViewDelegate)?, from top: CGFloat
  ) -> CGFloat {
    let heights = TableHeights(table, delegate)
    let inset = table.sectionSideInset
    var y = top
    func put(_ view: UIView?, height: CGFloat, inset: CGFloat) {
      let width = max(0, table.bounds.width - 2 * inset)
      view?.frame = CGRect(x: inset, y: y, width: width, height: height)
      y += height
    }
    for (index, section) in sections.enumerated() {
      y += heights.paddingAbove(section.header)
      put(section.header, height: heights.header(section.header, index), inset: inset)
      for (row, cell) in section.cells.enumerated() {
        let path = IndexPath(row: row, section: index)
        put(cell, height: heights.row(cell, path, inset: inset), inset: inset)
      }
      put(section.footer, height: heights.footer(section.footer, index), inset: inset)
    }
    return y
  }

  /// Places headers and footers above and below cells that keep their positions in a document.
  func placeHeads(in table: UITableView) {
    let heights = TableHeights(table, nil)
    for (index, section) in sections.enumerated() {
      guard let first = section.cells.first?.frame, let last = section.cells.last?.frame else {
        continue
      }
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

/// A section of a table view in a document.
package struct TableDocumentSection {
  /// The text above the rows, or nil.
  package var header: String?
  /// The text below the rows, or nil.
  package var footer: String?
  /// The cells of the rows.
  package var cells: [UITableViewCell]

  package init(header: String? = nil, footer: String? = nil, cells: [UITableViewCell] = []) {
    self.header = header
    self.footer = footer
    self.cells = cells
  }
}
