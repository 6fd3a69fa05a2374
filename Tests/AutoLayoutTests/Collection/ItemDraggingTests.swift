import Foundation
import Testing

@testable import AutoLayout

/// Items of collection views that are dragged. Oracle: Apple's documentation of
/// `UICollectionViewDragDelegate`, `UICollectionViewDropDelegate` and `UICollectionViewDataSource`
/// (hand).
@MainActor
@Suite struct ItemDraggingTests {
  private final class List: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var texts = ["a", "b", "c", "d"]
    var events: [String] = []
    var canMove = true

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      texts.count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { canMove }
    func collectionView(
      _ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
    ) { texts.insert(texts.remove(at: source.item), at: target.item) }
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: texts[path.item])))]
    }
    func collectionView(
      _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] { collectionView(view, itemsForBeginning: session, at: path) }
    func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      events.append("begin \(view.hasActiveDrag)")
    }
    func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      events.append("end \(view.hasActiveDrag)")
    }
    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let sources = coordinator.items.map { $0.sourceIndexPath?.item ?? -1 }
      events.append("drop \(sources) \(coordinator.destinationIndexPath?.item ?? -1)")
      let sizes = coordinator.items.map(\.previewSize)
      events.append("sizes \(sizes.map(\.width)) \(view.hasActiveDrop)")
    }
  }

  /// Two columns of items of 160 × 100 points.
  private func collection(_ list: List) -> (UIWindow, UICollectionView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = list
    window.addSubview(collection)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, collection)
  }

  private func middle(_ item: Int) -> CGPoint {
    CGPoint(x: CGFloat(80 + 160 * (item % 2)), y: CGFloat(50 + 100 * (item / 2)))
  }

  @Test func `Dragging an item asks the data source to move it`() {
    let list = List()
    let (window, collection) = collection(list)
    collection.dragDelegate = list
    #expect(window.dragItems(from: middle(0), to: middle(2)) == .move)
    #expect(list.texts == ["b", "c", "a", "d"])
    #expect(list.events == ["begin true", "end false"])
  }

  @Test func `The drop delegate receives items that were added to the drag`() throws {
    let list = List()
    let (window, collection) = collection(list)
    collection.dragDelegate = list
    collection.dropDelegate = list
    let drag = try #require(ScriptedDrag(in: window, at: middle(1)))
    #expect(drag.addItems(at: middle(2)).count == 1)
    drag.move(to: middle(3))
    #expect(collection.hasActiveDrop)
    // Two items are not moved by the data source.
    #expect(drag.end() == .move)
    #expect(list.texts == ["a", "b", "c", "d"])
    #expect(
      list.events == ["begin true", "drop [1, 2] 3", "sizes [160.0, 160.0] true", "end false"])
    #expect(!collection.hasActiveDrop)
  }

  @Test func `Dragging requires a drag delegate and dragInteractionEnabled`() {
    let list = List()
    let (window, collection) = collection(list)
    #expect(window.dragItems(from: middle(0), to: middle(2)) == nil)
    collection.dragDelegate = list
    collection.dragInteractionEnabled = false
    #expect(window.dragItems(from: middle(0), to: middle(2)) == nil)
    collection.dragInteractionEnabled = true
    collection.dragDelegate = nil
    #expect(window.dragItems(from: middle(0), to: middle(2)) == nil)
    #expect(collection.interactions.isEmpty)
  }
}
