import Foundation
import Testing

@testable import AutoLayout

/// Layouts of programs. Oracle: Apple's documentation of UICollectionViewLayout.
@MainActor
@Suite struct CustomLayoutTests {
  private final class Attributes: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.angle = angle
      return copy
    }
  }

  /// Items in a circle with a decoration behind them.
  private final class Circle: UICollectionViewLayout {
    var log: [String] = []
    var followsBounds = false
    var updates: [UICollectionViewUpdateItem.Action] = []

    override class var layoutAttributesClass: AnyClass { Attributes.self }

    override func prepare() {
      super.prepare()
      log.append("prepare \(collectionView?.numberOfItems(inSection: 0) ?? -1)")
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 400) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let place = Attributes(forCellWith: indexPath)
      place.size = CGSize(width: 20, height: 20)
      place.center = CGPoint(x: 50, y: 20 + CGFloat(indexPath.item) * 100)
      place.angle = CGFloat(indexPath.item)
      place.transform = CGAffineTransform(scaleX: 2, y: 1)
      place.zIndex = 1
      return place
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let place = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      place.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      return place
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let items = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
      let back = layoutAttributesForDecorationView(
        ofKind: "back", at: IndexPath(item: 0, section: 0))
      return items.filter { $0.frame.intersects(rect) } + [back].compactMap(\.self)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log.append("bounds \(collectionView?.bounds.minY ?? -1) \(newBounds.minY)")
      return followsBounds
    }
    override func targetContentOffset(
      forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: (offset.y / 100).rounded() * 100) }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      updates += updateItems.map(\.updateAction)
    }
  }

  private final class Cell: UICollectionViewCell {
    var angle: CGFloat?
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      angle = (layoutAttributes as? Attributes)?.angle
    }
  }

  private final class Back: UICollectionReusableView {}

  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 4
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "item", for: path) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let layout = Circle()
  private let items = Items()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    layout.register(Back.self, forDecorationViewOfKind: "back")
    view.register(Cell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `Cells apply all layout attributes, and decoration views are behind them`() throws {
    #expect(view.contentSize == CGSize(width: 100, height: 400))
    let cell = try #require(view.visibleCells.first as? Cell)
    #expect(view.visibleCells.count == 1 && cell.angle == 0)
    #expect(cell.bounds.size == CGSize(width: 20, height: 20))
    // Twice as wide about the center (50, 20).
    #expect(cell.frame == CGRect(x: 30, y: 10, width: 40, height: 20))
    #expect(
      view.subviews.filter { $0 is UICollectionReusableView }.map { $0 is Back } == [
        true, false,
      ])
  }

  @Test func `A layout is asked about new bounds before they change`() {
    layout.log = []
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(layout.log == ["bounds 0.0 100.0"])
    layout.followsBounds = true
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(layout.log.last == "prepare 4")
  }

  @Test func `A layout determines the target offset of a drag`() {
    view.drag(by: CGPoint(x: 0, y: -70))
    #expect(view.contentOffset.y == 100)
  }

  @Test func `A layout prepares for collection view updates`() {
    items.count = 5
    view.performBatchUpdates { view.insertItems(at: [path(0)]) }
    view.layoutIfNeeded()
    #expect(layout.updates == [.insert])
  }

  @Test func `Layout attributes of a subclass are copied and compared with their own properties`()
    throws
  {
    let place = Attributes(forCellWith: path(3))
    place.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    place.angle = 5
    let copy = try #require(place.copy() as? Attributes)
    #expect(copy.angle == 5 && copy == place && copy.center == CGPoint(x: 16, y: 22))
    copy.alpha = 0.5
    #expect(copy != place && copy.representedElementCategory == .cell)
    let head = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: path(0))
    #expect(head.representedElementCategory == .supplementaryView)
    #expect(head.representedElementKind == "a")
  }

  @Test func `A new layout moves existing cells and removes decoration views of the old one`()
    throws
  {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 30)
    flow.minimumLineSpacing = 0
    let cell = try #require(view.cellForItem(at: path(0)))
    var isDone = false
    view.setCollectionViewLayout(flow, animated: true) { isDone = $0 }
    view.layoutIfNeeded()
    #expect(isDone && layout.collectionView == nil && flow.collectionView === view)
    #expect(view.cellForItem(at: path(0)) === cell && cell.transform == .identity)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(view.subviews.filter { $0 is Back }.isEmpty)
  }

  @Test func `Headers pin to the visible bounds within their section`() throws {
    final class Heads: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        10
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 20)
    flow.minimumLineSpacing = 0
    flow.headerReferenceSize = CGSize(width: 0, height: 10)
    flow.sectionHeadersPinToVisibleBounds = true
    let heads = Heads()
    view.dataSource = heads
    view.collectionViewLayout = flow
    view.layoutIfNeeded()
    func head(_ section: Int) -> CGFloat? {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))?.frame.minY
    }
    #expect(head(0) == 0)
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(head(0) == 50 && head(1) == nil)
    // The first section ends at 210; its header is pushed out by the second one.
    view.contentOffset.y = 205
    view.layoutIfNeeded()
    #expect(head(0) == 200 && head(1) == 210)
  }
}
