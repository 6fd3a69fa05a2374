import Foundation

extension UICollectionView {
  private var dragging: CollectionViewDragging {
    attachments.object(CollectionViewDragging.self) { CollectionViewDragging(self) }
  }

  /// The delegate that provides the items of drags. Without it, items cannot be dragged.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { attachments[CollectionViewDragging.self]?.dragDelegate }
    set { dragging.dragDelegate = newValue }
  }
  /// The delegate that receives the items of drops. Without it, only items of the same collection
  /// view can be dropped, which the data source moves.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { attachments[CollectionViewDragging.self]?.dropDelegate }
    set { dragging.dropDelegate = newValue }
  }
  /// A Boolean value that indicates whether the user can drag items. The default is that of drag
  /// interactions.
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

  /// Moves an item as the user does by dragging it: the delegate determines the target, and the
  /// data source moves the item. Does nothing if the data source does not allow it.
  ///
  /// It simulates touches. UIKit has no such method.
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
