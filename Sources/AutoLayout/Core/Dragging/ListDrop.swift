import Foundation

/// One item that is dropped on a view that shows cells by index path.
@MainActor
final class DroppedListItem: NSObject {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from path: IndexPath?, size: CGSize) {
    (self.dragItem, sourceIndexPath, previewSize) = (dragItem, path, size)
  }
}

/// A drop on a view that shows cells by index path.
@MainActor
final class ListDrop<Proposal: UIDropProposal> {
  let session: any UIDropSession
  let proposal: Proposal
  let items: [DroppedListItem]
  /// The index path over which the items were dropped, or `nil` if they were dropped outside any
  /// cell.
  let path: IndexPath?
  private var animators: [DragAnimator] = []

  init(
    session: any UIDropSession, proposal: Proposal, items: [DroppedListItem], path: IndexPath?
  ) { (self.session, self.proposal, self.items, self.path) = (session, proposal, items, path) }

  /// Returns the object to which changes during the drop of an item are added.
  func animator() -> DragAnimator {
    let made = DragAnimator()
    animators.append(made)
    return made
  }

  /// Ends the animations.
  func finish() { for animator in animators { animator.finish() } }
}

/// A dropped item whose data is not yet loaded.
@MainActor
final class ListPlaceholderContext: NSObject {
  let dragItem: UIDragItem
  private let path: IndexPath
  private let animator: DragAnimator
  /// Inserts the cell into the view.
  private let insert: (IndexPath) -> Void
  private var isOpen = true

  init(
    _ dragItem: UIDragItem, at path: IndexPath, _ animator: DragAnimator,
    insert: @escaping (IndexPath) -> Void
  ) {
    (self.dragItem, self.path, self.animator, self.insert) = (dragItem, path, animator, insert)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard deletePlaceholder() else { return false }
    dataSourceUpdates(path)
    insert(path)
    return true
  }
  func deletePlaceholder() -> Bool {
    defer { isOpen = false }
    return isOpen
  }
}

extension ListPlaceholderContext: UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
