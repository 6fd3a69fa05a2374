import Foundation
import Testing

@testable import AutoLayout

/// Cells of items that the collection view needs, reused while it scrolls.
///
/// Oracle: Apple's documentation of `dequeueReusableCell(withReuseIdentifier:for:)`,
/// `cellForItem(at:)` and the methods of the delegate.
@MainActor
@Suite struct VisibleItemsTests {
  private final class Cell: UICollectionViewCell {
    var reuses = 0
    var applied: [CGFloat] = []

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied.append(layoutAttributes.frame.minY)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
  {
    var count = 100
    var cells: Set<ObjectIdentifier> = []
    var shown: [Int] = []
    var ended: [Int] = []
    var heads: [String] = []
    var prefetched: [Int] = []
    var onRequest: (UICollectionView) -> Void = { _ in }
    private var made: [UICollectionViewCell] = []

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      onRequest(view)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      if cells.insert(ObjectIdentifier(cell)).inserted { made.append(cell) }
      return cell
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
    }
    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) { shown.append(path.item) }
    func collectionView(
      _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt path: IndexPath
    ) { ended.append(path.item) }
    func collectionView(
      _ view: UICollectionView, willDisplaySupplementaryView head: UICollectionReusableView,
      forElementKind elementKind: String, at path: IndexPath
    ) { heads.append("+\(path.section)") }
    func collectionView(
      _ view: UICollectionView, didEndDisplayingSupplementaryView head: UICollectionReusableView,
      forElementOfKind elementKind: String, at path: IndexPath
    ) { heads.append("-\(path.section)") }
    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      prefetched += paths.map(\.item)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let items = Items()
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    view.dataSource = items
    view.delegate = items
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `In a window, only visible items have cells`() {
    window.addSubview(view)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 2_000)
    #expect(items.shown == [0, 1, 2, 3, 4])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 20, 40, 60, 80])
    #expect(view.numberOfItems(inSection: 0) == 100)
    #expect(view.cellForItem(at: path(5)) == nil)
    #expect(view.layoutAttributesForItem(at: path(99))?.frame.minY == 1_980)
    #expect(view.indexPathsForVisibleItems.count == 5)
  }

  @Test func `Outside a window, all items have cells`() {
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 100 && items.shown.isEmpty)
    #expect(view.cellForItem(at: path(99))?.frame.minY == 1_980)
  }

  @Test func `Cells of items that scroll off screen are reused`() throws {
    window.addSubview(view)
    view.layoutIfNeeded()
    for offset in stride(from: 10, through: 1_900, by: 10) {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
    }
    #expect(items.cells.count <= 7)
    #expect(items.shown == Array(0..<100))
    #expect(items.ended == Array(0..<95))
    let last = try #require(view.cellForItem(at: path(99)) as? Cell)
    #expect(last.reuses > 0 && last.applied.last == 1_980)
    #expect(view.indexPath(for: last) == path(99))
  }

  @Test func `A section header is displayed and removed as its section scrolls`() {
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    window.addSubview(view)
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.visibleSupplementaryViews(ofKind: kind).count == 1)
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(items.heads == ["+0", "-0"])
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind).isEmpty)
  }

  @Test func `A data source can delete items while it provides a cell`() {
    items.onRequest = { [items] view in
      items.onRequest = { _ in }
      items.count = 2
      view.performBatchUpdates { view.deleteItems(at: (2..<100).map { self.path($0) }) }
    }
    window.addSubview(view)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 2 && view.contentSize.height == 40)
    #expect(view.subviews.filter { $0 is Cell }.count == 2)
  }

  @Test func `Items of the next screen are prefetched once`() {
    view.prefetchDataSource = items
    window.addSubview(view)
    view.layoutIfNeeded()
    #expect(items.prefetched == [5, 6, 7, 8, 9])
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    #expect(items.prefetched == [5, 6, 7, 8, 9, 10])
  }

  @Test func `Self-sizing visible items move the items below them`() {
    final class TallCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 40
        return layoutAttributes
      }
    }
    view.register(TallCell.self, forCellWithReuseIdentifier: "item")
    layout.estimatedItemSize = CGSize(width: 100, height: 20)
    window.addSubview(view)
    view.layoutIfNeeded()
    // Five items were on the screen at first, and only three of them remain.
    #expect(view.visibleCells.map(\.frame.minY) == [0, 40, 80])
    #expect(view.contentSize.height == CGFloat(5 * 40 + 95 * 20))
  }
}
