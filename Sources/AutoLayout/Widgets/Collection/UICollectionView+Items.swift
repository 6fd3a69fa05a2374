import Foundation

/// The views of items, and their places.
///
/// In a window, only items that intersect the bounds have cells. Outside windows, and in documents,
/// all items have cells.
extension UICollectionView {
  /// A Boolean value that indicates whether only items on the screen have cells.
  var showsOnlyVisibleItems: Bool { window != nil && documentItems == nil }

  /// The items, with the current numbers of the data source.
  var loadedItems: CollectionItems {
    loadIfNeeded()
    return items
  }

  /// Loads the numbers of items if a reload is pending.
  func loadIfNeeded() { if pending.needsReload { reload() } }

  /// Loads the numbers of items, and in documents and outside windows all cells.
  private func reload() {
    pending.needsReload = false
    pending.placedSize = nil
    pending.updates = []
    if documentItems != nil || dataSource != nil { pending.isFilled = true }
    let old = items
    selectedPaths = []
    items = documentItems.map { CollectionItems($0) } ?? CollectionItems(counts: loadCounts())
    if documentItems == nil { for (element, view) in old.views { recycle(view, element) } }
    let context = type(of: storedLayout).makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
  }

  /// Asks the data source for the number of items by section.
  func loadCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Loads and places what is needed.
  func layoutItems() {
    loadIfNeeded()
    guard pending.isFilled else { return }
    guard documentItems == nil || arrangesDocumentItems else {
      pending.placedSize = bounds.size
      contentSize = recordedContentSize
      return
    }
    if pending.placedSize != bounds.size {
      pending.placedSize = bounds.size
      pending.needsPreparation = true
      storedLayout.preferredSizes = [:]
    }
    if !showsOnlyVisibleItems { loadAllCells() }
    var pass = 0
    repeat {
      prepareLayout()
      placeItems()
      pass += 1
    } while pending.needsPreparation && !pending.needsReload && pass < Self.passLimit
  }

  /// The maximum number of preparations per layout. Each one is caused by views that are asked for
  /// their sizes for the first time.
  private static let passLimit = 32

  /// Prepares an invalid layout, so that it can be asked for attributes.
  func prepareForQuestions() {
    loadIfNeeded()
    if pending.isFilled { prepareLayout() }
  }

  private func prepareLayout() {
    guard pending.needsPreparation else { return }
    pending.needsPreparation = false
    storedLayout.prepare()
    let updates = pending.updates
    pending.updates = []
    if !updates.isEmpty { announce(updates) }
    removeScrollers(except: storedLayout.scrollingSections)
    contentSize = storedLayout.collectionViewContentSize
    if !updates.isEmpty { followLayoutTarget() }
  }

  /// Called by the layout when it has become invalid.
  func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    pending.needsPreparation = true
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }

  /// Asks the layout whether new bounds invalidate it.
  func boundsWillChange(to new: CGRect) {
    guard new != bounds, pending.isFilled, pending.placedSize != nil,
      storedLayout.shouldInvalidateLayout(forBoundsChange: new)
    else { return }
    storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: new))
  }

  // MARK: - Cells

  private func loadAllCells() {
    let items = items
    guard dataSource != nil else { return }
    for path in items.paths where items[.cell(path)] == nil {
      load(.cell(path))
      guard items === self.items else { return }
    }
  }

  /// Asks the data source or the layout for a view and adds it, or returns nil if there is none or
  /// the items have changed.
  @discardableResult
  func load(_ element: CollectionElement) -> UICollectionReusableView? {
    let items = items
    guard let view = makeView(element), items === self.items else { return nil }
    pool.remove(view, kind: element.kind)
    // Only a view in the hierarchy can have a place already.
    if view.superview != nil, let former = items.element(of: view), former != element {
      items[former] = nil
    }
    items[element] = view
    storedLayout.preferredSizes[element] = nil
    (view as? UICollectionViewCell).map { prepare($0, at: element.path) }
    if view.superview == nil || !view.isDescendant(of: self) { addContentSubview(view) }
    return view
  }

  private func makeView(_ element: CollectionElement) -> UICollectionReusableView? {
    let path = element.path
    switch element.category {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind ?? "", at: path)
    case .decorationView: return storedLayout.decorationMakers[element.kind ?? ""]?()
    }
  }

  /// Gives a cell the state of its item.
  private func prepare(_ cell: UICollectionViewCell, at path: IndexPath) {
    let isSelected = selectedPaths.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    cell.isHighlighted = false
    cell.collectionEditingDidChange(isEditing)
  }

  /// Removes a view, tells the delegate if it was on the screen, and keeps it for other items.
  func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    let wasShown = window != nil && view.isDescendant(of: self)
    view.removeFromSuperview()
    view.isShown = false
    if wasShown { announceEnd(view, element) }
    guard items.element(of: view) == nil else { return }
    pool.add(view, kind: element.kind)
  }

  /// The size of the content at recorded positions: along the scroll direction, up to the last
  /// recorded item, header or footer.
  private var recordedContentSize: CGSize {
    let views = Array(items.views.values)
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return flow?.scrollDirection == .horizontal
      ? CGSize(width: views.map(\.frame.maxX).max() ?? 0, height: bounds.height)
      : CGSize(width: bounds.width, height: views.map(\.frame.maxY).max() ?? 0)
  }
}
