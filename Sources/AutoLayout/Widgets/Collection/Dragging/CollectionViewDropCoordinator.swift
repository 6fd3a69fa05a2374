import Foundation

extension DroppedListItem: UICollectionViewDropItem {}
extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext {
  func setNeedsCellUpdate() {}
}

/// A drop on a collection view.
@MainActor
final class CollectionViewDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private weak var view: UICollectionView?
  private let drop: ListDrop<UICollectionViewDropProposal>
  var items: [any UICollectionViewDropItem] { drop.items }
  var destinationIndexPath: IndexPath? { drop.path }
  var proposal: UICollectionViewDropProposal { drop.proposal }
  var session: any UIDropSession { drop.session }

  init(_ view: UICollectionView, _ drop: ListDrop<UICollectionViewDropProposal>) {
    (self.view, self.drop) = (view, drop)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    ListPlaceholderContext(dragItem, at: placeholder.insertionIndexPath, drop.animator()) {
      [weak view] in view?.insertItems(at: [$0])
    }
  }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.animator()
  }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { drop.animator() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animator()
  }
}
