import Foundation

/// The position and appearance of a view in a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The index path of the item.
  open var indexPath: IndexPath
  /// The frame in points in the collection view's coordinates.
  open var frame = CGRect.zero
  /// A Boolean value that indicates whether the view is hidden.
  open var isHidden = false

  /// The kind of the supplementary view, such as the header of a section, or nil for items.
  public let representedElementKind: String?
  /// The position in the order from back to front.
  open var zIndex = 0
  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Creates the attributes of an item, with an empty frame.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
  }

  /// Creates the attributes of a supplementary view of a kind, with an empty frame.
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

/// An object that determines the frames of the items of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() {}

  /// Computes all frames. The collection view calls this method before it uses the layout.
  open func prepare() {}

  /// The size of all content in points. Valid after `prepare()`.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of an item, or nil if there is none. Valid after `prepare()`.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view, or nil if there is none. Valid after
  /// `prepare()`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Requests that the frames are computed again at the next layout.
  open func invalidateLayout() { collectionView?.setNeedsItems() }
}
