import Foundation

/// The sizes and spacing that determine the lines of a flow layout.
extension UICollectionViewFlowLayout {
  /// Lays out the items of a collection view.
  func makeFlow(in view: UICollectionView) -> ItemFlow {
    let counts = view.loadedItems.counts
    let sections = counts.enumerated().map { section, count in
      ItemFlow.Section(
        sizes: (0..<count).map { size(at: IndexPath(item: $0, section: section), in: view) },
        rules: rules(ofSection: section, in: view))
    }
    return ItemFlow(sections, in: view.bounds.size, scrollDirection == .vertical)
  }

  /// Returns the size of an item: the one that its cell prefers if items are measured, or else the
  /// one that the delegate provides, or else that of the document or the layout.
  private func size(at path: IndexPath, in view: UICollectionView) -> CGSize {
    if estimatedItemSize != .zero, let preferred = preferredSizes[.cell(path)] { return preferred }
    view.delegateStatesSize = true
    let answer = view.flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path)
    let stated = view.delegateStatesSize ? answer : nil
    guard estimatedItemSize != .zero else {
      return stated ?? view.documentSize(at: path) ?? itemSize
    }
    return stated
      ?? (estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
  }

  /// Returns the spacing that the delegate provides for a section, or else that of the layout.
  private func rules(ofSection section: Int, in view: UICollectionView) -> ItemFlow.Rules {
    let delegate = view.flowDelegate
    let isVertical = scrollDirection == .vertical
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    return ItemFlow.Rules(
      isVertical: isVertical,
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      inset: referenced(
        delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset,
        in: view),
      header: isVertical ? header.height : header.width,
      footer: isVertical ? footer.height : footer.width)
  }

  /// Returns section insets increased by the insets of their reference perpendicular to the scroll
  /// direction.
  private func referenced(_ inset: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
    let outer: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: outer = view.safeAreaInsets
    case .fromLayoutMargins: outer = view.layoutMargins
    }
    return scrollDirection == .vertical
      ? UIEdgeInsets(
        top: inset.top, left: inset.left + outer.left, bottom: inset.bottom,
        right: inset.right + outer.right)
      : UIEdgeInsets(
        top: inset.top + outer.top, left: inset.left, bottom: inset.bottom + outer.bottom,
        right: inset.right)
  }

  /// Returns the attributes of the views that intersect a rectangle, section after section.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    func add(_ place: UICollectionViewLayoutAttributes?) {
      if let place, place.frame.overlaps(rect) { result.append(place) }
    }
    for (section, count) in flow.counts.enumerated() {
      let first = IndexPath(item: 0, section: section)
      add(
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: first))
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        guard flow.frame(at: path)?.overlaps(rect) == true else { continue }
        add(layoutAttributesForItem(at: path))
      }
      add(
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionFooter, at: first))
    }
    return result
  }

  /// The z-index of pinned headers and footers (assumed), in front of items.
  private static let pinnedDepth = 10

  /// Moves a header or footer into the visible area, within its section.
  func pin(_ place: UICollectionViewLayoutAttributes, _ isHeader: Bool) {
    guard let view = collectionView,
      let area = flow.area(ofSection: place.indexPath.section)
    else { return }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    var frame = place.frame
    if scrollDirection == .vertical {
      frame.origin.y =
        isHeader
        ? min(max(frame.minY, visible.minY), area.maxY - frame.height)
        : max(min(frame.minY, visible.maxY - frame.height), area.minY)
    } else {
      frame.origin.x =
        isHeader
        ? min(max(frame.minX, visible.minX), area.maxX - frame.width)
        : max(min(frame.minX, visible.maxX - frame.width), area.minX)
    }
    place.frame = frame
    place.zIndex = Self.pinnedDepth
  }
}

extension UICollectionView {
  /// Returns the size of a cell in a document, in points, if the item has a cell.
  func documentSize(at path: IndexPath) -> CGSize? { cellForItem(at: path)?.documentSize }
}
