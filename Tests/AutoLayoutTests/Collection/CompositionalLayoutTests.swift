import Foundation
import Testing

@testable import AutoLayout

/// Compositional layouts. Oracle: hand, from Apple's documentation of the classes.
@MainActor
@Suite struct CompositionalLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var counts = [5]
    /// The height in points that cells prefer, by item.
    var heights: [CGFloat] = []
    var widths: [CGFloat] = []

    final class Cell: UICollectionViewCell {
      var wanted = CGSize.zero
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        if wanted.height > 0 { layoutAttributes.size.height = wanted.height }
        if wanted.width > 0 { layoutAttributes.size.width = wanted.width }
        return layoutAttributes
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = Cell(frame: .zero)
      cell.wanted.height = heights.isEmpty ? 0 : heights[path.item]
      cell.wanted.width = widths.isEmpty ? 0 : widths[path.item]
      return cell
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  }

  private final class Back: UICollectionReusableView {}

  private let items = Items()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  @Test func `A horizontal group repeats its item until the row is full`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 8, trailing: 10)
    let view = view(UICollectionViewCompositionalLayout(section: section))
    // Items are 40 wide before their insets, rows 20 high with 5 between them.
    #expect(frames(view)[0] == CGRect(x: 12, y: 8, width: 34, height: 16))
    #expect(frames(view)[1].minX == 52 && frames(view)[2].minY == 33)
    #expect(frames(view)[4] == CGRect(x: 12, y: 58, width: 34, height: 16))
    #expect(view.contentSize == CGSize(width: 100, height: CGFloat(7 + 3 * 20 + 2 * 5 + 8)))
  }

  @Test func `A vertical group nested in a horizontal group stacks its items`() {
    let leading = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.3)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.4)), subitems: [leading, column])
    let view = view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 70, height: 40), CGRect(x: 70, y: 0, width: 30, height: 20),
        CGRect(x: 70, y: 20, width: 30, height: 20), CGRect(x: 0, y: 40, width: 70, height: 40),
        CGRect(x: 70, y: 40, width: 30, height: 20),
      ])
  }

  @Test func `Self-sizing cells replace estimated dimensions`() {
    items.heights = [10, 30, 20, 15, 5]
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(40)), subitems: [item])
    let view = view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    // Each row is as high as the highest of its items.
    #expect(frames(view).map(\.minY) == [0, 0, 30, 30, 50])
    #expect(frames(view).map(\.height) == items.heights && view.contentSize.height == 55)
  }

  @Test func `Items with estimated widths wrap at the trailing edge`() {
    items.widths = [50, 30, 40, 20, 90]
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(20), .absolute(10)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [item])
    group.interItemSpacing = .fixed(5)
    let view = view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(view).map(\.minX) == [0, 55, 0, 45, 0])
    #expect(frames(view).map(\.minY) == [0, 0, 10, 10, 20])
  }

  @Test func `A section has headers, pinned headers and background decorations`() {
    items.counts = [2, 2]
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    let head = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "head", alignment: .top)
    head.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [head]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets.leading = 5
    section.decorationItems = [background]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    layout.register(Back.self, forDecorationViewOfKind: "back")
    let view = view(layout)
    window.addSubview(view)
    view.layoutIfNeeded()
    // Each section: a header of 20 and two items of 50.
    #expect(view.contentSize.height == 250)
    let path = IndexPath(item: 0, section: 1)
    #expect(view.layoutAttributesForItem(at: path)?.frame.minY == 150)
    let backs = view.subviews.compactMap { $0 as? Back }
    #expect(backs.map(\.frame.minY) == [0, 130] && backs.map(\.frame.minX) == [5, 5])
    #expect(backs.map(\.frame.height) == [120, 120])
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    let head0 = view.supplementaryView(forElementKind: "head", at: IndexPath(item: 0, section: 0))
    #expect(head0?.frame == CGRect(x: 0, y: 40, width: 100, height: 20))
  }

  @Test func `A badge is anchored to the corner of its item`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let view = view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let shown = view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0))
    // The second item reaches from 40 to 80; the badge is centered at its corner.
    #expect(shown?.frame == CGRect(x: 70, y: -10, width: 20, height: 20))
  }

  @Test func `An orthogonal section scrolls independently of the collection view`() throws {
    items.counts = [5, 1]
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(60), .absolute(30)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPaging
    let view = view(UICollectionViewCompositionalLayout(section: section))
    window.addSubview(view)
    view.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let scroller = try #require(first.superview as? UIScrollView)
    #expect(scroller !== view && scroller.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(scroller.contentSize == CGSize(width: CGFloat(5 * 60 + 4 * 10), height: 30))
    #expect(view.contentSize == CGSize(width: 100, height: 60))
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) == nil)
    scroller.drag(by: CGPoint(x: -60, y: 0))
    view.layoutIfNeeded()
    #expect(scroller.contentOffset.x == 70)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 140)
    view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .right, animated: false)
    #expect(scroller.contentOffset.x == 240)
  }

  private func shelf() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(40), .absolute(20)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  @Test
  func `An orthogonal section reports its visible items and offset to its invalidation handler`()
    throws
  {
    let section = shelf()
    var calls: [(items: [Int], offset: CGPoint)] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      calls.append((items.map(\.indexPath.item), offset))
    }
    let view = view(UICollectionViewCompositionalLayout(section: section))
    view.contentInset.top = 30
    window.addSubview(view)
    view.contentOffset.y = -30
    view.layoutIfNeeded()
    // Three of the five items of 40 points are in the width of 100; the collection view's own offset is
    // another one.
    #expect(calls.last?.items == [0, 1, 2] && calls.last?.offset == .zero)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let scroller = try #require(cell.superview as? UIScrollView)
    scroller.contentOffset.x = 100
    view.layoutIfNeeded()
    #expect(calls.last?.items == [2, 3, 4] && calls.last?.offset == CGPoint(x: 100, y: 0))
    // The items 2 and 3 are shown from -20 to 20 and from 20 to 60. A question shows nothing.
    let count = calls.count
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 10))?.item == 2)
    #expect(view.indexPathForItem(at: CGPoint(x: 30, y: 10))?.item == 3)
    #expect(calls.count == count)
  }

  @Test func `Removing an orthogonal section removes its scroll view`() {
    items.counts = [5, 5]
    let view = view(UICollectionViewCompositionalLayout(section: shelf()))
    window.addSubview(view)
    view.layoutIfNeeded()
    func scrollers() -> Int { view.subviews.filter { $0 is UIScrollView }.count }
    #expect(scrollers() == 2)
    items.counts = [5]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(scrollers() == 1)
  }

  @Test func `The provider of a custom group determines its item frames`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(40))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 10, y: 30, width: 10, height: 10)),
      ]
    }
    let view = view(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(view).map(\.minX) == [0, 90, 0, 90, 0])
    #expect(frames(view).map(\.minY) == [0, 30, 40, 70, 80])
  }
}
