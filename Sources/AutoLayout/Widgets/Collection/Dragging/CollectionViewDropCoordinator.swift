import Foundation

/// One item that is dropped on a collection view.
@MainActor
final class CollectionViewDroppedItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from path: IndexPath?, size: CGSize) {
    (self.dragItem, sourceIndexPath, previewSize) = (dragItem, path, size)
  }
}

/// A drop on a collection view.
@MainActor
final class CollectionViewDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private weak var view: UICollectionView?
  private var animators: [DragAnimator] = []

  init(
    _ view: UICollectionView, _ session: any UIDropSession, proposal: UICollectionViewDropProposal,
    items: [any UICollectionViewDropItem], to path: IndexPath?
  ) {
    (self.view, self.session, self.proposal) = (view, session, proposal)
    (self.items, destinationIndexPath) = (items, path)
  }

  private func animator() -> DragAnimator {
    animators.append(DragAnimator())
    return animators[animators.count - 1]
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    CollectionViewPlaceholderContext(dragItem, placeholder, in: view, animator())
  }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    animator()
  }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { animator() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    animator()
  }

  /// Ends the animations.
  func finish() { for animator in animators { animator.finish() } }
}

/// An item whose data is not yet loaded.
@MainActor
final class CollectionViewPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let path: IndexPath
  private weak var view: UICollectionView?
  private let animator: DragAnimator
  private var isOpen = true

  init(
    _ item: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder, in view: UICollectionView?,
    _ animator: DragAnimator
  ) {
    (dragItem, path, self.view) = (item, placeholder.insertionIndexPath, view)
    self.animator = animator
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard deletePlaceholder() else { return false }
    dataSourceUpdates(path)
    view?.insertItems(at: [path])
    return true
  }
  func deletePlaceholder() -> Bool {
    defer { isOpen = false }
    return isOpen
  }
  func setNeedsCellUpdate() {}
  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
