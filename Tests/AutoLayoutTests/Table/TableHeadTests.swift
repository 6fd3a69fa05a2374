import Foundation
import Testing

@testable import AutoLayout

/// One row of 50 points a section, with what a test puts above and below.
@MainActor
private final class Heads: UITableViewDataSource, UITableViewDelegate {
  var sections = 1
  var title: String?
  var head: (() -> UIView)?
  var height = UITableView.automaticDimension
  var footTitle: String?
  var foot: (() -> UIView)?
  var footHeight = UITableView.automaticDimension

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    head?()
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footTitle
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    foot?()
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footHeight
  }
}

/// Remembers the widths that it was measured at, and is as high as a quarter of them.
@MainActor
private final class MeasuredView: UIView {
  var widths: [CGFloat] = []

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    widths.append(targetSize.width)
    return CGSize(width: targetSize.width, height: targetSize.width / 4)
  }
}

/// Heads of sections: how high and where they are.
@MainActor
@Suite struct TableHeadTests {
  private let heads = Heads()

  private func table(
    _ style: UITableView.Style = .plain, width: CGFloat = 300, version: Int = 18
  ) -> UITableView {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600), style: style)
    table.layoutEnvironment = LayoutEnvironment(displayScale: 2, systemVersion: version)
    table.rowHeight = 50
    table.dataSource = heads
    table.delegate = heads
    table.layoutIfNeeded()
    return table
  }

  private func row(_ table: UITableView, section: Int = 0) -> CGRect {
    table.rectForRow(at: IndexPath(row: 0, section: section))
  }

  /// Oracle: apple-documentation (`sectionHeaderTopPadding` lies above each section's header).
  @Test func `A plain header's frame excludes sectionHeaderTopPadding`() {
    heads.sections = 2
    heads.title = "A"
    heads.height = 30
    let table = table()
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 22, width: 300, height: 30))
    #expect(row(table).minY == 52)
    #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 124, width: 300, height: 30))
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 80, width: 300, height: 30))
  }

  /// Oracle: the section headers of Apple's sample code for table views are pinned to the margins of
  /// the content view, and begin where the texts of cells begin: 16 points from the edge, or 20 on
  /// wide screens.
  @Test(arguments: [(375, 16), (414, 20)] as [(CGFloat, CGFloat)])
  func `Headers have the same layout margins as cells`(width: CGFloat, margin: CGFloat) throws {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    heads.head = { view }
    let table = table(width: width)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(
      view.contentView.layoutMargins == UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
    )
    #expect(cell.contentView.layoutMargins.left == margin)
  }

  /// Oracle: hand. A head is measured at the width that it is shown in: 414 without the 20 points
  /// on either side.
  @Test func `Headers of inset groups are measured at their displayed width`() {
    let view = MeasuredView()
    heads.head = { view }
    let table = table(.insetGrouped, width: 414)
    #expect(view.widths == [374])
    #expect(view.frame == CGRect(x: 20, y: 0, width: 374, height: 93.5))
    table.frame.size.width = 30
    table.layoutIfNeeded()
    #expect(view.widths.last == 0)
  }

  /// Oracle: apple-documentation (`automaticDimension` "uses a height that fits the value returned
  /// from `titleForHeaderInSection`"); the height of one line is what Interface Builder recorded.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `Header height grows with the number of text lines`(_ style: UITableView.Style) throws {
    heads.title = "One"
    let short = table(style)
    heads.title = "One\nTwo\nThree"
    let long = table(style)
    func text(_ table: UITableView) throws -> CGFloat {
      let head = try #require(table.headerView(forSection: 0))
      #expect(head.textLabel?.frame.height == head.textHeight(forWidth: head.bounds.width))
      return head.textHeight(forWidth: head.bounds.width)
    }
    #expect(try text(long) > 2 * text(short))
    #expect(try row(long).minY - row(short).minY == text(long) - text(short))
  }

  /// Oracle: apple-documentation, as above, and hand: a smaller text leaves the head as it was
  /// recorded.
  @Test func `Header height grows with the content size category of its text`() throws {
    heads.title = "One"
    let table = table(.grouped)
    let usual = row(table).minY
    let text = try #require(table.headerView(forSection: 0)?.textLabel)
    let line = text.frame.height
    func start(_ category: UIContentSizeCategory) -> CGFloat {
      text.font = .preferredFont(forTextStyle: .footnote, contentSizeCategory: category)
      table.setNeedsRows()
      table.layoutIfNeeded()
      return row(table).minY
    }
    #expect(start(.extraSmall) == usual)
    let large = start(.accessibilityExtraExtraExtraLarge)
    #expect(text.frame.height > 2 * line)
    #expect(large - usual == text.frame.height - line)
  }

  /// Oracle: apple-documentation (`UITableViewHeaderFooterView` lays its `textLabel` out), and hand:
  /// as the head that the table itself makes for the text.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `The text of a custom header view has the layout of a title header`(
    _ style: UITableView.Style
  ) throws {
    heads.title = "Sound"
    let titled = try #require(table(style, version: 26).headerView(forSection: 0))
    heads.title = nil
    let font = titled.textLabel?.font
    heads.head = {
      let head = UITableViewHeaderFooterView(reuseIdentifier: nil)
      head.textLabel?.text = "Sound"
      if let font { head.textLabel?.font = font }
      return head
    }
    let own = try #require(table(style, version: 26).headerView(forSection: 0))
    #expect(own.frame == titled.frame && own.frame.height > 0)
    #expect(own.textLabel?.frame == titled.textLabel?.frame)
  }

  /// Oracle: hand, 20 + 10 + 20.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `A header whose label is positioned by the app's constraints is as high as they require`(
    _ style: UITableView.Style
  ) throws {
    heads.head = {
      let head = UITableViewHeaderFooterView(reuseIdentifier: nil)
      guard let label = head.textLabel else { return head }
      label.text = "Sound"
      label.translatesAutoresizingMaskIntoConstraints = false
      let content = head.contentView
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        label.heightAnchor.constraint(equalToConstant: 10),
      ])
      return head
    }
    let head = try #require(table(style).headerView(forSection: 0))
    #expect(head.frame.height == 50)
    #expect(head.textLabel?.frame.minY == 20 && head.textLabel?.frame.height == 10)
  }

  /// What is above and below the row of a section.
  nonisolated enum Content: CaseIterable { case none, title, view }

  /// Style, content, and the heights of head and foot where nobody states one, where 30 points are
  /// stated, and where 0 are.
  nonisolated static let heights: [(UITableView.Style, Content, [CGFloat], [CGFloat])] = [
    (.plain, .none, [0, 0, 0], [0, 0, 0]),
    (.plain, .title, [28, 30, 0], [28, 30, 0]),
    (.plain, .view, [41, 30, 0], [41, 30, 0]),
    (.grouped, .none, [18, 30, 18], [18, 30, 18]),
    (.grouped, .title, [55.5, 30, 0], [38, 30, 0]),
    (.grouped, .view, [41, 30, 0], [41, 30, 0]),
    (.insetGrouped, .none, [18, 30, 18], [18, 30, 18]),
    (.insetGrouped, .title, [55.5, 30, 0], [38, 30, 0]),
    (.insetGrouped, .view, [41, 30, 0], [41, 30, 0]),
  ]

  /// Oracle: interface-builder (heights that nobody states), apple-documentation (stated ones, room
  /// above plain heads since iOS 15), hand (the view needs 20 + 1 + 20); reports of programmers for
  /// the 0 of grouped sections without views.
  @Test(arguments: heights)
  func `Headers and footers have the stated height or the fitting height`(
    _ style: UITableView.Style, _ content: Content, _ above: [CGFloat], _ below: [CGFloat]
  ) {
    func view() -> UIView {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let inner = SizedView(1, 1)
      view.contentView.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 20),
        inner.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
        view.contentView.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 20),
      ])
      return view
    }
    if content == .title { (heads.title, heads.footTitle) = ("One", "Two") }
    if content == .view { (heads.head, heads.foot) = (view, view) }
    for (index, stated) in [UITableView.automaticDimension, 30, 0].enumerated() {
      (heads.height, heads.footHeight) = (stated, stated)
      let table = table(style)
      let padding: CGFloat = style == .plain && content != .none ? 22 : 0
      #expect(row(table).minY == padding + above[index])
      #expect(table.contentSize.height == padding + above[index] + 50 + below[index])
    }
  }

  /// Oracle: reports of programmers, as above.
  @Test func `Grouped sections with zero or minimal heights have no space around them`() {
    (heads.height, heads.footHeight) = (.leastNormalMagnitude, .leastNormalMagnitude)
    #expect(row(table(.grouped)).minY < 0.001)
    (heads.height, heads.footHeight) = (0, 0)
    let table = table(.grouped)
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (0, 0)
    table.layoutIfNeeded()
    #expect(row(table).minY == 0 && table.contentSize.height == 50)
  }

  /// Oracle: apple-documentation (`sectionHeaderTopPadding`). The first row is below 22 points of
  /// room, which documents record (`PlatformMetrics.sectionHeaderTopPadding`), and a head of 28.
  @Test func `sectionHeaderTopPadding applies only above plain sections with a header`() {
    heads.title = "One"
    let table = table()
    #expect(row(table).minY == 50)
    table.sectionHeaderTopPadding = 3
    table.layoutIfNeeded()
    #expect(row(table).minY == 31)
    heads.title = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(row(table).minY == 0)
  }
}
