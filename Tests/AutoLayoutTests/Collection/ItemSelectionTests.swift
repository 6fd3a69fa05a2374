import Foundation
import Testing

@testable import AutoLayout

/// Selection by programs and taps, scrolling to items and moving them.
///
/// Oracle: Apple's documentation of UICollectionView and its delegate.
@MainActor
@Suite struct ItemSelectionTests {
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var numbers = Array(0..<20)
    var calls: [String] = []
    var refuses: Set<String> = []

    private func ask(_ name: String, _ path: IndexPath) -> Bool {
      calls.append("\(name) \(path.item)")
      return !refuses.contains(name)
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      numbers.count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      cell.tag = numbers[path.item]
      return cell
    }
    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
      path.item != 0
    }
    func collectionView(
      _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) { numbers.insert(numbers.remove(at: source.item), at: destination.item) }
    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      ask("shouldHighlight", path)
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      _ = ask("highlight", path)
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      _ = ask("unhighlight", path)
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      ask("shouldSelect", path)
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
      ask("shouldDeselect", path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      _ = ask("select", path)
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      _ = ask("deselect", path)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let items = Items()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    view.delegate = items
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `A tap selects one item and calls the delegate methods in order`() {
    view.tapItem(at: path(1))
    #expect(
      items.calls == [
        "shouldHighlight 1", "highlight 1", "shouldSelect 1", "unhighlight 1", "select 1",
      ])
    items.calls = []
    view.tapItem(at: path(2))
    #expect(items.calls.suffix(2) == ["deselect 1", "select 2"])
    #expect(view.indexPathsForSelectedItems == [path(2)])
    #expect(view.cellForItem(at: path(2))?.isSelected == true)
    #expect(view.cellForItem(at: path(1))?.isSelected == false)
  }

  @Test func `With multiple selection, taps select and deselect several items`() {
    view.allowsMultipleSelection = true
    for item in [1, 3, 1] { view.tapItem(at: path(item)) }
    #expect(items.calls.suffix(3) == ["shouldDeselect 1", "unhighlight 1", "deselect 1"])
    #expect(view.indexPathsForSelectedItems == [path(3)])
    items.refuses = ["shouldDeselect"]
    view.tapItem(at: path(3))
    #expect(view.indexPathsForSelectedItems == [path(3)])
  }

  @Test func `An item that may not be highlighted is not selected`() {
    items.refuses = ["shouldHighlight"]
    view.tapItem(at: path(1))
    #expect(items.calls == ["shouldHighlight 1"] && view.indexPathsForSelectedItems == nil)
    view.allowsSelection = false
    items.refuses = []
    view.tapItem(at: path(1))
    #expect(view.indexPathsForSelectedItems == nil)
  }

  @Test func `Selecting an item in code scrolls to it without calling the delegate`() {
    view.selectItem(at: path(10), animated: false, scrollPosition: .top)
    view.layoutIfNeeded()
    #expect(items.calls.isEmpty && view.contentOffset.y == 200)
    #expect(view.cellForItem(at: path(10))?.isSelected == true)
    view.deselectItem(at: path(10), animated: false)
    #expect(view.indexPathsForSelectedItems == nil)
    view.scrollToItem(at: path(10), at: .centeredVertically, animated: false)
    // The middle of the item, 210, is at half the height, 50.
    #expect(view.contentOffset.y == 160)
    view.scrollToItem(at: path(19), at: .top, animated: false)
    #expect(view.contentOffset.y == 300)
  }

  @Test func `The selection follows its items through updates and is cleared by reloadData`() {
    view.selectItem(at: path(3), animated: false, scrollPosition: [])
    items.numbers.remove(at: 0)
    view.deleteItems(at: [path(0)])
    #expect(view.indexPathsForSelectedItems == [path(2)])
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.indexPathsForSelectedItems == nil)
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `Interactive movement asks canMoveItemAt and moves the item`() {
    #expect(!view.beginInteractiveMovementForItem(at: path(0)))
    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 70))
    #expect(view.cellForItem(at: path(1))?.center.y == 70)
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(items.numbers.prefix(5) == [0, 2, 3, 1, 4])
    #expect(view.visibleCells.map(\.tag) == [0, 2, 3, 1, 4])
  }

  @Test func `A selected cell shows its selected background view`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let background = UIView()
    cell.selectedBackgroundView = background
    #expect(background.superview == nil)
    cell.isSelected = true
    #expect(cell.subviews == [background, cell.contentView] && background.frame == cell.bounds)
    cell.isSelected = false
    #expect(background.superview == nil)
  }
}
