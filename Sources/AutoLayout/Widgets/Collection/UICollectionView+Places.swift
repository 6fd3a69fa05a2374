import Foundation

/// The frames of views, which the layout determines.
extension UICollectionView {
  /// Lays out the views that the layout lists, and recycles the others.
  func placeItems() {
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

  /// Notifies the delegate about views that appeared on the screen.
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

  /// The attributes of the required views: in a window, of those that intersect the bounds,
  /// otherwise of all items, followed by other views.
  private func wantedPlaces() -> [UICollectionViewLayoutAttributes] {
    let area =
      showsOnlyVisibleItems ? bounds : bounds.union(CGRect(origin: .zero, size: contentSize))
    storedLayout.isShowingItems = true
    let listed = storedLayout.layoutAttributesForElements(in: area)
    storedLayout.isShowingItems = false
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

  /// Returns a Boolean value that indicates whether a view intersects the bounds, and the visible
  /// part of its section's own scroll view.
  func isOnScreen(_ place: UICollectionViewLayoutAttributes) -> Bool {
    let (frame, area) = visibleFrame(of: place)
    return frame.overlaps(area) && frame.overlaps(bounds)
  }

  /// Returns the frame of a view as its section's scroll view shows it, and the area that this
  /// scroll view or the collection view covers, both in points in the collection view's
  /// coordinates.
  func visibleFrame(of place: UICollectionViewLayoutAttributes) -> (frame: CGRect, area: CGRect) {
    guard let section = place.scrollingSection, let scroller = extras.scrollers[section] else {
      return (place.frame, .infinite)
    }
    let offset = scroller.contentOffset
    return (place.frame.offsetBy(dx: -offset.x, dy: -offset.y), scroller.frame)
  }

  /// Measures the preferred size of a view whose size the layout estimates, once, and invalidates
  /// the layout if it depends on the result.
  private func measure(_ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes)
  {
    let element = place.element
    guard storedLayout.preferredSizes[element] == nil, storedLayout.measures(place) else { return }
    // Programs lay out the view before they measure it.
    put(view, place)
    guard storedLayout.preferredSizes[element] == nil else { return }
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

  /// Applies a frame and appearance to a view.
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
}

extension CGRect {
  /// Returns a Boolean value that indicates whether the interiors of two rectangles have points in
  /// common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
