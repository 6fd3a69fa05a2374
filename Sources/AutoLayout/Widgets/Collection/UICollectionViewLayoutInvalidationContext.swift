import Foundation

/// A description of the invalid parts of a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether everything is invalid.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the numbers of sections and items are invalid.
  open internal(set) var invalidateDataSourceCounts = false
  /// The index paths of the invalid items.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of the invalid supplementary views by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of the invalid decoration views by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance in points that the layout adds to the content offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The amount in points that the layout adds to the size of the content until it is prepared
  /// again.
  open var contentSizeAdjustment = CGSize.zero
  /// The former index paths of items that the user is moving.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The current index paths of items that the user is moving.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of the touch that moves items, in points in the collection view's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Creates a context without invalid parts.
  public override init() {}

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Marks supplementary views of a kind as invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = adding(
      indexPaths, elementKind, to: invalidatedSupplementaryIndexPaths)
  }

  /// Marks decoration views of a kind as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = adding(
      indexPaths, elementKind, to: invalidatedDecorationIndexPaths)
  }

  private func adding(
    _ paths: [IndexPath], _ kind: String, to known: [String: [IndexPath]]?
  ) -> [String: [IndexPath]] {
    var result = known ?? [:]
    result[kind, default: []] += paths
    return result
  }

  /// Marks the view of attributes as invalid.
  func add(_ place: UICollectionViewLayoutAttributes) {
    let kind = place.representedElementKind ?? ""
    switch place.representedElementCategory {
    case .cell: invalidateItems(at: [place.indexPath])
    case .supplementaryView: invalidateSupplementaryElements(ofKind: kind, at: [place.indexPath])
    case .decorationView: invalidateDecorationElements(ofKind: kind, at: [place.indexPath])
    }
  }
}

/// A description of the invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether the delegate's sizes and spacing are requested again.
  /// The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the attributes of the layout are invalid. The default
  /// is `true`.
  open var invalidateFlowLayoutAttributes = true
}
