import Foundation

/// What a collection view has to do at its next layout.
struct PendingLayout {
  /// Whether the numbers of items are loaded from the data source.
  var needsReload = true
  /// Whether the layout is prepared.
  var needsPreparation = true
  /// Whether the collection view has been filled, so that the size of the content follows from the
  /// items.
  var isFilled = false
  /// The size at which the items were placed, or nil if they are placed again.
  var placedSize: CGSize?
  /// The changes since the last layout, for the layout object.
  var updates: [UICollectionViewUpdateItem] = []
}

/// The views of items, and their places.
///
/// In a window, only items that intersect the bounds have cells. Outside windows, and in documents,
/// all items have cells.
extension UICollectionView {
  /// Whether only items on the screen have cells.
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
    if let former = items.element(of: view), former != element { items[former] = nil }
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

  // MARK: - Places

  /// Places the views that the layout lists, and recycles the others.
  private func placeItems() {
    let items = items
    var depths: [ObjectIdentifier: Int] = [:]
    var placed: Set<CollectionElement> = []
    var appeared: [CollectionElement] = []
    for place in wantedPlaces() {
      let element = place.element
      guard element.category != .cell || items.contains(element.path),
        placed.insert(element).inserted
      else { continue }
      let isNew = items[element]?.isShown != true
      let view = items[element] ?? load(element)
      guard items === self.items else { return setNeedsItems() }
      guard let view else { continue }
      measure(view, place)
      guard items === self.items else { return setNeedsItems() }
      put(view, place)
      depths[ObjectIdentifier(view)] = place.zIndex
      if isNew { appeared.append(element) }
    }
    guard !pending.needsPreparation else { return }
    orderSubviews(by: depths)
    removeViews(except: placed)
    show(appeared, of: items)
    if items === self.items { prefetchItems() }
  }

  /// Tells the delegate about views that appeared on the screen.
  private func show(_ appeared: [CollectionElement], of items: CollectionItems) {
    guard window != nil else { return }
    for element in appeared {
      guard items === self.items else { return }
      guard let view = items[element] else { continue }
      view.isShown = true
      announceBegin(view, element)
    }
  }

  /// Recycles the views that are not listed. Outside windows, cells remain and headers are hidden.
  private func removeViews(except placed: Set<CollectionElement>) {
    let items = items
    let gone = items.views.keys.filter { !placed.contains($0) }
    for element in gone.sorted(by: { $0.path < $1.path }) {
      guard items === self.items, let view = items[element] else { return }
      guard showsOnlyVisibleItems || element.category == .decorationView else {
        if element.category == .supplementaryView { view.isHidden = true }
        continue
      }
      items[element] = nil
      recycle(view, element)
    }
  }

  /// The attributes of the views that are needed: in a window those that intersect the bounds, and
  /// otherwise those of all items, then those of other views.
  private func wantedPlaces() -> [UICollectionViewLayoutAttributes] {
    let area =
      showsOnlyVisibleItems ? bounds : bounds.union(CGRect(origin: .zero, size: contentSize))
    let listed = storedLayout.layoutAttributesForElements(in: area)
    if let listed, showsOnlyVisibleItems {
      return listed.filter { isOnScreen($0) }
    }
    var known: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for place in listed ?? [] { known[place.element] = place }
    var result = items.paths.compactMap { path in
      known.removeValue(forKey: .cell(path)) ?? storedLayout.layoutAttributesForItem(at: path)
    }
    for section in items.counts.indices {
      let path = IndexPath(item: 0, section: section)
      for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
        let place =
          known.removeValue(forKey: .supplement(kind, path))
          ?? storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        if let place { result.append(place) }
      }
    }
    result += (listed ?? []).filter { known[$0.element] != nil }
    return showsOnlyVisibleItems ? result.filter { isOnScreen($0) } : result
  }

  /// Whether a view intersects the bounds, and the visible part of its section's own scroll view.
  func isOnScreen(_ place: UICollectionViewLayoutAttributes) -> Bool {
    var frame = place.frame
    if let section = place.scrollingSection, let scroller = extras.scrollers[section] {
      frame = frame.offsetBy(dx: -scroller.contentOffset.x, dy: -scroller.contentOffset.y)
      guard frame.overlaps(scroller.frame) else { return false }
    }
    return frame.overlaps(bounds)
  }

  /// Asks a view for the attributes that it prefers, once.
  private func measure(_ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes)
  {
    let element = place.element
    guard storedLayout.preferredSizes[element] == nil, storedLayout.measures(place) else { return }
    let preferred = view.preferredLayoutAttributesFitting(place.duplicate())
    storedLayout.preferredSizes[element] = preferred.size
    guard
      storedLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: place)
    else { return }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: place))
  }

  /// Gives a view its place and appearance.
  private func put(_ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) {
    let host = container(of: place)
    if view.superview !== host.view {
      if host.view === self { addContentSubview(view) } else { host.view.addSubview(view) }
    }
    if place.transform == .identity {
      if view.transform != .identity { view.transform = .identity }
      view.frame = place.frame.offsetBy(dx: -host.origin.x, dy: -host.origin.y)
    } else {
      view.bounds.size = place.size
      view.center = CGPoint(x: place.center.x - host.origin.x, y: place.center.y - host.origin.y)
      view.transform = place.transform
    }
    view.isHidden = place.isHidden
    if documentItems == nil { view.alpha = place.alpha }
    guard view.appliedAttributes?.isEqual(place) != true else { return }
    view.appliedAttributes = place.duplicate()
    view.apply(place)
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

extension CGRect {
  /// Whether the interiors of two rectangles have points in common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
