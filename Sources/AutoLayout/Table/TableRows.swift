import Foundation

/// The cells, heads and feet of a table in order.
@MainActor
struct TableRows {
  struct Section {
    var header: UIView?
    var footer: UIView?
    var cells: [UITableViewCell] = []
  }

  private(set) var sections: [Section] = []

  init() {}

  /// Asks for all rows, heads and feet.
  init(
    dataSource: any UITableViewDataSource, delegate: (any UITableViewDelegate)?, table: UITableView
  ) {
    for index in 0..<max(0, dataSource.numberOfSections(in: table)) {
      var section = Section()
      section.header = delegate?.tableView(table, viewForHeaderInSection: index)
      section.footer = delegate?.tableView(table, viewForFooterInSection: index)
      for row in 0..<max(0, dataSource.tableView(table, numberOfRowsInSection: index)) {
        section.cells.append(
          dataSource.tableView(table, cellForRowAt: IndexPath(row: row, section: index)))
      }
      sections.append(section)
    }
  }

  /// All views from top to bottom.
  var views: [UIView] {
    sections.flatMap { section in
      [section.header].compactMap(\.self) + section.cells + [section.footer].compactMap(\.self)
    }
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  func remove() { for view in views { view.removeFromSuperview() } }

  /// Gives all views their frames, below each other.
  ///
  /// - Returns: Where the last one ends, in points.
  func place(
    in table: UITableView, delegate: (any UITableViewDelegate)?, from top: CGFloat
  ) -> CGFloat {
    var y = top
    func put(_ view: UIView, height: CGFloat) {
      view.frame = CGRect(x: 0, y: y, width: table.bounds.width, height: height)
      y += height
    }
    for (index, section) in sections.enumerated() {
      if let header = section.header {
        put(header, height: height(of: header, table.sectionHeaderHeight, in: table))
      }
      for (row, cell) in section.cells.enumerated() {
        let path = IndexPath(row: row, section: index)
        let wanted = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        put(cell, height: height(of: cell, wanted, in: table))
      }
      if let footer = section.footer {
        put(footer, height: height(of: footer, table.sectionFooterHeight, in: table))
      }
    }
    return y
  }

  /// The height of a row whose content has none of its own, in points.
  private static let defaultRowHeight: CGFloat = 44

  private func height(of view: UIView, _ wanted: CGFloat, in table: UITableView) -> CGFloat {
    guard wanted < 0 else { return wanted }
    guard let cell = view as? UITableViewCell else { return measured(view, in: table) }
    let height = cell.fittingHeight(forWidth: table.bounds.width)
    return height > 0 ? height : Self.defaultRowHeight
  }

  private func measured(_ view: UIView, in table: UITableView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
