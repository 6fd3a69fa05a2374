import Foundation
import Testing

@testable import AutoLayout

/// Items by number, which remember who asked for them.
@MainActor
private final class Items: UICollectionViewDataSource {
  var sections = [[0, 1, 2, 3]]
  var asked: [IndexPath] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = UICollectionViewCell(frame: .zero)
    cell.tag = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = UICollectionReusableView(frame: .zero)
    view.tag = sections[indexPath.section].count
    return view
  }
}

/// Counts how often it is asked to find all frames.
@MainActor
private final class CountingLayout: UICollectionViewFlowLayout {
  var preparations = 0

  override func prepare() {
    preparations += 1
    super.prepare()
  }
}

/// Oracle: hand, from UICollectionView's documentation of batch updates.
@MainActor
@Suite struct CollectionUpdateTests {
  private let view: UICollectionView
  private let items = Items()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 5)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50), collectionViewLayout: layout)
    view.dataSource = items
    view.layoutIfNeeded()
    items.asked = []
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private var tags: [[Int]] {
    view.layoutIfNeeded()
    return (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map {
        view.cellForItem(at: path($0, section))?.tag ?? -1
      }
    }
  }

  @Test func `A collection view without sections has zero content height`() {
    // A head of 5 and four items of 20.
    #expect(view.contentSize.height == 85)
    let layout = CountingLayout()
    view.collectionViewLayout = layout
    items.sections = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 0))
    #expect(layout.preparations == 1)
  }

  @Test func `A collection view without a data source keeps a content size set in code`() {
    let bare = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50),
      collectionViewLayout: UICollectionViewFlowLayout())
    bare.contentSize = CGSize(width: 100, height: 500)
    bare.layoutIfNeeded()
    #expect(bare.contentSize.height == 500)
  }

  @Test func `A batch update inserts, deletes and moves items and keeps the other cells`() {
    let cells = view.visibleCells
    items.sections = [[3, 0, 4, 5]]
    view.performBatchUpdates {
      view.deleteItems(at: [path(1)])
      view.insertItems(at: [path(2)])
      view.moveItem(at: path(3), to: path(0))
      view.reloadItems(at: [path(2)])
    }
    #expect(tags == [[3, 0, 4, 5]] && items.asked == [path(2), path(3)])
    #expect(view.cellForItem(at: path(0)) === cells[3])
    #expect(cells[1].superview == nil && cells[2].superview == nil)
    #expect(view.indexPath(for: cells[0]) == path(1))
    // The head is 5 high, the items 20.
    #expect(view.indexPathForItem(at: CGPoint(x: 1, y: 30)) == path(1))
    #expect(view.indexPathsForVisibleItems == [path(0), path(1), path(2)])
  }

  @Test func `Inserting and deleting sections keeps the headers of other sections`() {
    items.sections = [[7], [0, 1, 2, 3]]
    view.insertSections(IndexSet(integer: 0))
    #expect(tags == [[7], [0, 1, 2, 3]] && items.asked == [path(0)])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.supplementaryView(forElementKind: kind, at: path(0, 1))?.tag == 4)
    #expect(view.supplementaryView(forElementKind: kind, at: path(0, 0))?.tag == 1)
    items.sections = [[0, 1, 2, 3]]
    view.deleteSections(IndexSet(integer: 0))
    #expect(tags == [[0, 1, 2, 3]])
    #expect(view.supplementaryView(forElementKind: kind, at: path(0))?.tag == 4)
    #expect(view.subviews.count == 5)
  }

  @Test func `A moved section keeps its header`() {
    items.sections = [[0, 1], [2]]
    view.reloadData()
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let head = view.supplementaryView(forElementKind: kind, at: path(0, 0))
    (items.sections, items.asked) = ([[2], [0, 1]], [])
    view.moveSection(0, toSection: 1)
    #expect(tags == [[2], [0, 1]] && items.asked.isEmpty)
    #expect(view.supplementaryView(forElementKind: kind, at: path(0, 1)) === head)
  }

  @Test func `An item count that does not match the update raises an exception`() {
    items.sections = [[1, 2]]
    let raised = exceptions { view.deleteItems(at: [path(0)]) }
    #expect(
      raised.map(\.reason) == [
        "Invalid update: invalid number of items in section 0. The number of items contained in an "
          + "existing section after the update (2) must be equal to the number of items contained "
          + "in that section before the update (4), plus or minus the number of items inserted or "
          + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of "
          + "items moved into or out of that section (0 moved in, 0 moved out)."
      ])
    #expect(tags == [[1, 2]])
  }

  /// Oracle: UIKit's exception in wordpress-mobile/MediaPicker-iOS#128.
  @Test func `Inserting an item beyond the end raises an exception`() {
    items.sections = [[0, 1, 2]]
    let raised = exceptions { view.insertItems(at: [path(5)]) }
    #expect(
      raised.map(\.reason) == [
        "attempt to insert item 5 into section 0, but there are only 3 items in section 0 after the "
          + "update"
      ])
    #expect(tags == [[0, 1, 2]])
  }
}
