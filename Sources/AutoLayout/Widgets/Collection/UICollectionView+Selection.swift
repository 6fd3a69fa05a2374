import Foundation

/// Selection, and taps that select items.
extension UICollectionView {
  /// The positions of the visible area to which an item is scrolled: at most one of each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item is at the upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is in the center vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is in the center horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Acts as a tap on an item does, for tests and programs: the item is highlighted for the time of
  /// the tap and then selected, or deselected if several items can be selected. The delegate is
  /// called in UIKit's order. Does nothing if the item does not exist.
  public func tapItem(at indexPath: IndexPath) {
    guard loadedItems.contains(indexPath), isUserInteractionEnabled, allowsTaps,
      itemDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    cellForItem(at: indexPath)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: indexPath)
    let isSelected = selectedPaths.contains(indexPath)
    let allows =
      isSelected && allowsSeveralItems
      ? itemDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true
      : itemDelegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
    cellForItem(at: indexPath)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    guard allows else { return }
    if isSelected, allowsSeveralItems {
      deselectByTap(indexPath)
    } else {
      selectByTap(indexPath)
    }
  }

  private func selectByTap(_ path: IndexPath) {
    if !allowsSeveralItems {
      for former in selectedPaths.sorted() where former != path { deselectByTap(former) }
    }
    setSelected(true, at: path)
    itemDelegate?.collectionView(self, didSelectItemAt: path)
    guard itemDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true else {
      return
    }
    itemDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  private func deselectByTap(_ path: IndexPath) {
    setSelected(false, at: path)
    itemDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  private var allowsTaps: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// A Boolean value that indicates whether several items can be selected now.
  var allowsSeveralItems: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    if path == nil || !allowsSeveralItems {
      for former in selectedPaths where former != path { setSelected(false, at: former) }
    }
    guard let path, items.contains(path) else { return }
    setSelected(true, at: path)
    if !position.isEmpty { scroll(to: path, position, animated) }
  }

  /// Selects or deselects an item, and tells its cell.
  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    guard selectedPaths.contains(path) != isSelected else { return }
    if isSelected { selectedPaths.insert(path) } else { selectedPaths.remove(path) }
    items.cell(at: path)?.isSelected = isSelected
  }

  /// Deselects all but the first selected item.
  func keepFirstSelection() {
    for path in selectedPaths.sorted().dropFirst() { setSelected(false, at: path) }
  }

  /// Ends the selection, and tells the cells about editing.
  func editingDidChange() {
    for path in selectedPaths { setSelected(false, at: path) }
    for case let cell as UICollectionViewCell in items.views.values {
      cell.collectionEditingDidChange(isEditing)
    }
  }

  // MARK: - Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    prepareForQuestions()
    guard let place = storedLayout.layoutAttributesForItem(at: path) else { return }
    if scrollSection(to: place, position, animated) { return }
    guard !position.isEmpty else { return scrollRectToVisible(place.frame, animated: animated) }
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    let frame = place.frame
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - visible.height / 2 - inset.top
    }
    if position.contains(.bottom) { offset.y = frame.maxY + inset.bottom - bounds.height }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - visible.width / 2 - inset.left
    }
    if position.contains(.right) { offset.x = frame.maxX + inset.right - bounds.width }
    setContentOffset(offsetInContent(offset), animated: animated)
  }

  // MARK: - Places

  /// Returns the index path of the item at a point, the one in front if there are several.
  func path(at point: CGPoint) -> IndexPath? {
    if documentItems != nil, !arrangesDocumentItems {
      return items.loadedPaths.first { items.cell(at: $0)?.frame.contains(point) ?? false }
    }
    prepareForQuestions()
    let area = CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)
    let listed =
      storedLayout.layoutAttributesForElements(in: area)
      ?? items.paths.compactMap { storedLayout.layoutAttributesForItem(at: $0) }
    let hits = listed.filter {
      guard $0.representedElementCategory == .cell, !$0.isHidden else { return false }
      let (frame, area) = visibleFrame(of: $0)
      return frame.contains(point) && area.contains(point)
    }
    guard let front = hits.map(\.zIndex).max() else { return nil }
    return hits.first { $0.zIndex == front }?.indexPath
  }

  /// The index paths of the items with cells that intersect the bounds.
  var visiblePaths: [IndexPath] {
    items.loadedPaths.filter { path in
      guard let cell = items.cell(at: path) else { return false }
      let frame = cell.superview.map { $0.convert(cell.frame, to: self) } ?? cell.frame
      return frame.overlaps(bounds)
    }
  }

  /// The supplementary views of a kind, in order.
  func supplements(
    ofKind kind: String
  ) -> [(key: CollectionElement, value: UICollectionReusableView)] {
    items.views.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
      .sorted { $0.key.path < $1.key.path }
  }
}
