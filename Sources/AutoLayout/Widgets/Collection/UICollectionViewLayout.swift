import Foundation

/// Where a view of a collection view goes.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The place among the items.
  open var indexPath: IndexPath
  /// The frame in points in the collection view's coordinates.
  open var frame = CGRect.zero
  /// Whether the view is not shown.
  open var isHidden = false

  /// What kind of supplement the view is, such as a section's head; nil for items.
  public let representedElementKind: String?
  /// The order from back to front.
  open var zIndex = 0
  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Makes attributes of an item, with an empty frame.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
  }

  /// Makes attributes of a supplement of a kind, with an empty frame.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  /// The size of the frame in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}

/// Finds the frames of the items of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() {}

  /// Finds all frames; called before each use of the layout.
  open func prepare() {}

  /// The size of all content in points, after `prepare()`.
  open var collectionViewContentSize: CGSize { .zero }

  /// The frame of an item, after `prepare()`; nil where there is none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The frame of a supplement, after `prepare()`; nil where there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Has the frames found again at the next layout.
  open func invalidateLayout() { collectionView?.setNeedsItems() }
}
