import Foundation

/// The rows, headers and footers of a table view, in order.
@MainActor
struct TableRows {
  /// A row, which has a cell while it is near the screen.
  struct Row {
    /// The cell, or nil while the row has none.
    var cell: UITableViewCell?
    /// The height in points that was determined for the row, or nil for an estimate.
    var height: CGFloat?
    /// The frame at the last layout, in points in the table view's coordinates.
    var frame = CGRect.zero
  }

  struct Section {
    /// The view above the rows, or nil.
    var header: UIView?
    /// The view below the rows, or nil.
    var footer: UIView?
    /// The rows from top to bottom.
    var rows: [Row] = []

    /// The cells that exist, from top to bottom.
    var cells: [UITableViewCell] { rows.compactMap(\.cell) }
  }

  /// The sections from top to bottom.
  var sections: [Section] = []

  /// Creates the rows of a table view without sections.
  init() {}

  /// Loads the numbers of rows, the headers and the footers from the data source and the delegate.
  /// The rows have no cells.
  init(
    dataSource: any UITableViewDataSource, delegate: (any UITableViewDelegate)?, table: UITableView
  ) {
    for index in 0..<max(0, dataSource.numberOfSections(in: table)) {
      var section = Self.heads(of: index, dataSource, delegate, table)
      let count = max(0, dataSource.tableView(table, numberOfRowsInSection: index))
      section.rows = Array(repeating: Row(), count: count)
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

  /// Returns the rows after an update: the remaining rows, and new ones without cells.
  func updated(
    by changes: BatchChanges, _ dataSource: any UITableViewDataSource,
    _ delegate: (any UITableViewDelegate)?, _ table: UITableView
  ) throws(BatchChanges.Mismatch) -> TableRows {
    var counts: [Int] = []
    for section in 0..<max(0, dataSource.numberOfSections(in: table)) {
      counts.append(max(0, dataSource.tableView(table, numberOfRowsInSection: section)))
    }
    let origins = try changes.origins(old: sections.map(\.rows.count), new: counts, noun: "row")
    var result = TableRows()
    for (index, origin) in origins.enumerated() {
      var section =
        origin.section.map { sections[$0] } ?? Self.heads(of: index, dataSource, delegate, table)
      section.rows = origin.items.map { path in path.flatMap { self[$0] } ?? Row() }
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
        }, rows: source.cells.map { Row(cell: $0) })
    }
  }

  /// All views that exist, from top to bottom.
  var views: [UIView] {
    sections.flatMap { section in
      [section.header].compactMap(\.self) + section.cells + [section.footer].compactMap(\.self)
    }
  }

  /// All headers and footers from top to bottom.
  var heads: [UIView] {
    sections.flatMap { [$0.header, $0.footer].compactMap(\.self) }
  }

  /// All cells that exist, from top to bottom.
  var cells: [UITableViewCell] { sections.flatMap(\.cells) }

  /// The index paths of all rows, in order.
  var paths: [IndexPath] {
    sections.enumerated().flatMap { section, content in
      content.rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  /// Returns a row, or nil if there is none at the index path.
  subscript(path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// Gives a row a cell, or takes it away. The row must exist.
  mutating func setCell(_ cell: UITableViewCell?, at path: IndexPath) {
    sections[path.section].rows[path.row].cell = cell
  }

  /// Records the height of a row that was determined, in points. The row must exist.
  mutating func setHeight(_ height: CGFloat, at path: IndexPath) {
    sections[path.section].rows[path.row].height = height
  }

  /// Forgets the heights of rows with cells, so that they are determined again, and optionally those
  /// of other rows, which then have estimates.
  mutating func forgetHeights(ofRowsWithoutCells all: Bool) {
    for path in paths where all || self[path]?.cell != nil {
      sections[path.section].rows[path.row].height = nil
    }
  }

  /// Removes all views from the table view.
  func remove() { for view in views { view.removeFromSuperview() } }
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
