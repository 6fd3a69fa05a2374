import Foundation

/// Inserting, deleting, reloading and moving items. Remaining items keep their cells. Changes are
/// not animated.
extension UICollectionView {
  /// Applies the changes that a closure makes as one update, places all items again, and calls the
  /// completion handler.
  ///
  /// Raises `NSInternalInconsistencyException` if the data source's number of items does not match
  /// the changes, and then reloads all items.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batch.begin()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Inserts items at index paths after the update.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Deletes items at index paths before the update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Reloads items at index paths before the update.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Moves an item from an index path before the update to one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Inserts sections at indices after the update.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections at indices before the update.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections at indices before the update.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its header, footer and items from an index before the update to one after
  /// it. Changes within the section are identified as for a section that does not move.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  private func change(_ body: (inout BatchChanges) -> Void) {
    batch.begin()
    body(&batch.changes)
    endUpdates()
  }

  // MARK: - Places

  /// Returns the index path of a cell at the last layout, or nil if the cell does not belong to an
  /// item. Takes time linear in the number of items.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    itemPaths.first { cellForItem(at: $0) === cell }
  }

  /// Returns the index path of the item at a point of the collection view at the last layout, or
  /// nil if there is none. Takes time linear in the number of items.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    itemPaths.first { cellForItem(at: $0)?.frame.contains(point) ?? false }
  }

  /// The index paths of the items that intersect the bounds at the last layout. Takes time linear
  /// in the number of items.
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
