import Foundation

/// The drags from and to a view that shows cells by index path, with the interactions for them.
///
/// Subclasses pass the calls to the delegates and to the data source of their view.
@MainActor
class ListDragging<View: UIView, Proposal: UIDropProposal>: NSObject {
  private weak var view: View?
  /// The index paths of the cells from which the items are dragged, by item.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  /// The last proposal and the index path to which it belongs.
  private var proposal: Proposal?
  private var destination: IndexPath?
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)

  init(_ view: View) { self.view = view }

  /// Adds the interactions that the delegates need, and removes the others.
  func updateInteractions() {
    guard let view else { return }
    for (interaction, isNeeded) in [
      (drag as any UIInteraction, hasDragDelegate), (drop, hasDragDelegate || hasDropDelegate),
    ] where (interaction.view === view) != isNeeded {
      if isNeeded { view.addInteraction(interaction) } else { view.removeInteraction(interaction) }
    }
  }

  // The view and its data source.

  /// Returns the index path of the cell at a point in the view's coordinates, or `nil` if there is
  /// none.
  func path(in view: View, at point: CGPoint) -> IndexPath? { nil }
  func cell(in view: View, at path: IndexPath) -> UIView? { nil }
  /// Returns a Boolean value that indicates whether the data source permits the cell to be moved.
  func canMove(in view: View, at path: IndexPath) -> Bool { false }
  func move(in view: View, at path: IndexPath, to destination: IndexPath) {}

  // The drag delegate.

  var hasDragDelegate: Bool { false }
  func items(
    in view: View, forBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] { [] }
  func items(
    in view: View, forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  func previewParameters(in view: View, draggedFrom path: IndexPath) -> UIDragPreviewParameters? {
    nil
  }
  func dragWillBegin(in view: View, _ session: any UIDragSession) {}
  func dragDidEnd(in view: View, _ session: any UIDragSession) {}
  func allowsMove(in view: View, _ session: any UIDragSession) -> Bool { true }
  func isRestricted(in view: View, _ session: any UIDragSession) -> Bool { false }

  // The drop delegate.

  var hasDropDelegate: Bool { false }
  func canHandle(in view: View, _ session: any UIDropSession) -> Bool { false }
  func dropDidEnter(in view: View, _ session: any UIDropSession) {}
  /// Returns the proposed operation of a drop, or `nil` if there is no delegate.
  func proposal(in view: View, _ session: any UIDropSession, at path: IndexPath?) -> Proposal? {
    nil
  }
  /// Returns a Boolean value that indicates whether the proposal inserts cells.
  func isInsertion(_ proposal: Proposal) -> Bool { false }
  func dropDidExit(in view: View, _ session: any UIDropSession) {}
  func perform(in view: View, _ drop: ListDrop<Proposal>) {}
  func previewParameters(in view: View, droppedAt path: IndexPath) -> UIDragPreviewParameters? {
    nil
  }
  func dropDidEnd(in view: View, _ session: any UIDropSession) {}

  /// The index path of the dragged cell, or `nil` if there are several items or the data source
  /// does not permit the cell to be moved.
  private var movedPath: IndexPath? {
    guard hasActiveDrag, sources.count == 1, let path = sources.first?.value, let view,
      canMove(in: view, at: path)
    else { return nil }
    return path
  }

  private func note(_ items: [UIDragItem], at path: IndexPath) -> [UIDragItem] {
    for item in items { sources[ObjectIdentifier(item)] = path }
    return items
  }
}

extension ListDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let view, let path = path(in: view, at: session.location(in: view)) else { return [] }
    sources = [:]
    return note(items(in: view, forBeginning: session, at: path), at: path)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let view, let path = path(in: view, at: point) else { return [] }
    return note(items(in: view, forAddingTo: session, at: path, point: point), at: path)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let view, let path = sources[ObjectIdentifier(item)],
      let cell = cell(in: view, at: path)
    else { return nil }
    let parameters = previewParameters(in: view, draggedFrom: path)
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    if let view { dragWillBegin(in: view, session) }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { view.map { allowsMove(in: $0, session) } ?? true }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { view.map { isRestricted(in: $0, session) } ?? false }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    hasActiveDrag = false
    sources = [:]
    if let view { dragDidEnd(in: view, session) }
  }
}

extension ListDragging: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    guard let view else { return false }
    return hasDropDelegate ? canHandle(in: view, session) : movedPath != nil
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    if let view { dropDidEnter(in: view, session) }
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let view else { return UIDropProposal(operation: .cancel) }
    destination = path(in: view, at: session.location(in: view))
    proposal = proposal(in: view, session, at: destination)
    return proposal ?? UIDropProposal(operation: .move)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    hasActiveDrop = false
    if let view { dropDidExit(in: view, session) }
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view else { return }
    let isMove = proposal.map { $0.operation == .move && isInsertion($0) } ?? true
    if isMove, let source = movedPath, let destination {
      return move(in: view, at: source, to: destination)
    }
    guard let proposal else { return }
    let items = session.items.map { item in
      let path = hasActiveDrag ? sources[ObjectIdentifier(item)] : nil
      let size = path.flatMap { cell(in: view, at: $0) }?.bounds.size
      return DroppedListItem(item, from: path, size: size ?? .zero)
    }
    let drop = ListDrop(session: session, proposal: proposal, items: items, path: destination)
    perform(in: view, drop)
    drop.finish()
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    if let view, let destination { _ = previewParameters(in: view, droppedAt: destination) }
    return defaultPreview
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    hasActiveDrop = false
    if let view { dropDidEnd(in: view, session) }
  }
}
