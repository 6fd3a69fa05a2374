import Foundation

/// Inserting, deleting, reloading and moving items. Remaining items keep their cells. Changes are
/// not animated.
extension UICollectionView {
  func change(_ body: (inout BatchChanges) -> Void) {
    batch.begin()
    body(&batch.changes)
    endUpdates()
  }

  /// If this call ends the outermost update, applies the collected changes and lays out all items
  /// again.
  func endUpdates() {
    guard let changes = batch.end() else { return }
    setNeedsItems()
    // A pending reload includes the changes.
    guard !pending.needsReload, documentItems == nil, dataSource != nil else { return }
    do throws(BatchChanges.Mismatch) {
      let origins = try changes.origins(old: items.counts, new: loadCounts(), noun: "item")
      apply(origins, UICollectionViewUpdateItem.items(of: changes))
    } catch {
      LayoutException.raise(LayoutException.internalInconsistency, error.reason)
      reloadData()
    }
  }

  /// Replaces the items with those of an update, given their former positions.
  func apply(_ origins: [BatchChanges.Origin], _ updates: [UICollectionViewUpdateItem]) {
    let old = items
    items = old.updated(by: origins)
    var targets: [IndexPath: IndexPath] = [:]
    for (section, origin) in origins.enumerated() {
      for (item, source) in origin.items.enumerated() {
        if let source { targets[source] = IndexPath(item: item, section: section) }
      }
    }
    selectedPaths = Set(selectedPaths.compactMap { targets[$0] })
    let sizes = storedLayout.preferredSizes
    let kept = Set(items.views.values.map { ObjectIdentifier($0) })
    for (element, view) in old.views where !kept.contains(ObjectIdentifier(view)) {
      recycle(view, element)
    }
    let context = type(of: storedLayout).makeContext()
    context.invalidateDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
    for (element, size) in sizes where element.category == .cell {
      if let target = targets[element.path] { storedLayout.preferredSizes[.cell(target)] = size }
    }
    pending.placedSize = bounds.size
    pending.updates += updates
  }

  /// Notifies the layout of an update.
  func announce(_ updates: [UICollectionViewUpdateItem]) {
    storedLayout.prepare(forCollectionViewUpdates: updates)
    for update in updates {
      if let path = update.indexPathAfterUpdate, path.item != NSNotFound {
        _ = storedLayout.initialLayoutAttributesForAppearingItem(at: path)
      }
      if let path = update.indexPathBeforeUpdate, path.item != NSNotFound {
        _ = storedLayout.finalLayoutAttributesForDisappearingItem(at: path)
      }
    }
    storedLayout.finalizeCollectionViewUpdates()
  }

  /// Scrolls to the content offset that the layout and the delegate choose after an update.
  func followLayoutTarget() {
    var target = storedLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    target =
      itemDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target)
      ?? target
    if target != contentOffset { contentOffset = target }
  }

  /// Requests cells from the data source again. The data source configures the cells that it
  /// dequeues, which are the existing cells of the items and are not prepared for reuse.
  func reconfigure(_ paths: [IndexPath]) {
    guard !pending.needsReload, let dataSource else { return }
    for path in paths {
      let items = items
      guard let cell = items.cell(at: path) else { continue }
      pool.reconfigured = cell
      let configured = dataSource.collectionView(self, cellForItemAt: path)
      pool.reconfigured = nil
      guard items === self.items else { return }
      pool.remove(configured, kind: nil)
      storedLayout.preferredSizes[.cell(path)] = nil
      guard configured !== cell else { continue }
      items[.cell(path)] = configured
      recycle(cell, .cell(path))
    }
    setNeedsItems()
  }

  // MARK: - Layouts

  /// Replaces the layout.
  func exchangeLayout(_ layout: UICollectionViewLayout) {
    let old = storedLayout
    guard old !== layout else { return }
    if pending.isFilled {
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
    }
    if !(layout is UICollectionViewTransitionLayout) { old.owner = nil }
    if let between = old as? UICollectionViewTransitionLayout {
      between.currentLayout.owner = nil
      between.nextLayout.owner = nil
    }
    storedLayout = layout
    layout.owner = self
    removeScrollers()
    for (element, view) in items.views where element.category == .decorationView {
      items[element] = nil
      recycle(view, element)
    }
    layout.invalidateLayout()
    setNeedsItems()
    guard pending.isFilled else { return }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  func startTransition(
    to layout: UICollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    let between =
      itemDelegate?.collectionView(
        self, transitionLayoutForOldLayout: storedLayout, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: storedLayout, nextLayout: layout)
    extras.transitionCompletion = completion
    exchangeLayout(between)
    return between
  }

  func endTransition(isFinished: Bool) {
    guard let between = storedLayout as? UICollectionViewTransitionLayout else { return }
    exchangeLayout(isFinished ? between.nextLayout : between.currentLayout)
    let completion = extras.transitionCompletion
    extras.transitionCompletion = nil
    completion?(true, isFinished)
  }
}
