import Foundation

/// Items that come, go and move. What stays keeps its cells; nothing is animated by itself.
extension UICollectionView {
  /// Takes the changes of a closure together, has all items placed again, and calls the completion.
  ///
  /// Raises `NSInternalInconsistencyException` where the data source's numbers of items do not fit
  /// the changes, and then asks for everything again.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batch.begin()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Asks for items that are new, by their places after the update.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Lets items go, by their places before the update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks for items again, by their places before the update.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Moves an item from its place before the update to one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Asks for sections that are new, by their places after the update.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Lets sections go, by their places before the update.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for sections again, by their places before the update.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its head, its foot and its items from its place before the update to one after
  /// it. What changes in it is named as in a section that stays.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  private func change(_ body: (inout BatchChanges) -> Void) {
    batch.begin()
    body(&batch.changes)
    endUpdates()
  }

  // MARK: - Places

  /// The place of a cell, as of the last layout; nil for a cell of no item. Linear in the items.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    itemPaths.first { cellForItem(at: $0) === cell }
  }

  /// The place of the item at a point of the collection, as of the last layout; nil where there is
  /// none. Linear in the items.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    itemPaths.first { cellForItem(at: $0)?.frame.contains(point) ?? false }
  }

  /// The places of the items that lie within the bounds, as of the last layout. Linear in the items.
  public var indexPathsForVisibleItems: [IndexPath] {
    itemPaths.filter { path in
      guard let item = cellForItem(at: path)?.frame else { return false }
      return item.minY < bounds.maxY && item.maxY > bounds.minY
        && item.minX < bounds.maxX && item.maxX > bounds.minX
    }
  }

  private var itemPaths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }
}
