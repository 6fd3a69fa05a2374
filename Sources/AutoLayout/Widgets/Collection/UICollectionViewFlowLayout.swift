import Foundation

/// A layout that arranges items in lines, which break at the edge of the collection view.
///
/// Items in a full line are distributed over its width. Items in the last line keep the minimum
/// spacing.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An estimated size that enables measuring and uses `itemSize` as the estimate.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The edges from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    /// The content insets of the collection view.
    case fromContentInset = 0
    /// Insets are measured from the safe area.
    case fromSafeArea = 1
    /// Insets are measured from the margins of the collection view.
    case fromLayoutMargins = 2
  }

  /// The size of items in points, unless the delegate or measuring determines it.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items in points, or zero to disable measuring.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The minimum distance between lines in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between items of a line in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The direction in which the content scrolls. Lines are perpendicular to it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The distances between the edges of a section and its items, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The edges from which section insets are measured.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  /// The size of headers in points. Only the component along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers in points. Only the component along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// A Boolean value that indicates whether headers stay in the visible area while their section
  /// scrolls.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// A Boolean value that indicates whether footers stay in the visible area while their section
  /// scrolls.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// The frames computed by the last preparation.
  var flow = ItemFlow()

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    flow = makeFlow(in: collectionView)
  }

  open override var collectionViewContentSize: CGSize { flow.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = flow.frame(at: indexPath) else { return nil }
    let attributes = Self.makeAttributes(.cell(indexPath))
    attributes.frame = frame
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
      indexPath.item == 0,
      let frame = flow.supplement(isHeader: isHeader, section: indexPath.section)
    else { return nil }
    let attributes = Self.makeAttributes(.supplement(elementKind, indexPath))
    attributes.frame = frame
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      pin(attributes, isHeader)
    }
    return attributes
  }

  /// Returns a Boolean value that indicates whether the width of the bounds changes (or the height,
  /// if the content scrolls horizontally), or headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return scrollDirection == .vertical
      ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }

  /// Returns a Boolean value that indicates whether the size of a measured item differs from the
  /// proposed size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  override func measures(_ place: UICollectionViewLayoutAttributes) -> Bool {
    place.representedElementCategory == .cell && estimatedItemSize != .zero
  }
}
