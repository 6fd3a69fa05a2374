import Foundation
import Testing

@testable import AutoLayout

/// Rows with a text of some height between margins.
@MainActor
final class RowSource: UITableViewDataSource {
  var heights: [CGFloat] = [20, 60]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    let text = ItemView(50, heights[path.row])
    text.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(text)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: margins.topAnchor),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    return cell
  }
}

/// Oracle: Interface Builder's recorded frames of cells and their content.
@MainActor
@Suite struct TableViewTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  private let source = RowSource()

  init() {
    table.register(forCellReuseIdentifier: "row") {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    table.layoutEnvironment = LayoutEnvironment(displayScale: 2, systemVersion: 14)
  }

  @Test func `Row height is the content height plus margins and separator`() {
    table.dataSource = source
    table.layoutIfNeeded()
    // Margins of 11 above and below, and a pixel for the separator, which goes to the content.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 42.5)
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 42.5, width: 375, height: 82.5))
    #expect(table.contentSize == CGSize(width: 375, height: 125))
    let text = table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.subviews.first
    #expect(text?.frame == CGRect(x: 16, y: 11, width: 343, height: 20.5))
  }

  @Test func `Explicit row heights replace measured ones, and rows follow the table header`() {
    let head = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33))
    table.dataSource = source
    table.rowHeight = 50
    table.tableHeaderView = head
    table.layoutIfNeeded()
    #expect(head.frame == CGRect(x: 0, y: 0, width: 375, height: 33))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 83)
    source.heights = [1, 2, 3]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3 && table.contentSize.height == 183)
  }

  @Test func `Dequeuing an unregistered identifier raises an exception`() {
    let raised = exceptions {
      _ = table.dequeueReusableCell(withIdentifier: "no", for: IndexPath(row: 0, section: 0))
    }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
  }

  /// iOS version, accessory, cell width, and the content view's size that was recorded for a cell
  /// 44 points high.
  nonisolated static let contents:
    [(Int, UITableViewCell.AccessoryType, CGFloat, CGFloat, CGFloat)] = [
      (11, .none, 375, 375, 43.5), (12, .checkmark, 375, 335, 43.5),
      (12, .checkmark, 414, 370, 43.5), (12, .disclosureIndicator, 414, 376, 43.5),
      (9, .disclosureIndicator, 600, 567, 43), (14, .disclosureIndicator, 414, 383, 44),
      (18, .disclosureIndicator, 375, 348.5, 44), (13, .none, 375, 375, 44),
    ]

  @Test(arguments: contents)
  func `Accessories and separators reduce the content view's size`(
    _ version: Int, _ accessory: UITableViewCell.AccessoryType, _ width: CGFloat,
    _ contentWidth: CGFloat, _ contentHeight: CGFloat
  ) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.layoutEnvironment = LayoutEnvironment(displayScale: 2, systemVersion: version)
    cell.accessoryType = accessory
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.size == CGSize(width: contentWidth, height: contentHeight))
  }

  /// iOS version, screen, cell width, place, side margin.
  nonisolated static let sides: [(Int, CGFloat, CGFloat, CellMargins.Place, CGFloat)] = [
    (10, 375, 375, .table, 8), (11, 375, 375, .table, 16), (14, 414, 414, .table, 20),
    (14, 414, 375, .table, 20), (13, 375, 600, .none, 16), (14, 375, 600, .none, 16),
    (12, 375, 600, .none, 20), (14, 414, 375, .insetGroup(18), 18),
    (13, 375, 375, .nestedTable, 16),
  ]

  @Test(arguments: sides)
  func `Content view margins depend on system version, screen and placement`(
    _ version: Int, _ screen: CGFloat, _ width: CGFloat, _ place: CellMargins.Place, _ side: CGFloat
  ) {
    var margins = CellMargins(
      platform: .device(iOS: version, kind: .homeButtonPhones), screenWidth: screen,
      cellWidth: width, place: place)
    #expect(margins.contentMargins.leading == side && margins.contentMargins.trailing == side)
    margins.hasAccessory = true
    #expect(margins.contentMargins.trailing == 8)
    #expect(margins.contentMargins.top == (version < 11 ? 8 : 11))
    #expect(margins.contentMargins.bottom == (version < 11 ? 8 : version < 13 ? 10.5 : 11))
  }

  @Test func `A content view frame from a document is kept`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.documentContentFrame = CGRect(x: 0, y: 0, width: 342, height: 43)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 342, height: 43))
  }
}
