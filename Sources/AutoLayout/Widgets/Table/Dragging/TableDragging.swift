import Foundation

/// The drags from and to a table view, with the delegates for them.
@MainActor
final class TableViewDragging: ListDragging<UITableView, UITableViewDropProposal> {
  weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { updateInteractions() } }
  weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { updateInteractions() } }

  override func path(in view: UITableView, at point: CGPoint) -> IndexPath? {
    view.indexPathForRow(at: point)
  }
  override func cell(in view: UITableView, at path: IndexPath) -> UIView? {
    view.cellForRow(at: path)
  }
  override func canMove(in view: UITableView, at path: IndexPath) -> Bool {
    view.dataSource?.tableView(view, canMoveRowAt: path) == true
  }
  override func move(in view: UITableView, at path: IndexPath, to destination: IndexPath) {
    view.moveRowByUser(at: path, to: destination)
  }

  override var hasDragDelegate: Bool { dragDelegate != nil }
  override func items(
    in view: UITableView, forBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    dragDelegate?.tableView(view, itemsForBeginning: session, at: path) ?? []
  }
  override func items(
    in view: UITableView, forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(view, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  override func previewParameters(in view: UITableView, draggedFrom path: IndexPath)
    -> UIDragPreviewParameters?
  { dragDelegate?.tableView(view, dragPreviewParametersForRowAt: path) }
  override func dragWillBegin(in view: UITableView, _ session: any UIDragSession) {
    dragDelegate?.tableView(view, dragSessionWillBegin: session)
  }
  override func dragDidEnd(in view: UITableView, _ session: any UIDragSession) {
    dragDelegate?.tableView(view, dragSessionDidEnd: session)
  }
  override func allowsMove(in view: UITableView, _ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(view, dragSessionAllowsMoveOperation: session) ?? true
  }
  override func isRestricted(in view: UITableView, _ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(view, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  override var hasDropDelegate: Bool { dropDelegate != nil }
  override func canHandle(in view: UITableView, _ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(view, canHandle: session) ?? false
  }
  override func dropDidEnter(in view: UITableView, _ session: any UIDropSession) {
    dropDelegate?.tableView(view, dropSessionDidEnter: session)
  }
  override func proposal(
    in view: UITableView, _ session: any UIDropSession, at path: IndexPath?
  ) -> UITableViewDropProposal? {
    dropDelegate?.tableView(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
  }
  override func isInsertion(_ proposal: UITableViewDropProposal) -> Bool {
    proposal.intent == .insertAtDestinationIndexPath
  }
  override func dropDidExit(in view: UITableView, _ session: any UIDropSession) {
    dropDelegate?.tableView(view, dropSessionDidExit: session)
  }
  override func perform(in view: UITableView, _ drop: ListDrop<UITableViewDropProposal>) {
    dropDelegate?.tableView(view, performDropWith: TableViewDropCoordinator(view, drop))
  }
  override func previewParameters(in view: UITableView, droppedAt path: IndexPath)
    -> UIDragPreviewParameters?
  { dropDelegate?.tableView(view, dropPreviewParametersForRowAt: path) }
  override func dropDidEnd(in view: UITableView, _ session: any UIDropSession) {
    dropDelegate?.tableView(view, dropSessionDidEnd: session)
  }
}
