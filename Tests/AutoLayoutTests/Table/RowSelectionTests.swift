import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `UITableView`, `UITableViewDelegate` and `UITableViewDataSource`.
@MainActor
@Suite struct RowSelectionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 30
    var calls: [String] = []
    var replacement: IndexPath??
    var highlights = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
      highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
      calls.append("highlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
      calls.append("unhighlight \(path.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      calls.append("will select \(path.row)")
      return replacement ?? path
    }
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      calls.append("select \(path.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
      calls.append("will deselect \(path.row)")
      return path
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
      calls.append("deselect \(path.row)")
    }
    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { path.row > 0 }
    func tableView(
      _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
      forRowAt path: IndexPath
    ) {
      count -= 1
      tableView.deleteRows(at: [path], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
          self?.calls.append("swipe \(path.row)")
          done(true)
        }
      ])
    }
  }

  private final class Cell: UITableViewCell {
    let line = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(line)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Head: UITableViewHeaderFooterView {
    private(set) var isMade = false
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      isMade = true
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private let rows = Rows()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 60
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `Cells and headers are created from registered classes`() throws {
    let table = table()
    let cell = try #require(table.cellForRow(at: path(0)) as? Cell)
    #expect(cell.reuseIdentifier == "row" && cell.line.superview === cell.contentView)
    table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
    let head = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? Head)
    #expect(head.isMade && head.reuseIdentifier == "head")
    table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "head")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") == nil)
  }

  @Test func `A tap selects a row and deselects the previous one`() {
    let table = table()
    table.tapRow(at: path(2))
    #expect(
      rows.calls == ["highlight 2", "unhighlight 2", "will select 2", "select 2"])
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(table.cellForRow(at: path(2))?.isSelected == true)
    rows.calls = []
    table.tapRow(at: path(4))
    #expect(
      rows.calls.dropFirst(2) == ["will select 4", "will deselect 2", "deselect 2", "select 4"])
    #expect(table.indexPathsForSelectedRows == [path(4)])
    #expect(table.cellForRow(at: path(2))?.isSelected == false)
  }

  @Test func `The delegate can replace and refuse selections`() {
    let table = table()
    rows.replacement = .some(path(1))
    table.tapRow(at: path(3))
    #expect(table.indexPathForSelectedRow == path(1))
    rows.replacement = .some(nil)
    table.tapRow(at: path(3))
    #expect(table.indexPathForSelectedRow == path(1))
    rows.replacement = nil
    rows.highlights = false
    table.tapRow(at: path(3))
    #expect(table.indexPathForSelectedRow == path(1))
    rows.highlights = true
    table.allowsSelection = false
    table.tapRow(at: path(3))
    #expect(table.indexPathForSelectedRow == path(1))
  }

  @Test func `With multiple selection, taps select and deselect rows`() {
    let table = table()
    table.allowsMultipleSelection = true
    table.tapRow(at: path(3))
    table.tapRow(at: path(1))
    #expect(table.indexPathsForSelectedRows == [path(1), path(3)])
    table.tapRow(at: path(3))
    #expect(table.indexPathsForSelectedRows == [path(1)])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `Selecting a row in code does not call the delegate or require a cell`() {
    let table = table()
    table.selectRow(at: path(25), animated: false, scrollPosition: .middle)
    #expect(rows.calls.isEmpty)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path(25))?.isSelected == true)
    #expect(table.contentOffset.y == CGFloat(25 * 60 + 30 - 240))
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.deselectRow(at: path(25), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `The selection follows its row in updates and is cleared by reloadData`() {
    let table = table()
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    rows.count = 29
    table.deleteRows(at: [path(0)], with: .none)
    #expect(table.indexPathForSelectedRow == path(2))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `Editing mode updates the cells and commits changes to the data source`() {
    let table = table()
    table.setEditing(true, animated: false)
    #expect(table.cellForRow(at: path(0))?.isEditing == false)
    #expect(table.cellForRow(at: path(1))?.isEditing == true)
    #expect(table.cellForRow(at: path(1))?.editingStyle == .delete)
    table.contentOffset.y = 600
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.isEditing })
    table.commitEditing(.delete, forRowAt: path(12))
    #expect(table.numberOfRows(inSection: 0) == 29)
    table.commitEditing(.delete, forRowAt: path(0))
    #expect(table.numberOfRows(inSection: 0) == 29)
    table.isEditing = false
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
    for action in table.swipeActions(ofRowAt: path(5), isLeading: false) {
      action.handler(action, table) { _ in }
    }
    #expect(rows.calls.last == "swipe 5")
    #expect(table.swipeActions(ofRowAt: path(5), isLeading: true).isEmpty)
  }

  @Test func `Sections and rows are found by rectangle and point`() {
    let table = table()
    #expect(table.rect(forSection: 0).height == 1_800)
    #expect(table.rect(forSection: 7) == .zero)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 130, width: 10, height: 60)) == [
        path(2), path(3),
      ])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == path(2))
  }
}
