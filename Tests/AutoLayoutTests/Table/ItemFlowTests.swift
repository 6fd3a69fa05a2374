import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `UICollectionViewFlowLayout`; derivations beside the numbers.
@MainActor
@Suite struct ItemFlowTests {
  private func rules(_ change: (inout ItemFlow.Rules) -> Void = { _ in }) -> ItemFlow.Rules {
    var rules = ItemFlow.Rules()
    rules.lineSpacing = 5
    rules.itemSpacing = 10
    change(&rules)
    return rules
  }

  private func frames(_ flow: ItemFlow, _ count: Int) -> [CGRect] {
    (0..<count).compactMap { flow.frame(at: IndexPath(item: $0, section: 0)) }
  }

  @Test func `Full lines are justified, and the last line keeps the minimum spacing`() {
    let sizes = [CGSize](repeating: CGSize(width: 40, height: 20), count: 5)
    let flow = ItemFlow(sizes: [sizes], in: CGSize(width: 100, height: 50), rules: rules())
    // Two fit (40 + 10 + 40); the 20 that are left lie between them.
    #expect(frames(flow, 5).map(\.minX) == [0, 60, 0, 60, 0])
    #expect(frames(flow, 5).map(\.minY) == [0, 0, 25, 25, 50])
    #expect(flow.contentSize == CGSize(width: 100, height: 70))
  }

  @Test func `Insets, headers and footers surround the items of a section`() {
    let sizes = [CGSize(width: 40, height: 20), CGSize(width: 40, height: 30)]
    let flow = ItemFlow(
      sizes: [sizes, []], in: CGSize(width: 120, height: 50),
      rules: rules {
        $0.inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        $0.header = 7
        $0.footer = 9
      })
    // The lower item is centered on its line: 8 + (30 - 20) / 2.
    #expect(frames(flow, 2).map(\.origin) == [CGPoint(x: 2, y: 13), CGPoint(x: 52, y: 8)])
    // Sections of 7 + 1 + 30 + 3 + 9 and 7 + 1 + 3 + 9.
    #expect(flow.contentSize.height == 70)
  }

  @Test func `Horizontal scrolling swaps the axes`() {
    let sizes = [CGSize](repeating: CGSize(width: 20, height: 40), count: 3)
    let flow = ItemFlow(
      sizes: [sizes], in: CGSize(width: 50, height: 100), rules: rules { $0.isVertical = false })
    #expect(
      frames(flow, 3).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 60), CGPoint(x: 25, y: 0),
      ])
    #expect(flow.contentSize == CGSize(width: 45, height: 100))
  }

  @Test func `An item wider than the collection view gets its own line`() {
    let sizes = [CGSize(width: 10, height: 5), CGSize(width: 300, height: 5)]
    let flow = ItemFlow(sizes: [sizes], in: CGSize(width: 100, height: 50), rules: rules())
    #expect(frames(flow, 2).map(\.minY) == [0, 10])
  }
}

/// Items with a content of some width.
@MainActor
final class TileSource: UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    let item = ItemView(30 + 10 * CGFloat(path.item), 20)
    item.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(item)
    NSLayoutConstraint.activate([
      item.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      item.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 5),
      cell.contentView.trailingAnchor.constraint(equalTo: item.trailingAnchor, constant: 5),
      cell.contentView.bottomAnchor.constraint(equalTo: item.bottomAnchor),
    ])
    return cell
  }
}

@MainActor
@Suite struct CollectionViewTests {
  @Test func `Items have the layout's size, or self-size if an estimate is set`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 25)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 150, height: 200), collectionViewLayout: layout)
    let source = TileSource()
    view.dataSource = source
    view.layoutIfNeeded()
    // Two of 60 fit in 150 and spread.
    #expect(view.visibleCells.map(\.frame.minX) == [0, 90, 0])
    #expect(view.contentSize == CGSize(width: 150, height: 60))
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    view.layoutIfNeeded()
    // Contents of 30, 40 and 50 with 5 on either side.
    #expect(view.visibleCells.map(\.frame.width) == [40, 50, 60])
    #expect(view.visibleCells[1].contentView.subviews[0].frame.width == 40)
  }
}
