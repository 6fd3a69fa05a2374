import Foundation

extension UICollectionView {
  private var dragging: CollectionViewDragging {
    attachments.object(CollectionViewDragging.self) { CollectionViewDragging(self) }
  }

  /// The object that provides the items of drags. Without one, items are not dragged.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { attachments[CollectionViewDragging.self]?.dragDelegate }
    set { dragging.dragDelegate = newValue }
  }
  /// The object that receives the items of drops. Without one, only items of the same collection view are
  /// dropped, which the data source moves.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { attachments[CollectionViewDragging.self]?.dropDelegate }
    set { dragging.dropDelegate = newValue }
  }
  /// A Boolean value that indicates whether items are dragged.
  var isDraggingEnabled: Bool {
    get {
      attachments[CollectionViewDragging.self]?.drag.isEnabled
        ?? UIDragInteraction.isEnabledByDefault
    }
    set { dragging.drag.isEnabled = newValue }
  }
  /// A Boolean value that indicates whether items are being dragged.
  public var hasActiveDrag: Bool {
    attachments[CollectionViewDragging.self]?.hasActiveDrag ?? false
  }
  /// A Boolean value that indicates whether a drag is over the collection view.
  public var hasActiveDrop: Bool {
    attachments[CollectionViewDragging.self]?.hasActiveDrop ?? false
  }

  /// Moves an item as a finger does: the delegate determines the place, and the data source moves
  /// the item. Does nothing if the data source does not allow it.
  ///
  /// It stands in for touches. UIKit has no such method.
  public func moveItemByUser(at path: IndexPath, to proposed: IndexPath) {
    guard let dataSource, dataSource.collectionView(self, canMoveItemAt: path) else { return }
    let target =
      itemDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: proposed) ?? proposed
    guard target != path else { return }
    dataSource.collectionView(self, moveItemAt: path, to: target)
    moveItem(at: path, to: target)
  }
}
