import Foundation

/// The drags from and to a table view, with the delegates and interactions for them.
@MainActor
final class TableViewDragging: NSObject {
  weak var view: UITableView?
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  /// The rows of the dragged items.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  /// The last proposal and the row to which it belongs.
  private var proposal: UITableViewDropProposal?
  private var destination: IndexPath?
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)

  init(_ view: UITableView) { self.view = view }

  /// The only dragged row, if the data source moves it.
  private var movedRow: IndexPath? {
    guard hasActiveDrag, sources.count == 1, let path = sources.first?.value, let view,
      view.dataSource?.tableView(view, canMoveRowAt: path) == true
    else { return nil }
    return path
  }

  private func path(_ session: any UIDragDropSession) -> IndexPath? {
    guard let view else { return nil }
    return view.indexPathForRow(at: session.location(in: view))
  }
}

extension TableViewDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let view, let path = path(session) else { return [] }
    let items = dragDelegate?.tableView(view, itemsForBeginning: session, at: path) ?? []
    sources = [:]
    for item in items { sources[ObjectIdentifier(item)] = path }
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let view, let path = view.indexPathForRow(at: point) else { return [] }
    let items =
      dragDelegate?.tableView(view, itemsForAddingTo: session, at: path, point: point) ?? []
    for item in items { sources[ObjectIdentifier(item)] = path }
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view, let path = sources[ObjectIdentifier(item)], let cell = view.cellForRow(at: path)
    else { return nil }
    let parameters = dragDelegate?.tableView(view, dragPreviewParametersForRowAt: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    if let view { dragDelegate?.tableView(view, dragSessionWillBegin: session) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    view.flatMap { dragDelegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    view.flatMap {
      dragDelegate?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    hasActiveDrag = false
    sources = [:]
    if let view { dragDelegate?.tableView(view, dragSessionDidEnd: session) }
  }
}

extension TableViewDragging: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    guard let view else { return false }
    guard let dropDelegate else { return movedRow != nil }
    return dropDelegate.tableView(view, canHandle: session)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    if let view { dropDelegate?.tableView(view, dropSessionDidEnter: session) }
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    destination = path(session)
    let made =
      view.flatMap {
        dropDelegate?.tableView(
          $0, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      } ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    proposal = made
    return made
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    hasActiveDrop = false
    if let view { dropDelegate?.tableView(view, dropSessionDidExit: session) }
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view, let proposal else { return }
    let isInsertion =
      proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath
    if isInsertion, let source = movedRow, let destination {
      return view.moveRowByUser(at: source, to: destination)
    }
    let items = session.items.map { item in
      let path = hasActiveDrag ? sources[ObjectIdentifier(item)] : nil
      let size = path.flatMap { view.cellForRow(at: $0) }?.bounds.size
      return TableViewDroppedItem(item, from: path, size: size ?? .zero)
    }
    let coordinator = TableViewDropCoordinator(
      view, session, proposal: proposal, items: items, to: destination)
    dropDelegate?.tableView(view, performDropWith: coordinator)
    coordinator.finish()
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    if let view, let destination {
      _ = dropDelegate?.tableView(view, dropPreviewParametersForRowAt: destination)
    }
    return defaultPreview
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    hasActiveDrop = false
    if let view { dropDelegate?.tableView(view, dropSessionDidEnd: session) }
  }
}
