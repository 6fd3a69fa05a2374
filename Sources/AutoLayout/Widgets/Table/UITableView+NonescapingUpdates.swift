import Foundation

// In Objective-C, the closure of an update is nonescaping even though it is optional.

extension UITableView {
  /// Applies the changes that a closure makes as one update, and calls the completion handler. The
  /// closure is called before the method returns.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional.some(updates), completion: completion)
    }
  }
}

extension UICollectionView {
  /// Applies the changes that a closure makes as one update, and calls the completion handler. The
  /// closure is called before the method returns.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional.some(updates), completion: completion)
    }
  }
}
