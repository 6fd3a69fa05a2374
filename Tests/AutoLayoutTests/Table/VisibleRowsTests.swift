import Foundation
import Testing

@testable import AutoLayout

/// Oracle: recorded view dumps, in which only rows near the screen exist (`runtime`: 12 of 16), and
/// Apple's documentation of `dequeueReusableCell(withIdentifier:for:)`, `cellForRow(at:)`,
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
    var ended: [Int] = []
    var cells: Set<ObjectIdentifier> = []
    private var made: [Cell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row") as? Cell
        ?? Cell(style: .default, reuseIdentifier: "row")
      if cells.insert(ObjectIdentifier(cell)).inserted { made.append(cell) }
      if let height { cell.fill(height: height) }
      return cell
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { shown.append(indexPath.row) }

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

  @Test func `Only rows on the screen have cells, the last one behind the others`() {
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

  @Test func `Cells of rows that leave the screen are used again`() throws {
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

  @Test func `Rows off the screen have estimates until they are measured`() {
    let rows = Rows()
    rows.height = 100
    let table = table(rows, rowHeight: UITableView.automaticDimension)
    table.estimatedRowHeight = 60
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(rows.shown.count == 8)
    #expect(cells(table).allSatisfy { $0.frame.height == 100 })
    #expect(table.visibleCells.count == 5)
    // Eight rows of 100 points, and 92 of 60.
    #expect(table.contentSize.height == 6_320)
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    // Two more rows intersect the bounds by their estimates.
    #expect(table.contentSize.height == 6_400)
  }

  @Test func `Rows that are measured while the user scrolls up do not move the others`() throws {
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

  @Test func `Without estimates, and outside a window, all rows are measured`() {
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

  @Test func `Updates concern rows without cells, too`() {
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
}
