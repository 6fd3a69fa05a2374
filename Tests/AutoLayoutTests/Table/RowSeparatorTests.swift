import Foundation
import Testing

@testable import AutoLayout

/// The pixel of the separator in rows as high as their content, and the views that show separators.
///
/// Oracle: `runtime` (940 rows of six heights, 248 separators). The rows of `RowSource` have 20 and
/// 60 points of text between margins of 11 points, 10.5 below until iOS 12.
@MainActor
@Suite struct RowSeparatorTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  private let source = RowSource()

  init() {
    table.register(forCellReuseIdentifier: "row") {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    table.dataSource = source
  }

  private func firstCell(_ scale: CGFloat, _ version: Int) throws -> UITableViewCell {
    table.layoutEnvironment = LayoutEnvironment(displayScale: scale, systemVersion: version)
    table.layoutIfNeeded()
    return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  private func separator(_ cell: UITableViewCell) -> UIView? {
    cell.subviews.first { $0 is _UITableViewCellSeparatorView }
  }

  @Test func `Since iOS 13, the content gets the additional pixel of a row's separator`() throws {
    let cell = try firstCell(2, 13)
    #expect(cell.frame.height == 42.5)
    #expect(cell.contentView.frame.height == 42.5)
    #expect(cell.contentView.subviews.first?.frame.height == 20.5)
  }

  /// Oracle: hand; 30 points that are required leave the content no room for a pixel.
  @Test func `Content with a required height does not get the separator's pixel`() throws {
    let cell = try firstCell(2, 14)
    let text = try #require(cell.contentView.subviews.first)
    text.heightAnchor.constraint(equalToConstant: 30).isActive = true
    table.setNeedsRows()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 52.5)
    #expect(cell.contentView.frame.height == 52)
    #expect(text.frame.height == 30)
    #expect(table.layoutSnapshot().conflicts.isEmpty)
    table.rowHeight = 60
    text.constraints.first?.isActive = false
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.height == 60)
  }

  @Test func `Until iOS 12, a row is a pixel higher than its content view`() throws {
    let cell = try firstCell(2, 12)
    #expect(cell.frame.height == 42)
    #expect(cell.contentView.frame.height == 41.5)
    #expect(cell.contentView.subviews.first?.frame.height == 20)
  }

  @Test func `The separator's pixel is a third of a point at scale 3`() throws {
    let cell = try firstCell(3, 18)
    #expect(abs(cell.frame.height - (42 + 1.0 / 3)) < 1e-9)
    #expect(cell.contentView.frame.height == cell.frame.height)
  }

  @Test(arguments: [12, 14])
  func `Without separators, rows and content views are as high as the content`(
    _ version: Int
  ) throws {
    table.separatorStyle = .none
    let cell = try firstCell(2, version)
    #expect(cell.frame.height == (version == 12 ? 41.5 : 42))
    #expect(cell.contentView.frame.height == cell.frame.height)
    #expect(separator(cell) == nil)
  }

  @Test func `Row heights follow changes of the separator style`() throws {
    let cell = try firstCell(2, 14)
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(cell.frame.height == 42 && separator(cell) == nil)
    table.separatorStyle = .singleLine
    table.layoutIfNeeded()
    #expect(cell.frame.height == 42.5 && separator(cell) != nil)
  }

  @Test func `A separator is a pixel high at the bottom and follows the separator insets`() throws {
    table.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4)
    let cell = try firstCell(2, 14)
    #expect(separator(cell)?.frame == CGRect(x: 16, y: 42, width: 355, height: 0.5))
    #expect(cell.subviews.first === cell.contentView)
    cell.separatorInset = .zero
    table.layoutIfNeeded()
    #expect(separator(cell)?.frame == CGRect(x: 0, y: 42, width: 375, height: 0.5))
  }

  @Test func `Cells outside tables and in grouped tables have no separator view`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(separator(cell) == nil)
    let grouped = UITableView(frame: table.frame, style: .grouped)
    grouped.register(forCellReuseIdentifier: "row") {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    grouped.dataSource = source
    grouped.layoutIfNeeded()
    #expect(grouped.visibleCells.count == 2)
    #expect(grouped.visibleCells.allSatisfy { separator($0) == nil })
  }

  @Test func `Cells from a data source have a flexible width`() throws {
    #expect(try firstCell(2, 14).autoresizingMask == .flexibleWidth)
  }
}
