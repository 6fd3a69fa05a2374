import Foundation

/// A drag of items, for tests and programs.
///
/// This library generates no touches. This object simulates a finger that lifts, moves and drops
/// items. It calls the delegates in UIKit's order. UIKit has no such class. All points are in the
/// coordinates of the window.
@MainActor
public final class ScriptedDrag {
  private let source: UIDragInteraction
  private let drag: DragSession
  private let drop: DropSession
  /// The drop interaction under the drag.
  private var destination: UIDropInteraction?
  private var proposal = UIDropProposal(operation: .cancel)
  /// The drop interactions over which the drag has been. They are notified when the drag ends.
  private var visited: [UIDropInteraction] = []
  private var isOver = false

  /// The session that the delegate of the drag interaction receives.
  public var session: any UIDragSession { drag }
  /// The operation of a drop at the current position.
  public var operation: UIDropOperation { destination == nil ? .cancel : proposal.operation }

  /// Lifts the items at a point. Returns `nil` if none of the views there has items.
  public init?(in window: UIWindow, at point: CGPoint) {
    window.layoutIfNeeded()
    let state = DragState(window: window, location: point)
    let drag = DragSession(state)
    var found: UIDragInteraction?
    for view in window.viewsUnder(point) {
      for case let interaction as UIDragInteraction in view.interactions where found == nil {
        guard interaction.isEnabled, let delegate = interaction.delegate else { continue }
        state.items = delegate.dragInteraction(interaction, itemsForBeginning: drag)
        if !state.items.isEmpty { found = interaction }
      }
    }
    guard let found, let delegate = found.delegate else { return nil }
    (source, self.drag, drop) = (found, drag, DropSession(drag))
    for item in state.items {
      _ = delegate.dragInteraction(found, previewForLifting: item, session: drag)
    }
    let animator = DragAnimator()
    delegate.dragInteraction(found, willAnimateLiftWith: animator, session: drag)
    animator.finish()
    state.allowsMove = delegate.dragInteraction(found, sessionAllowsMoveOperation: drag)
    state.isRestricted = delegate.dragInteraction(
      found, sessionIsRestrictedToDraggingApplication: drag)
    _ = delegate.dragInteraction(found, prefersFullSizePreviewsFor: drag)
    delegate.dragInteraction(found, sessionWillBegin: drag)
  }

  /// Moves the items to a point, and notifies the views under it.
  public func move(to point: CGPoint) {
    guard !isOver, let window = drag.state.window else { return }
    drag.state.location = point
    source.delegate?.dragInteraction(source, sessionDidMove: drag)
    let next = destination(at: point, in: window)
    if next !== destination {
      if let left = destination { left.delegate?.dropInteraction(left, sessionDidExit: drop) }
      destination = next
      if let next {
        if !visited.contains(where: { $0 === next }) { visited.append(next) }
        next.delegate?.dropInteraction(next, sessionDidEnter: drop)
      }
    }
    guard let next, let delegate = next.delegate else { return }
    proposal = delegate.dropInteraction(next, sessionDidUpdate: drop)
  }

  /// Adds the items at a point, as a tap with another finger does.
  ///
  /// - Returns: The items, or an empty array if the view there has none.
  @discardableResult
  public func addItems(at point: CGPoint) -> [UIDragItem] {
    guard !isOver, let window = drag.state.window else { return [] }
    for view in window.viewsUnder(point) {
      for case let interaction as UIDragInteraction in view.interactions where interaction.isEnabled
      {
        let place = window.convert(point, to: view)
        guard let delegate = interaction.delegate,
          delegate.dragInteraction(
            interaction, sessionForAddingItems: [drag], withTouchAt: place) != nil
        else { continue }
        let items = delegate.dragInteraction(
          interaction, itemsForAddingTo: drag, withTouchAt: place)
        guard !items.isEmpty else { continue }
        source.delegate?.dragInteraction(
          source, session: drag, willAdd: items, for: interaction)
        drag.state.items += items
        return items
      }
    }
    return []
  }

  /// Drops the items. They are delivered if the view under them accepts them. If it does not, they
  /// go back.
  ///
  /// - Returns: The operation that was performed.
  @discardableResult
  public func end() -> UIDropOperation {
    let isAllowed = operation == .copy || (operation == .move && drag.allowsMoveOperation)
    guard !isOver, isAllowed, let destination, let receiver = destination.delegate else {
      cancel()
      return .cancel
    }
    isOver = true
    let result = proposal.operation
    receiver.dropInteraction(destination, performDrop: drop)
    source.delegate?.dragInteraction(source, session: drag, willEndWith: result)
    for item in drag.items {
      let view = destination.view ?? UIView()
      _ = receiver.dropInteraction(
        destination, previewForDropping: item, withDefault: UITargetedDragPreview(view: view))
      let animator = DragAnimator()
      receiver.dropInteraction(destination, item: item, willAnimateDropWith: animator)
      animator.finish()
    }
    receiver.dropInteraction(destination, concludeDrop: drop)
    endDrop()
    source.delegate?.dragInteraction(source, session: drag, didEndWith: result)
    source.delegate?.dragInteraction(source, sessionDidTransferItems: drag)
    return result
  }

  /// Ends the drag without a drop. The items go back.
  public func cancel() {
    guard !isOver else { return }
    isOver = true
    if let destination { destination.delegate?.dropInteraction(destination, sessionDidExit: drop) }
    let delegate = source.delegate
    delegate?.dragInteraction(source, session: drag, willEndWith: .cancel)
    for item in drag.items {
      let view = source.view ?? UIView()
      _ = delegate?.dragInteraction(
        source, previewForCancelling: item, withDefault: UITargetedDragPreview(view: view))
      let animator = DragAnimator()
      delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      animator.finish()
    }
    endDrop()
    delegate?.dragInteraction(source, session: drag, didEndWith: .cancel)
  }

  private func endDrop() {
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: drop)
    }
  }

  /// Returns the innermost interaction at a point that is interested in the items.
  private func destination(at point: CGPoint, in window: UIWindow) -> UIDropInteraction? {
    for view in window.viewsUnder(point) {
      for case let interaction as UIDropInteraction in view.interactions {
        if interaction.delegate?.dropInteraction(interaction, canHandle: drop) == true {
          return interaction
        }
      }
    }
    return nil
  }
}

extension UIWindow {
  /// Returns the view that a touch at a point reaches, and the views that contain it, from the
  /// inside.
  fileprivate func viewsUnder(_ point: CGPoint) -> [UIView] {
    Array(sequence(first: hitTest(point, with: nil)) { $0?.superview }.prefix { $0 != nil })
      .compactMap { $0 }
  }

  /// Drags the items at a point to another one and drops them there.
  ///
  /// It replaces touches and is not part of UIKit. Points are in the window's coordinates.
  ///
  /// - Returns: The operation that was performed, or `nil` if there are no items at the first
  ///   point.
  @discardableResult
  public func dragItems(from start: CGPoint, to end: CGPoint) -> UIDropOperation? {
    guard let drag = ScriptedDrag(in: self, at: start) else { return nil }
    drag.move(to: end)
    return drag.end()
  }
}
