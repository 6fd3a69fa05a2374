import Foundation

/// The rows, headers and footers of a table view, in order.
///
/// Methods of data sources and delegates, which are called while rows are placed, can change the
/// rows of the table view. Each update therefore makes new rows, and what still works on the old
/// ones has no effect.
@MainActor
final class TableRows {
  /// A row, which has a cell while it is on the screen.
  struct Row {
    /// The cell, or nil while the row has none.
    var cell: UITableViewCell?
    /// The height of the row.
    var height = Height.unknown
    /// The frame at the last layout, in points in the table view's coordinates.
    var frame = CGRect.zero
    /// A Boolean value that indicates whether the row is selected.
    var isSelected = false
  }

  struct Section {
    /// The view above the rows, or nil.
    var header: UIView?
    /// The view below the rows, or nil.
    var footer: UIView?
    /// The rows from top to bottom.
    var rows: [Row] = []
    /// The padding above the header at the last layout, in points.
    var padding: CGFloat = 0
    /// The frame of the header at the last layout, in points in the table view's coordinates.
    var headerFrame = CGRect.zero
    /// The frame of the footer at the last layout.
    var footerFrame = CGRect.zero

    /// The cells that exist, from top to bottom.
    var cells: [UITableViewCell] { rows.compactMap(\.cell) }
  }

  /// The sections from top to bottom.
  var sections: [Section] = []
  /// The index paths of the rows that have cells, in any order.
  private(set) var loadedPaths: Set<IndexPath> = []
  /// The index paths of the rows that have cells, by their cells.
  private var pathsOfCells: [ObjectIdentifier: IndexPath] = [:]

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
    return updated(by: origins, dataSource, delegate, table)
  }

  /// Returns the rows after an update that is given by the former places of sections and rows.
  func updated(
    by origins: [BatchChanges.Origin], _ dataSource: any UITableViewDataSource,
    _ delegate: (any UITableViewDelegate)?, _ table: UITableView
  ) -> TableRows {
    let result = TableRows()
    for (index, origin) in origins.enumerated() {
      var section =
        origin.section.map { sections[$0] } ?? Self.heads(of: index, dataSource, delegate, table)
      section.rows = origin.items.map { path in path.flatMap { self[$0] } ?? Row() }
      result.sections.append(section)
    }
    result.findLoadedPaths()
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
    findLoadedPaths()
  }

  /// Collects the index paths of rows with cells. Linear.
  private func findLoadedPaths() {
    for path in paths {
      guard let cell = self[path]?.cell else { continue }
      loadedPaths.insert(path)
      pathsOfCells[ObjectIdentifier(cell)] = path
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
  var cells: [UITableViewCell] { loadedPaths.sorted().compactMap { self[$0]?.cell } }

  /// The index paths of all rows, in order.
  var paths: [IndexPath] {
    sections.enumerated().flatMap { section, content in
      content.rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  /// Returns the index path of the row that a cell belongs to, or nil. Takes constant time.
  func path(of cell: UITableViewCell) -> IndexPath? { pathsOfCells[ObjectIdentifier(cell)] }

  /// Returns a row, or nil if there is none at the index path.
  subscript(path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// Gives a row a cell, or takes it away. Does nothing if there is no row at the index path.
  func setCell(_ cell: UITableViewCell?, at path: IndexPath) {
    guard let row = self[path] else { return }
    if let former = row.cell, pathsOfCells[ObjectIdentifier(former)] == path {
      pathsOfCells[ObjectIdentifier(former)] = nil
    }
    sections[path.section].rows[path.row].cell = cell
    guard let cell else {
      loadedPaths.remove(path)
      return
    }
    loadedPaths.insert(path)
    pathsOfCells[ObjectIdentifier(cell)] = path
  }

  /// Sets the height of a row. Does nothing if there is no row at the index path.
  func setHeight(_ height: Height, at path: IndexPath) {
    guard self[path] != nil else { return }
    sections[path.section].rows[path.row].height = height
  }

  /// Selects or deselects a row. Does nothing if there is no row at the index path.
  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    guard self[path] != nil else { return }
    sections[path.section].rows[path.row].isSelected = isSelected
  }

  /// Forgets the heights of all rows. Linear.
  func forgetHeights() {
    for path in paths { setHeight(.unknown, at: path) }
  }
}
