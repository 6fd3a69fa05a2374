import Foundation

/// Interactive movement of items. Apps and tests call the methods that a gesture recognizer's
/// action calls.
extension UICollectionView {
  /// The pace at which items make way for a moved item.
  public enum ReorderingCadence: Int, Sendable {
    /// As soon as the moved item is over another item.
    case immediate = 0
    /// After a short delay.
    case fast = 1
    /// After a longer delay.
    case slow = 2
  }

  func beginMovement(of path: IndexPath) -> Bool {
    guard extras.movement == nil, loadedItems.contains(path), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: path)
    else { return false }
    let center = layoutAttributesForItem(at: path)?.center ?? .zero
    extras.movement = CollectionMovement(origin: path, target: path, position: center)
    return true
  }

  func continueMovement(to position: CGPoint) {
    guard var movement = extras.movement else { return }
    let layout = storedLayout
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: movement.target, withPosition: position)
    let target =
      itemDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
        atCurrentIndexPath: movement.target, toProposedIndexPath: proposed) ?? proposed
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position,
      previousIndexPaths: [movement.target], previousPosition: movement.position)
    movement.target = target
    movement.position = position
    extras.movement = movement
    layout.invalidateLayout(with: context)
    cellForItem(at: movement.origin)?.center =
      layout.layoutAttributesForInteractivelyMovingItem(
        at: movement.origin, withTargetPosition: position
      ).center
  }

  func endMovement(isCancelled: Bool) {
    guard let movement = extras.movement else { return }
    extras.movement = nil
    let final = isCancelled ? movement.origin : movement.target
    if final != movement.origin {
      batch.begin()
      dataSource?.collectionView(self, moveItemAt: movement.origin, to: final)
      batch.changes.moved[movement.origin] = final
      endUpdates()
    }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [movement.origin],
        movementCancelled: isCancelled))
  }
}
