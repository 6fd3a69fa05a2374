import Foundation
import Testing

@testable import AutoLayout

/// Snapshots of sections and items, and the data sources that show them.
///
/// Oracle: Apple's documentation of NSDiffableDataSourceSnapshot and the data sources.
@MainActor
@Suite struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var result = Snapshot()
    for (name, items) in sections {
      result.appendSections([name])
      result.appendItems(items, toSection: name)
    }
    return result
  }

  private final class CountingCell: UICollectionViewCell {
    var reuses = 0
    override func prepareForReuse() { reuses += 1 }
  }

  private final class CountingRow: UITableViewCell {
    var reuses = 0
    override func prepareForReuse() { reuses += 1 }
  }

  /// Oracle: Apple's documentation of `prepareForReuse()`, which is not called for reconfigured cells.
  @Test func `A reconfigured row keeps its cell without preparing it for reuse`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.register(CountingRow.self, forCellReuseIdentifier: "row")
    var fillings = 0
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, _ in
      fillings += 1
      return table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    var next = source.snapshot()
    next.reconfigureItems([2])
    source.apply(next)
    table.layoutIfNeeded()
    #expect(fillings == 3 && table.visibleCells == cells)
    #expect(cells.compactMap { ($0 as? CountingRow)?.reuses } == [0, 0])
  }

  @Test func `A snapshot adds, moves and removes items and sections`() {
    var list = snapshot([("a", [1, 2, 3]), ("b", [4])])
    list.appendItems([5])
    list.insertItems([6, 7], beforeItem: 2)
    list.insertItems([8], afterItem: 4)
    #expect(list.itemIdentifiers == [1, 6, 7, 2, 3, 4, 8, 5] && list.numberOfItems == 8)
    list.moveItem(1, afterItem: 8)
    list.moveItem(5, beforeItem: 6)
    #expect(list.itemIdentifiers(inSection: "a") == [5, 6, 7, 2, 3])
    #expect(list.itemIdentifiers(inSection: "b") == [4, 8, 1])
    #expect(list.indexOfItem(8) == 6 && list.sectionIdentifier(containingItem: 8) == "b")
    list.deleteItems([6, 7, 99])
    list.insertSections(["c"], beforeSection: "a")
    list.moveSection("a", afterSection: "b")
    #expect(list.sectionIdentifiers == ["c", "b", "a"] && list.indexOfSection("a") == 2)
    list.deleteSections(["b"])
    #expect(list.itemIdentifiers == [5, 2, 3] && list.indexOfItem(4) == nil)
  }

  @Test func `Marking and deleting many items takes linear time`() {
    // With a search for each of 50,000 identifiers, the test takes minutes.
    let all = Array(0..<50_000)
    var list = snapshot([("a", all)])
    list.reconfigureItems(all)
    list.reloadItems(all)
    #expect(list.reconfiguredItemIdentifiers.count == 50_000)
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append(all)
    tree.delete(all)
    #expect(tree.items.isEmpty && list.reloadedItemIdentifiers == all)
  }

  @Test func `Duplicate and unknown identifiers raise exceptions`() {
    var list = snapshot([("a", [1])])
    let raised = exceptions { list.appendItems([1]) }
    #expect(raised.count == 1 && list.itemIdentifiers == [1])
    #expect(exceptions { list.insertItems([2], afterItem: 9) }.count == 1)
  }

  @Test func `Applying a snapshot keeps the cells and the selection of items that remain`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 10)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    var filled: [Int] = []
    let registration = UICollectionView.CellRegistration<CountingCell, Int> {
      cell, _, item in
      cell.tag = item
      filled.append(item)
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.apply(snapshot([("a", [1, 2, 3])]))
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3])
    let cells = view.visibleCells
    view.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    filled = []
    var isDone = false
    source.apply(snapshot([("b", [3, 4]), ("a", [1])])) { isDone = true }
    view.layoutIfNeeded()
    #expect(isDone && filled == [4] && view.visibleCells.map(\.tag) == [3, 4, 1])
    #expect(view.visibleCells[0] === cells[2] && view.visibleCells[2] === cells[0])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(source.indexPath(for: 1) == IndexPath(item: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 4)
    filled = []
    var next = source.snapshot()
    let reuses = (view.visibleCells[1] as? CountingCell)?.reuses
    next.reconfigureItems([4])
    source.apply(next)
    #expect(filled == [4] && view.visibleCells[1].tag == 4)
    #expect((view.visibleCells[1] as? CountingCell)?.reuses == reuses)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `An item can be moved within its section and to any position of another section`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in
      UICollectionViewCell(frame: .zero)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5])]))
    view.layoutIfNeeded()
    func move(_ section: Int, _ item: Int, to newSection: Int, _ newItem: Int) -> [[Int]] {
      source.collectionView(
        view, moveItemAt: IndexPath(item: item, section: section),
        to: IndexPath(item: newItem, section: newSection))
      return ["a", "b"].map { source.snapshot().itemIdentifiers(inSection: $0) }
    }
    #expect(move(0, 0, to: 0, 2) == [[2, 3, 1], [4, 5]])
    #expect(move(0, 2, to: 0, 0) == [[1, 2, 3], [4, 5]])
    #expect(move(0, 0, to: 1, 0) == [[2, 3], [1, 4, 5]])
    #expect(move(0, 1, to: 1, 3) == [[2], [1, 4, 5, 3]])
  }

  @Test func `A table shows a snapshot and reloads only the rows that it marks`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      made.append(item)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = item
      return cell
    }
    table.rowHeight = 10
    source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 2])
    made = []
    var next = snapshot([("a", [2, 1])])
    next.reloadItems([1])
    source.apply(next)
    table.layoutIfNeeded()
    #expect(made == [1] && table.visibleCells.map(\.tag) == [2, 1])
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `Only children of expanded parents are visible`() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([10, 11], to: 1)
    tree.append([100], to: 10)
    #expect(tree.items == [1, 10, 100, 11, 2] && tree.visibleItems == [1, 2])
    tree.expand([1])
    #expect(tree.visibleItems == [1, 10, 11, 2] && tree.level(of: 100) == 2)
    #expect(!tree.isVisible(100) && tree.parent(of: 100) == 10)
    #expect(tree.snapshot(of: 1).rootItems == [10, 11])
    tree.delete([10])
    #expect(tree.items == [1, 11, 2] && !tree.contains(100))
    tree.delete([11, 2, 99])
    #expect(tree.items == [1] && tree.rootItems == [1])
    #expect(exceptions { tree.replace(childrenOf: 99, using: tree) }.count == 1)
  }

  @Test func `A section snapshot provides the items of a section`() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in
      UICollectionViewCell(frame: .zero)
    }
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1])
    tree.append([2], to: 1)
    source.apply(tree, to: "a")
    #expect(source.snapshot().itemIdentifiers == [1])
    tree.expand([1])
    source.apply(tree, to: "a")
    #expect(source.snapshot().itemIdentifiers(inSection: "a") == [1, 2])
    #expect(source.snapshot(for: "a").level(of: 2) == 1)
  }
}
