import Foundation
import Testing

@testable import AutoLayout

/// Rows of given heights, which remember who asked for them.
@MainActor
private final class Rows: UITableViewDataSource {
  var sections: [[CGFloat]] = [[10, 20, 30, 40]]
  var asked: [IndexPath] = []

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    asked.append(path)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let text = ItemView(50, sections[path.section][path.row])
    text.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
    ])
    return cell
  }
}

/// Oracle: hand, from UITableView's documentation of batch updates.
@MainActor
@Suite struct TableUpdateTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
  private let source = Rows()

  init() {
    table.separatorStyle = .none
    table.dataSource = source
    table.layoutIfNeeded()
    source.asked = []
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private var heights: [[CGFloat]] {
    table.layoutIfNeeded()
    return (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map {
        table.rectForRow(at: path($0, section)).height
      }
    }
  }

  @Test func `The content of a table without rows is only its header`() {
    #expect(heights == [[10, 20, 30, 40]] && table.contentSize.height == 100)
    source.sections = []
    table.reloadData()
    #expect(heights == [] && table.contentSize == CGSize(width: 300, height: 0))
    let head = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 7))
    table.tableHeaderView = head
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 7)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 0)
  }

  @Test func `A table without a data source keeps a content size set in code`() {
    let bare = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    bare.contentSize = CGSize(width: 300, height: 500)
    bare.layoutIfNeeded()
    #expect(bare.contentSize.height == 500)
  }

  @Test func `A batch update inserts, deletes and moves rows and keeps the other cells`() {
    #expect(heights == [[10, 20, 30, 40]])
    let cells = table.visibleCells
    source.sections = [[40, 10, 15, 35]]
    table.performBatchUpdates {
      table.deleteRows(at: [path(1)], with: .automatic)
      table.insertRows(at: [path(2)], with: .fade)
      table.moveRow(at: path(3), to: path(0))
      table.reloadRows(at: [path(2)], with: .none)
    }
    #expect(heights == [[40, 10, 15, 35]])
    #expect(source.asked == [path(2), path(3)])
    #expect(table.cellForRow(at: path(0)) === cells[3])
    #expect(table.cellForRow(at: path(1)) === cells[0])
    #expect(cells[1].superview == nil && cells[2].superview == nil)
    #expect(table.indexPath(for: cells[0]) == path(1))
    #expect(table.contentSize.height == 100)
  }

  @Test func `Sections are inserted, deleted and reloaded`() {
    source.sections = [[5], [10, 20, 30, 40]]
    table.insertSections(IndexSet(integer: 0), with: .automatic)
    #expect(heights == [[5], [10, 20, 30, 40]] && source.asked == [path(0)])
    source.sections = [[7, 8]]
    table.beginUpdates()
    table.deleteSections(IndexSet(integer: 1), with: .automatic)
    table.reloadSections(IndexSet(integer: 0), with: .automatic)
    table.endUpdates()
    #expect(heights == [[7, 8]])
  }

  /// Oracle: hand, from UITableView's documentation of `moveSection(_:toSection:)`.
  @Test func `A moved section keeps its cells within a larger update`() {
    source.sections = [[10, 20], [30], [40]]
    table.reloadData()
    table.layoutIfNeeded()
    let cells = table.visibleCells
    source.asked = []
    source.sections = [[50], [40], [10, 15]]
    table.performBatchUpdates {
      table.moveSection(0, toSection: 2)
      table.insertSections(IndexSet(integer: 0), with: .none)
      table.deleteSections(IndexSet(integer: 1), with: .none)
      table.deleteRows(at: [path(1)], with: .none)
      table.insertRows(at: [path(1, 2)], with: .none)
    }
    #expect(heights == [[50], [40], [10, 15]])
    #expect(source.asked == [path(0), path(1, 2)])
    #expect(table.cellForRow(at: path(0, 2)) === cells[0])
    #expect(table.cellForRow(at: path(0, 1)) === cells[3])
  }

  @Test func `Invalid and contradictory section moves raise exceptions`() {
    source.sections = [[10], [20]]
    table.reloadData()
    table.layoutIfNeeded()
    func reason(_ change: @escaping () -> Void) -> String? {
      defer { table.layoutIfNeeded() }
      return exceptions { table.performBatchUpdates(change) }.first?.reason
    }
    #expect(
      reason { table.moveSection(-1, toSection: 0) }
        == "attempt to move section -1, but there are only 2 sections before the update")
    #expect(
      reason { table.moveSection(0, toSection: 2) }
        == "attempt to move to section 2, but there are only 2 sections after the update")
    #expect(
      reason {
        table.moveSection(0, toSection: 1)
        table.moveSection(1, toSection: 1)
      } == "attempt to perform multiple moves to the same section (1)")
    #expect(
      reason {
        table.moveSection(0, toSection: 1)
        table.deleteSections(IndexSet(integer: 0), with: .none)
      } == "attempt to perform a delete and a move from the same section (0)")
    #expect(
      reason {
        table.moveSection(0, toSection: 1)
        table.insertSections(IndexSet(integer: 1), with: .none)
      } == "attempt to perform an insert and a move to the same section (1)")
    #expect(heights == [[10], [20]])
  }

  /// Oracle: hand, of both halves of the update. UIKit's tables raised for it in 2014 ("cannot move a
  /// row into a newly inserted section (2)", SwiftKickMobile/TLIndexPathTools#13); its documentation
  /// does not forbid it.
  @Test func `A row moved into an inserted section keeps its cell`() {
    let cells = table.visibleCells
    source.sections = [[99, 20], [10, 30, 40]]
    table.performBatchUpdates {
      table.insertSections(IndexSet(integer: 0), with: .automatic)
      table.moveRow(at: path(1), to: path(1, 0))
    }
    #expect(heights == [[99, 20], [10, 30, 40]])
    #expect(source.asked == [path(0)])
    #expect(table.cellForRow(at: path(1)) === cells[1])
  }

  @Test func `An empty update measures the rows again`() throws {
    let text = try #require(table.visibleCells[1].contentView.subviews.first as? ItemView)
    text.heightAnchor.constraint(equalToConstant: 33).isActive = true
    table.beginUpdates()
    table.endUpdates()
    #expect(heights == [[10, 33, 30, 40]])
  }

  @Test func `A row count that does not match the update raises an exception`() {
    source.sections = [[1, 2, 3]]
    let raised = exceptions {
      table.insertRows(at: [path(0)], with: .automatic)
    }
    #expect(
      raised.map(\.reason) == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number of rows contained in "
          + "that section before the update (4), plus or minus the number of rows inserted or deleted "
          + "from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved "
          + "into or out of that section (0 moved in, 0 moved out)."
      ])
    #expect(heights == [[1, 2, 3]])
  }

  /// Oracle: UIKit's exceptions in reports of crashes: 5calls/ios#57 for rows that come, and
  /// wordpress-mobile/MediaPicker-iOS#128 for items.
  @Test func `Updates at invalid index paths and sections raise exceptions`() {
    func reason(_ change: () -> Void) -> String? {
      defer { table.layoutIfNeeded() }
      return exceptions(change).map(\.reason).joined(separator: "; ")
    }
    #expect(
      reason { table.deleteRows(at: [path(9), path(7)], with: .none) }
        == "attempt to delete row 7 from section 0 which only contains 4 rows before the update")
    #expect(
      reason { table.deleteSections(IndexSet(integer: 1), with: .none) }
        == "attempt to delete section 1, but there are only 1 sections before the update")
    #expect(
      reason { table.reloadRows(at: [path(0, 2)], with: .none) }
        == "attempt to reload row 0 in section 2, but there are only 1 sections before the update")
    #expect(
      reason { table.reloadSections(IndexSet(integer: 3), with: .none) }
        == "attempt to reload section 3, but there are only 1 sections before the update")
    #expect(
      reason { table.insertSections(IndexSet(integer: 5), with: .none) }
        == "attempt to insert section 5, but there are only 1 sections after the update")
    #expect(
      reason { table.moveRow(at: path(0), to: path(4)) }
        == "attempt to move row 4 to section 0, but there are only 4 rows in section 0 after the update"
    )
    source.sections[0].append(50)
    #expect(
      reason { table.insertRows(at: [path(-1)], with: .none) }
        == "attempt to insert row -1 into section 0, but there are only 5 rows in section 0 after "
        + "the update")
    #expect(
      reason { table.insertRows(at: [path(8)], with: .none) }
        == "attempt to insert row 8 into section 0, but there are only 5 rows in section 0 after "
        + "the update")
    #expect(heights == [[10, 20, 30, 40, 50]])
  }

  /// Oracle: hand. Which of two rows arrives must not depend on the order of a dictionary.
  @Test func `Contradictory moves, insertions and deletions raise an exception`() {
    func count(_ change: @escaping () -> Void) -> Int {
      defer { table.layoutIfNeeded() }
      return exceptions { table.performBatchUpdates(change) }.count
    }
    source.sections = [[1, 2, 3]]
    #expect(
      count {
        table.moveRow(at: path(0), to: path(1))
        table.moveRow(at: path(3), to: path(1))
      } == 1)
    source.sections = [[1, 2, 3]]
    #expect(
      count {
        table.moveRow(at: path(0), to: path(1))
        table.insertRows(at: [path(1)], with: .none)
      } == 1)
    #expect(
      count {
        table.moveRow(at: path(0), to: path(1))
        table.deleteRows(at: [path(0)], with: .none)
      } == 1)
    #expect(heights == [[1, 2, 3]])
  }

  /// Oracle: UIKit's exception in reports of crashes: nek023/QBImagePicker#88 and, of iOS 16.5,
  /// react-native-image-crop-picker#1251.
  @Test func `Deleting and reloading the same row raises an exception`() {
    source.sections = [[10, 20, 30]]
    let raised = exceptions {
      table.performBatchUpdates {
        table.deleteRows(at: [path(3)], with: .none)
        table.reloadRows(at: [path(3), path(1)], with: .none)
      }
    }
    #expect(
      raised.map(\.reason) == ["attempt to delete and reload the same index path (section 0, 3)"])
    #expect(heights == [[10, 20, 30]])
  }

  @Test func `Rows are found by point, and scrollToRow scrolls them to a position`() {
    // Rows end at 10, 30, 60 and 100; the table is 60 high.
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 59)) == path(2))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == nil)
    #expect(table.indexPathsForVisibleRows == [path(0), path(1), path(2)])
    table.contentOffset.y = 100
    #expect(table.indexPathsForVisibleRows == nil)  // as UITableView's documentation says
    table.contentOffset.y = 0
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: path(row), at: position, animated: false)
      return table.contentOffset.y
    }
    #expect(offset(1, .top) == 10)
    #expect(offset(2, .middle) == 15)
    #expect(offset(2, .bottom) == 0)
    #expect(offset(3, .top) == 40)
    #expect(offset(0, .none) == 0)
    #expect(offset(9, .top) == 0)
  }
}
