import Foundation
import Testing

@testable import AutoLayout

/// Scrolling a table view by a row costs as much as the rows that appear, however many rows there are.
/// Work is counted, so that the tests do not depend on the machine.
@MainActor
@Suite struct ScrollWorkTests {
  /// A cell with a label whose height constraints give to the row.
  final class TextCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A table view with a number of rows of a line.
  @MainActor
  final class Rows: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let count: Int
    var asked = 0

    init(_ count: Int) {
      self.count = count
      super.init()
      table.register(TextCell.self, forCellReuseIdentifier: "text")
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 60
      table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      (cell as? TextCell)?.label.text = "Row"
      return cell
    }

    /// The work of scrolling by a distance in points.
    func work(ofScrollingBy distance: CGFloat) -> (asked: Int, layouts: Int, lowerings: Int) {
      let (before, work) = (asked, table.layoutWork)
      table.contentOffset.y += distance
      table.layoutIfNeeded()
      let after = table.layoutWork
      return (asked - before, after.layouts - work.layouts, after.lowerings - work.lowerings)
    }
  }

  @Test func `In a window, the cost of scrolling does not depend on the number of rows`() {
    let work = [100, 10_000].map { count in
      let rows = Rows(count)
      let window = UIWindow(frame: rows.table.frame)
      window.addSubview(rows.table)
      window.layoutIfNeeded()
      _ = rows.work(ofScrollingBy: 100)
      return rows.work(ofScrollingBy: 100)
    }
    #expect(work[0].asked > 0)
    #expect(work[0].asked == work[1].asked)
    #expect(work[0].lowerings == work[1].lowerings)
    #expect(work[1].layouts <= work[0].layouts)
  }

  /// Outside windows all rows have cells. They move with the content, whose equations do not refer to
  /// the content offset.
  @Test func `Outside a window, the equations of scrolling do not depend on the number of rows`() {
    let work = [10, 50].map { count in
      let rows = Rows(count)
      rows.table.layoutIfNeeded()
      #expect(rows.table.visibleCells.count == count)
      return rows.work(ofScrollingBy: 100)
    }
    #expect(work[0] == work[1])
    // The guides of the scroll view.
    #expect(work[1].lowerings <= 4)
  }

  /// The constants of the constraints of masks are distances from the bounds of the superview.
  @Test func `The constants of autoresizing mask constraints follow the content offset`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (placed, fixed) = (UIView(frame: CGRect(x: 10, y: 30, width: 20, height: 40)), UIView())
    fixed.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(placed)
    scroll.addSubview(fixed)
    fixed.topAnchor.constraint(equalTo: placed.bottomAnchor).isActive = true
    scroll.layoutIfNeeded()
    let top = try #require(
      scroll.constraints.first { $0.firstItem === placed && $0.firstAttribute == .top })
    #expect(top.constant == 30)
    scroll.contentOffset.y = 12
    #expect(top.constant == 18)
    scroll.layoutIfNeeded()
    #expect(placed.frame.minY == 30)
    #expect(fixed.frame.minY == 70)
    placed.frame.origin.y = 50
    scroll.contentOffset.y = 20
    scroll.layoutIfNeeded()
    #expect(top.constant == 30)
    #expect(fixed.frame.minY == 90)
  }
}
