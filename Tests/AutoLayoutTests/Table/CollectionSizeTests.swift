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
  var size = CGSize(width: 70, height: 60)

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size }
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

  @Test func `A delegate without item sizes keeps self-sizing enabled`() {
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

  @Test func `A document's cell size is used if the delegate provides no size`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.documentSize = CGSize(width: 120, height: 80)
    #expect(size(of: cell, insets) == CGSize(width: 120, height: 80))
    #expect(size(of: cell, sizes) == CGSize(width: 70, height: 60))
  }

  @Test func `Self-sizing starts with the delegate's size, or else with the estimate`() {
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

  @Test func `A delegate's size that equals itemSize takes precedence over the estimate`() {
    layout.estimatedItemSize = CGSize(width: 100, height: 80)
    sizes.size = layout.itemSize
    let cell = AgreeableCell(frame: .zero)
    #expect(size(of: cell, sizes) == layout.itemSize)
    #expect(size(of: cell, insets) == CGSize(width: 100, height: 80))
    #expect(cell.proposed == [layout.itemSize, CGSize(width: 100, height: 80)])
  }
}

/// Lists that stay where a document recorded them. Oracle: hand.
@MainActor
@Suite struct RecordedContentTests {
  @Test func `A recorded table's content includes its header and footer`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 40, width: 300, height: 60)
    table.addSubview(cell)
    table.documentSections = [TableDocumentSection(cells: [cell])]
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 300, height: 100))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 25))
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 300, height: 125))
    table.documentSections = []
    table.tableFooterView = nil
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 300, height: 40))
  }

  @Test func `A recorded collection's content extends in the scroll direction`() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    let cell = UICollectionViewCell(frame: CGRect(x: 320, y: 0, width: 50, height: 60))
    let foot = UICollectionReusableView(frame: CGRect(x: 380, y: 70, width: 20, height: 30))
    view.documentItems = CollectionDocumentItems(cells: [cell], footer: foot)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 300, height: 100))
    layout.scrollDirection = .horizontal
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 400, height: 200))
  }
}
