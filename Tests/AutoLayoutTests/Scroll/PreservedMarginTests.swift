import Foundation
import Testing

@testable import AutoLayout

/// The margins of a scroll view that its content preserves.
///
/// Oracle: Interface Builder's recorded frames of content that ends below its scroll view, of cells below
/// a table, and of short content.
@MainActor
@Suite struct PreservedMarginTests {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let content = UIView()
  let child = UIView()

  init() {
    content.preservesSuperviewLayoutMargins = true
    for (view, superview) in [(content, scroll), (child, content)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
  }

  /// Constrains a child of a height to the margins of the content, and the content to the scroll view.
  private func constrain(childHeight: CGFloat) {
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      child.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
      child.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
      child.heightAnchor.constraint(equalToConstant: childHeight),
    ])
  }

  @Test(arguments: [50, 84, 90, 300] as [CGFloat])
  func `Content of any height has equal preserved margins at the top and bottom`(
    height: CGFloat
  ) {
    constrain(childHeight: height)
    scroll.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 8, y: 8, width: 184, height: height))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: height + 16))
    #expect(scroll.activeLayoutHost.statistics.feedbackLoops == 0)
  }

  @Test func `Content preserves the scroll view's larger margins`() {
    scroll.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    constrain(childHeight: 300)
    scroll.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 30, y: 20, width: 120, height: 300))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 360))
  }

  @Test func `Short content preserves only the top margin of the scroll view`() {
    // Recorded: a stack view at the top of a scroll view of 667 points with margins of 20 had margins of
    // 20 above and of 8 below.
    scroll.frame.size.height = 667
    scroll.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    constrain(childHeight: 31)
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 59))
  }

  @Test func `All cells have the same height after the table's width changes`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let source = RowsOfMargins()
    table.dataSource = source
    table.layoutIfNeeded()
    // At another width, the cells are measured below the table.
    table.frame.size.width = 300
    table.layoutIfNeeded()
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    #expect(cells.count == RowsOfMargins.count)
    let heights = Set(cells.map(\.frame.height))
    #expect(heights.count == 1)
    #expect(table.activeLayoutHost.statistics.feedbackLoops == 0)
  }

  @Test func `Cells have the same height when the table returns to its former width`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let source = RowsOfMargins()
    table.dataSource = source
    let heights = [320, 300, 320].map { (width: CGFloat) in
      table.frame.size.width = width
      table.layoutIfNeeded()
      return table.subviews.compactMap { ($0 as? UITableViewCell)?.frame.height }
    }
    #expect(heights[0].count == RowsOfMargins.count)
    #expect(heights[0] == heights[2])
    // Recorded cells have margins of 11 points at the top and bottom; the rest is the separator.
    #expect(heights[0].allSatisfy { $0 >= 62 && $0 < 63 })
  }

  /// Rows whose cells have a view at their margins.
  private final class RowsOfMargins: NSObject, UITableViewDataSource {
    static let count = 6

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      Self.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.preservesSuperviewLayoutMargins = true
      cell.contentView.preservesSuperviewLayoutMargins = true
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: margins.topAnchor),
        box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 40),
      ])
      return cell
    }
  }
}
