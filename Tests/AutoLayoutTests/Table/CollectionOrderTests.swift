import Foundation
import Testing

@testable import AutoLayout

/// A pile of items: the first lies on top, and each is paler than the one below it.
@MainActor
private final class PileLayout: UICollectionViewLayout {
  var depths = [3, 1, 2]

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    place.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    place.zIndex = depths[indexPath.item]
    place.alpha = 1 / CGFloat(depths[indexPath.item])
    return place
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionView.elementKindSectionHeader else { return nil }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    place.zIndex = -1
    place.alpha = 0.5
    return place
  }
}

@MainActor
private final class Pile: UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    cell.tag = path.item + 1
    return cell
  }
}

/// Oracle: apple-documentation (`zIndex`: higher ones lie over lower ones; `alpha`).
@MainActor
@Suite struct CollectionOrderTests {
  @Test func `Layout attributes determine the order and alpha of items`() {
    let (layout, pile) = (PileLayout(), Pile())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: layout)
    let (behind, above) = (UIView(), UIView())
    (behind.tag, above.tag) = (10, 11)
    view.addSubview(behind)
    view.dataSource = pile
    view.layoutIfNeeded()
    view.addSubview(above)
    // The head, whose tag is 0, was added last.
    #expect(view.subviews.map(\.tag) == [10, 0, 2, 3, 1, 11])
    #expect(view.subviews.map(\.alpha) == [1, 0.5, 1, 0.5, 1 / 3, 1])
    layout.depths = [1, 2, 2]
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.tag) == [10, 0, 1, 2, 3, 11])
    #expect(view.subviews.map(\.alpha) == [1, 0.5, 1, 0.5, 0.5, 1])
  }
}
