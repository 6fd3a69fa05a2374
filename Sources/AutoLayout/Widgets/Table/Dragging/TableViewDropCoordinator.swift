import Foundation

extension DroppedListItem: UITableViewDropItem {}
extension ListPlaceholderContext: UITableViewDropPlaceholderContext {}

/// A drop on a table view.
@MainActor
final class TableViewDropCoordinator: NSObject, UITableViewDropCoordinator {
  private weak var view: UITableView?
  private let drop: ListDrop<UITableViewDropProposal>
  var items: [any UITableViewDropItem] { drop.items }
  var destinationIndexPath: IndexPath? { drop.path }
  var proposal: UITableViewDropProposal { drop.proposal }
  var session: any UIDropSession { drop.session }

  init(_ view: UITableView, _ drop: ListDrop<UITableViewDropProposal>) {
    (self.view, self.drop) = (view, drop)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    ListPlaceholderContext(dragItem, at: placeholder.insertionIndexPath, drop.animator()) {
      [weak view] in view?.insertRows(at: [$0], with: .automatic)
    }
  }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.animator()
  }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { drop.animator() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animator()
  }
}
