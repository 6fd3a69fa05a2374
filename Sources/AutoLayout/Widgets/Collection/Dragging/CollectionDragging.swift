import Foundation

/// The drags from and to a collection view, with the delegates for them.
@MainActor
final class CollectionViewDragging: ListDragging<UICollectionView, UICollectionViewDropProposal> {
  weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { updateInteractions() } }
  weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { updateInteractions() } }

  override func path(in view: UICollectionView, at point: CGPoint) -> IndexPath? {
    view.indexPathForItem(at: point)
  }
  override func cell(in view: UICollectionView, at path: IndexPath) -> UIView? {
    view.cellForItem(at: path)
  }
  override func canMove(in view: UICollectionView, at path: IndexPath) -> Bool {
    view.dataSource?.collectionView(view, canMoveItemAt: path) == true
  }
  override func move(in view: UICollectionView, at path: IndexPath, to destination: IndexPath) {
    view.moveItemByUser(at: path, to: destination)
  }

  override var hasDragDelegate: Bool { dragDelegate != nil }
  override func items(
    in view: UICollectionView, forBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(view, itemsForBeginning: session, at: path) ?? []
  }
  override func items(
    in view: UICollectionView, forAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(view, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  override func previewParameters(in view: UICollectionView, draggedFrom path: IndexPath)
    -> UIDragPreviewParameters?
  { dragDelegate?.collectionView(view, dragPreviewParametersForItemAt: path) }
  override func dragWillBegin(in view: UICollectionView, _ session: any UIDragSession) {
    dragDelegate?.collectionView(view, dragSessionWillBegin: session)
  }
  override func dragDidEnd(in view: UICollectionView, _ session: any UIDragSession) {
    dragDelegate?.collectionView(view, dragSessionDidEnd: session)
  }
  override func allowsMove(in view: UICollectionView, _ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
  }
  override func isRestricted(in view: UICollectionView, _ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  override var hasDropDelegate: Bool { dropDelegate != nil }
  override func canHandle(in view: UICollectionView, _ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(view, canHandle: session) ?? false
  }
  override func dropDidEnter(in view: UICollectionView, _ session: any UIDropSession) {
    dropDelegate?.collectionView(view, dropSessionDidEnter: session)
  }
  override func proposal(
    in view: UICollectionView, _ session: any UIDropSession, at path: IndexPath?
  ) -> UICollectionViewDropProposal? {
    dropDelegate?.collectionView(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
  }
  override func isInsertion(_ proposal: UICollectionViewDropProposal) -> Bool {
    proposal.intent == .insertAtDestinationIndexPath
  }
  override func dropDidExit(in view: UICollectionView, _ session: any UIDropSession) {
    dropDelegate?.collectionView(view, dropSessionDidExit: session)
  }
  override func perform(in view: UICollectionView, _ drop: ListDrop<UICollectionViewDropProposal>) {
    dropDelegate?.collectionView(view, performDropWith: CollectionViewDropCoordinator(view, drop))
  }
  override func previewParameters(in view: UICollectionView, droppedAt path: IndexPath)
    -> UIDragPreviewParameters?
  { dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: path) }
  override func dropDidEnd(in view: UICollectionView, _ session: any UIDropSession) {
    dropDelegate?.collectionView(view, dropSessionDidEnd: session)
  }
}
