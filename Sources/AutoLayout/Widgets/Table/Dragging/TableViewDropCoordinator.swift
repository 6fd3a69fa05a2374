import Foundation

/// One item that is dropped on a table view.
@MainActor
final class TableViewDroppedItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from path: IndexPath?, size: CGSize) {
    (self.dragItem, sourceIndexPath, previewSize) = (dragItem, path, size)
  }
}

/// A drop on a table view.
@MainActor
final class TableViewDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private weak var view: UITableView?
  private var animators: [DragAnimator] = []

  init(
    _ view: UITableView, _ session: any UIDropSession, proposal: UITableViewDropProposal,
    items: [any UITableViewDropItem], to path: IndexPath?
  ) {
    (self.view, self.session, self.proposal) = (view, session, proposal)
    (self.items, destinationIndexPath) = (items, path)
  }

  private func animator() -> DragAnimator {
    animators.append(DragAnimator())
    return animators[animators.count - 1]
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    TableViewPlaceholderContext(dragItem, placeholder, in: view, animator())
  }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    animator()
  }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
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
final class TableViewPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let path: IndexPath
  private weak var view: UITableView?
  private let animator: DragAnimator
  private var isOpen = true

  init(
    _ item: UIDragItem, _ placeholder: UITableViewDropPlaceholder, in view: UITableView?,
    _ animator: DragAnimator
  ) {
    (dragItem, path, self.view) = (item, placeholder.insertionIndexPath, view)
    self.animator = animator
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard deletePlaceholder() else { return false }
    dataSourceUpdates(path)
    view?.insertRows(at: [path], with: .automatic)
    return true
  }
  func deletePlaceholder() -> Bool {
    defer { isOpen = false }
    return isOpen
  }
  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
