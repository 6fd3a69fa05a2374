import Foundation

/// A layout that arranges items in lines, which break at the edge of the collection view.
///
/// Items of a full line are spread over its width. Items of the last line keep the minimum spacing.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated size that requests measuring.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of items in points, if neither the delegate nor measuring determines it.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items to measure, in points, or zero if items are not measured.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The minimum distance between lines in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between items of a line in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The direction in which the content scrolls. Lines run across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The distances between the edges of a section and its items, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers in points. Only the component along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers in points. Only the component along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The frames of the last preparation.
  private var flow = ItemFlow()

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let sections = collectionView.itemSizes(of: self).enumerated().map { index, sizes in
      ItemFlow.Section(sizes: sizes, rules: rules(ofSection: index, in: collectionView))
    }
    flow = ItemFlow(sections, in: collectionView.bounds.size, scrollDirection == .vertical)
  }

  /// Returns the distances that the delegate provides for a section, or else those of the layout.
  private func rules(ofSection section: Int, in view: UICollectionView) -> ItemFlow.Rules {
    let delegate = view.flowDelegate
    let isVertical = scrollDirection == .vertical
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    return ItemFlow.Rules(
      isVertical: isVertical,
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      inset: delegate?.collectionView(view, layout: self, insetForSectionAt: section)
        ?? sectionInset,
      header: isVertical ? header.height : header.width,
      footer: isVertical ? footer.height : footer.width)
  }

  open override var collectionViewContentSize: CGSize { flow.contentSize }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = flow.frame(at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
      let frame = flow.supplement(isHeader: isHeader, section: indexPath.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    return attributes
  }
}
