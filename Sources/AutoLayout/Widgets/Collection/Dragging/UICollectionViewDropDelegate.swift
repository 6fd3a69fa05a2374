import Foundation

/// The receiver of the items that are dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Called after items were dropped. The data source is changed here.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the collection view is interested in the items; the default is true.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// Called after the drag entered the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do, after the drag moved. The index path is nil if the drag is over no
  /// item. The default moves items of the same program next to the item, and copies others
  /// (assumed).
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called after the drag left the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of a drag that was over the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of the preview of a dropped item, or nil for that of the system.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  )
    -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns true.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Moves items of the same program next to the place, and copies others.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let isLocal = session.localDragSession != nil && session.allowsMoveOperation
    return UICollectionViewDropProposal(
      operation: isLocal ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Returns nil.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
