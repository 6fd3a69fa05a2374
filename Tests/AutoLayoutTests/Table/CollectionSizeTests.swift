import Foundation
import Testing

@testable import AutoLayout

/// Insets around the items, and nothing else.
@MainActor
private final class Insets: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

/// A size for every item.
@MainActor
private final class Sizes: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 70, height: 60) }
}

/// Takes the size that is proposed, and remembers it.
@MainActor
private final class AgreeableCell: UICollectionViewCell {
  var proposed: [CGSize] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    proposed.append(layoutAttributes.size)
    return layoutAttributes
  }
}

@MainActor
private final class Source: UICollectionViewDataSource {
  let cell: UICollectionViewCell

  init(_ cell: UICollectionViewCell) { self.cell = cell }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { cell }
}

/// Oracle: apple-documentation (`estimatedItemSize` other than zero has each cell asked for its
/// size), and hand.
@MainActor
@Suite struct CollectionSizeTests {
  private let layout = UICollectionViewFlowLayout()
  private let insets = Insets()
  private let sizes = Sizes()

  private func size(
    of cell: UICollectionViewCell, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    let source = Source(cell)
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
    return cell.frame.size
  }

  @Test func `A delegate that states only distances leaves the measuring on`() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let cell = UICollectionViewCell(frame: .zero)
    let content = SizedView(33, 22)
    cell.contentView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    #expect(size(of: cell, nil) == CGSize(width: 33, height: 22))
    #expect(size(of: cell, insets) == CGSize(width: 33, height: 22))
    #expect(cell.frame.origin == CGPoint(x: 2, y: 1))
  }

  @Test func `Cells of a document keep its size where a delegate states only distances`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.documentSize = CGSize(width: 120, height: 80)
    #expect(size(of: cell, insets) == CGSize(width: 120, height: 80))
    #expect(size(of: cell, sizes) == CGSize(width: 70, height: 60))
  }

  @Test func `Measuring starts from the delegate's size, else from the estimate`() {
    let cell = AgreeableCell(frame: .zero)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    #expect(size(of: cell, sizes) == CGSize(width: 70, height: 60))
    #expect(size(of: cell, insets) == layout.itemSize)
    layout.estimatedItemSize = CGSize(width: 10, height: 11)
    #expect(size(of: cell, insets) == CGSize(width: 10, height: 11))
    #expect(size(of: cell, sizes) == CGSize(width: 70, height: 60))
    #expect(cell.proposed.count == 4)
    layout.estimatedItemSize = .zero
    #expect(size(of: cell, sizes) == CGSize(width: 70, height: 60))
    #expect(cell.proposed.count == 4)
  }
}
