import Foundation
import Testing

@testable import AutoLayout

/// Oracle: a recorded view dump, in which only rows on the screen have cells (`runtime`: 12 of 16),
/// and Apple's documentation of `dequeueReusableCell(withIdentifier:for:)`, `cellForRow(at:)`,
/// `estimatedRowHeight` and the methods of the delegate.
@MainActor
@Suite struct VisibleRowsTests {
  private final class Cell: UITableViewCell {
    var reuses = 0
    let bar = UIView()
    private lazy var height = bar.heightAnchor.constraint(equalToConstant: 0)

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }

    /// Gives the content a height in points.
    func fill(height: CGFloat) {
      if bar.superview == nil {
        bar.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.topAnchor.constraint(equalTo: contentView.topAnchor),
          bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      self.height.constant = height
      self.height.isActive = true
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 100
    /// The height of the content of each row in points, or nil for empty cells.
    var height: CGFloat?
    var shown: [Int] = []
    /// The frames of cells when they were reported.
    var framesAtDisplay: [CGRect] = []
    /// Called for each height and each cell that the table view asks for.
    var onRequest: (UITableView) -> Void = { _ in }
    /// Called for each cell before it is returned.
    var onCell: (UITableViewCell, Int) -> Void = { _, _ in }
    /// Called before a cell is shown.
    var onDisplay: (UITableView, Int) -> Void = { _, _ in }
    /// The cell for all rows, or nil for reused cells.
    var onlyCell: Cell?
    /// The heights that the delegate states, or nil for those of the table view.
    var stated: CGFloat?
    var ended: [Int] = []
    var cells: Set<ObjectIdentifier> = []
    private var made: [Cell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      onRequest(tableView)
      if let onlyCell { return onlyCell }
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row") as? Cell
        ?? Cell(style: .default, reuseIdentifier: "row")
      if cells.insert(ObjectIdentifier(cell)).inserted { made.append(cell) }
      if let height { cell.fill(height: height) }
      onCell(cell, indexPath.row)
      return cell
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      shown.append(indexPath.row)
      framesAtDisplay.append(cell.frame)
      onDisplay(tableView, indexPath.row)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      onRequest(tableView)
      return stated ?? tableView.rowHeight
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { ended.append(indexPath.row) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func table(_ rows: Rows, rowHeight: CGFloat = 50) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = rowHeight
    table.separatorStyle = .none
    table.dataSource = rows
    table.delegate = rows
    return table
  }

  private func cells(_ table: UITableView) -> [UITableViewCell] {
    table.subviews.compactMap { $0 as? UITableViewCell }
  }

  @Test func `Only visible rows have cells, with later rows behind earlier ones`() {
    let rows = Rows()
    let table = table(rows)
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 5_000)
    #expect(rows.shown == Array(0..<10))
    #expect(cells(table).map(\.frame.minY) == (0..<10).reversed().map { CGFloat($0) * 50 })
    #expect(table.numberOfRows(inSection: 0) == 100)
    #expect(table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)).minY == 4_950)
    #expect(table.indexPathsForVisibleRows?.count == 10)
  }

  @Test func `Cells of rows scrolled off screen are reused`() throws {
    let rows = Rows()
    let table = table(rows)
    window.addSubview(table)
    table.layoutIfNeeded()
    for offset in stride(from: 25, through: 4_500, by: 25) {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
    }
    #expect(rows.cells.count <= 12)
    #expect(rows.shown.count == 100)
    #expect(rows.ended == Array(0..<90))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    let last = try #require(table.cellForRow(at: IndexPath(row: 99, section: 0)) as? Cell)
    #expect(last.reuses > 0 && last.frame.minY == 4_950)
    #expect(table.indexPath(for: last)?.row == 99)
  }

  @Test func `Rows off screen have estimated heights until they are measured`() {
    let rows = Rows()
    rows.height = 100
    let table = table(rows, rowHeight: UITableView.automaticDimension)
    table.estimatedRowHeight = 60
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(rows.shown.count == 5)
    #expect(rows.framesAtDisplay == cells(table).reversed().map(\.frame))
    #expect(cells(table).allSatisfy { $0.frame.height == 100 })
    #expect(table.visibleCells.count == 5)
    // Five rows of 100 points, and 95 of 60.
    #expect(table.contentSize.height == 6_200)
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    // Rows 5 to 8 are measured, too.
    #expect(table.contentSize.height == 6_360)
  }

  @Test func `Rows measured while scrolling up do not move the visible rows`() throws {
    let rows = Rows()
    rows.height = 100
    let table = table(rows, rowHeight: UITableView.automaticDimension)
    table.estimatedRowHeight = 60
    window.addSubview(table)
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    let path = IndexPath(row: 50, section: 0)
    let before = table.rectForRow(at: path).minY - table.contentOffset.y
    table.contentOffset.y -= 30
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path).minY - table.contentOffset.y == before + 30)
    #expect(table.rectForRow(at: IndexPath(row: 49, section: 0)).height == 100)
  }

  @Test func `Without an estimate or outside a window, all rows are measured`() {
    let rows = Rows()
    rows.height = 100
    let unestimated = table(rows, rowHeight: UITableView.automaticDimension)
    unestimated.estimatedRowHeight = 0
    window.addSubview(unestimated)
    unestimated.layoutIfNeeded()
    #expect(unestimated.contentSize.height == 10_000)

    let outside = table(rows)
    outside.layoutIfNeeded()
    #expect(outside.visibleCells.count == 100)
    window.addSubview(outside)
    outside.layoutIfNeeded()
    #expect(outside.visibleCells.count == 10)
    outside.removeFromSuperview()
    outside.layoutIfNeeded()
    #expect(outside.visibleCells.count == 100)
  }

  @Test func `Updates apply to rows without cells`() {
    let rows = Rows()
    let table = table(rows)
    window.addSubview(table)
    table.layoutIfNeeded()
    let third = table.cellForRow(at: IndexPath(row: 2, section: 0))
    rows.count = 99
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === third)
    #expect(table.contentSize.height == 4_950)
    rows.count = 100
    table.insertRows(at: [IndexPath(row: 60, section: 0)], with: .none)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 5_000)
    #expect(table.visibleCells.count == 10)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 10)
    #expect(rows.cells.count <= 12)
  }

  @Test func `A data source can query the table view while providing cells`() {
    let rows = Rows()
    var count = 0
    rows.onRequest = { table in
      count += table.numberOfRows(inSection: 0) + table.visibleCells.count
      _ = table.cellForRow(at: IndexPath(row: 0, section: 0))
      _ = table.rectForRow(at: IndexPath(row: 0, section: 0))
    }
    let table = table(rows)
    window.addSubview(table)
    table.layoutIfNeeded()
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(count > 0 && table.visibleCells.count == 10)
  }

  /// Loading of further rows when the last one appears, as programs do it.
  @Test(arguments: [true, false])
  func `Rows can be added in willDisplay for the last cell`(_ reloads: Bool) {
    let rows = Rows()
    rows.count = 10
    rows.onDisplay = { table, row in
      guard row == rows.count - 1, rows.count < 50 else { return }
      rows.count += 10
      guard !reloads else { return table.reloadData() }
      let added = (rows.count - 10..<rows.count).map { IndexPath(row: $0, section: 0) }
      table.insertRows(at: added, with: .none)
    }
    let table = table(rows)
    window.addSubview(table)
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 20)
    #expect(table.contentSize.height == 1_000)
    #expect(table.visibleCells.count == 10)
    table.removeFromSuperview()
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 20)
  }

  @Test func `Rows can be deleted while the data source provides a cell`() {
    let rows = Rows()
    let table = table(rows, rowHeight: UITableView.automaticDimension)
    var isDeleted = false
    rows.onRequest = { table in
      guard !isDeleted, table.cellForRow(at: IndexPath(row: 3, section: 0)) != nil else { return }
      isDeleted = true
      rows.count = 2
      let deleted = (2..<100).map { IndexPath(row: $0, section: 0) }
      table.deleteRows(at: deleted, with: .none)
    }
    window.addSubview(table)
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(isDeleted)
    #expect(table.visibleCells.count == 2)
    #expect(table.contentSize.height == 88)
  }

  /// A view in a cell that changes the table view when the cell is measured.
  private final class Probe: UIView {
    var onMeasurement: () -> Void = {}
    override var intrinsicContentSize: CGSize {
      onMeasurement()
      return CGSize(width: 10, height: 10)
    }
  }

  @Test func `Rows can be inserted while a cell is measured`() {
    let rows = Rows()
    rows.height = 60
    rows.count = 5
    let table = table(rows, rowHeight: UITableView.automaticDimension)
    let probe = Probe()
    probe.translatesAutoresizingMaskIntoConstraints = false
    probe.onMeasurement = { [weak table] in
      guard rows.count == 5 else { return }
      rows.count = 6
      table?.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    rows.onCell = { cell, row in
      guard row == 3, rows.count == 5, let cell = cell as? Cell else { return }
      cell.contentView.addSubview(probe)
      cell.fill(height: 90)
    }
    window.addSubview(table)
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(rows.count == 6)
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).height == 60)
    #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)).height == 90)
    #expect(table.contentSize.height == 390)
  }

  @Test func `Changes of stated row heights replace earlier heights`() {
    let rows = Rows()
    let table = table(rows)
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 5_000)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 20
    table.layoutIfNeeded()
    // The rows on the screen are measured: 44 points without content, eleven of them.
    #expect(table.visibleCells.count == 11)
    #expect(table.contentSize.height == CGFloat(11 * 44 + 89 * 20))
    rows.stated = 30
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 3_000)
  }

  @Test func `Stated row heights need no additional cells, even without estimates`() {
    let rows = Rows()
    rows.stated = 50
    let table = table(rows, rowHeight: UITableView.automaticDimension)
    table.estimatedRowHeight = 0
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 5_000)
    #expect(rows.cells.count == 10)
  }

  @Test func `A single cell returned for all rows is shown in one row`() {
    let rows = Rows()
    rows.onlyCell = Cell(style: .default, reuseIdentifier: "row")
    let table = table(rows)
    window.addSubview(table)
    for offset in [0, 100, 25, 3_000] {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 1)
      #expect(cells(table).count == 1)
    }
  }

  @Test func `didEndDisplaying is called for cells of deleted rows, which are reused`() {
    let rows = Rows()
    let table = table(rows)
    window.addSubview(table)
    table.layoutIfNeeded()
    rows.count = 98
    table.deleteRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 4, section: 0)], with: .none)
    #expect(rows.ended == [0, 4])
    table.layoutIfNeeded()
    #expect(rows.cells.count == 10)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rows.cells.count == 10)
    #expect(rows.ended.count == 12)
  }

  /// Oracle: the number of requests.
  @Test func `Scrolling requests cells only for rows that appear`() {
    let rows = Rows()
    rows.count = 10_000
    rows.height = 100
    let table = table(rows, rowHeight: UITableView.automaticDimension)
    window.addSubview(table)
    table.layoutIfNeeded()
    var requests = 0
    rows.onRequest = { _ in requests += 1 }
    for _ in 0..<50 {
      table.contentOffset.y += 100
      table.layoutIfNeeded()
    }
    // A cell and a height for each row.
    #expect(requests == 100)
  }
}
