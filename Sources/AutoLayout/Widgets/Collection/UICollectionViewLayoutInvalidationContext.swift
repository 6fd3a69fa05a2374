import Foundation

/// A description of what is invalid in a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether everything is invalid.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the numbers of sections and items are invalid.
  open internal(set) var invalidateDataSourceCounts = false
  /// The index paths of the invalid items, or nil.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of the invalid supplementary views by kind, or nil.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of the invalid decoration views by kind, or nil.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance in points that the layout adds to the content offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The difference in points that the layout adds to the size of the content, until it is prepared
  /// again.
  open var contentSizeAdjustment = CGSize.zero
  /// The former index paths of items that a finger moves, or nil.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The index paths of items that a finger moves, or nil.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of a finger that moves items, in points in the collection view's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Creates a context that names nothing.
  public override init() {}

  /// Adds items to those that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views of a kind to those that are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = adding(
      indexPaths, elementKind, to: invalidatedSupplementaryIndexPaths)
  }

  /// Adds decoration views of a kind to those that are invalid.
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

  /// Adds the view that attributes belong to.
  func add(_ place: UICollectionViewLayoutAttributes) {
    let kind = place.representedElementKind ?? ""
    switch place.representedElementCategory {
    case .cell: invalidateItems(at: [place.indexPath])
    case .supplementaryView: invalidateSupplementaryElements(ofKind: kind, at: [place.indexPath])
    case .decorationView: invalidateDecorationElements(ofKind: kind, at: [place.indexPath])
    }
  }
}

/// A description of what is invalid in a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether the delegate is asked for sizes and distances again; the
  /// default value is true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the layout's own attributes are invalid; the default
  /// value is true.
  open var invalidateFlowLayoutAttributes = true
}
