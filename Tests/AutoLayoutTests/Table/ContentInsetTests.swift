import Foundation
import Testing

@testable import AutoLayout

/// What a table's safe area takes from the content of its cells. Oracles: `runtime` (content view
/// 44, 0, 724 × 65 of a cell 812 points wide), `apple-documentation` of
/// `insetsContentViewsToSafeArea`; other numbers by hand.
@MainActor
@Suite struct ContentInsetTests {
  /// A head of its own for one section.
  private final class Heads: UITableViewDelegate {
    let head = UITableViewHeaderFooterView(reuseIdentifier: nil)
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      head
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
  }

  private let table: UITableView
  private let source = RowSource()

  init() { table = Self.table(.plain, source) }

  private static func table(_ style: UITableView.Style, _ source: RowSource) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 812, height: 375), style: style)
    table.register(forCellReuseIdentifier: "row") {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    table.layoutEnvironment = LayoutEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    table.dataSource = source
    return table
  }

  private func cell(_ table: UITableView) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  @Test func `Content views are inset by the safe area, but cells and separators are not`() throws {
    table.layoutIfNeeded()
    let cell = try cell(table)
    #expect(cell.frame.minX == 0 && cell.frame.width == 812)
    #expect(cell.contentView.frame.minX == 44 && cell.contentView.frame.width == 724)
    let separator = try #require(cell.subviews.last)
    #expect(separator is _UITableViewCellSeparatorView)
    #expect(separator.frame.minX == 15 && separator.frame.width == 797)
  }

  @Test func `Without insetsContentViewsToSafeArea, content views are as wide as cells`() throws {
    table.layoutIfNeeded()
    table.insetsContentViewsToSafeArea = false
    table.layoutIfNeeded()
    #expect(try cell(table).contentView.frame.minX == 0)
    #expect(try cell(table).contentView.frame.width == 812)
  }

  @Test func `Accessory views are inset by the safe area`() throws {
    table.layoutIfNeeded()
    let cell = try cell(table)
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    cell.accessoryView = accessory
    cell.layoutIfNeeded()
    // 812 − 44 − 20 − 30; the content ends where the margin of 20 before the accessory begins.
    #expect(accessory.frame.minX == 718)
    #expect(cell.contentView.frame.maxX == 718)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(accessory.frame.minX == 64)
    #expect(cell.contentView.frame.minX == 94 && cell.contentView.frame.maxX == 768)
  }

  @Test func `Content views follow changes of the safe area`() throws {
    table.layoutIfNeeded()
    table.layoutEnvironment.safeAreaInsets = .zero
    table.layoutIfNeeded()
    #expect(try cell(table).contentView.frame.width == 812)
  }

  @Test func `Content views of inset groups avoid only safe area that overlaps the cell`() throws {
    let grouped = Self.table(.insetGrouped, source)
    grouped.layoutIfNeeded()
    let cell = try cell(grouped)
    #expect(cell.frame.minX == 20)
    #expect(cell.contentView.frame.minX == 24)
    #expect(cell.contentView.frame.width == cell.frame.width - 48)
  }

  @Test func `Content views of headers are inset by the safe area`() throws {
    let heads = Heads()
    table.delegate = heads
    table.layoutIfNeeded()
    #expect(heads.head.frame.width == 812)
    #expect(heads.head.contentView.frame == CGRect(x: 44, y: 0, width: 724, height: 30))
  }

  @Test func `Before iOS 11, content views are not inset`() throws {
    table.layoutEnvironment.systemVersion = 10
    table.layoutIfNeeded()
    #expect(try cell(table).contentView.frame.width == 812)
  }
}
