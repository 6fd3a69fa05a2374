import Foundation

/// A calculator of section layouts, with the values on which they depend.
@MainActor
struct SectionPlacer {
  let index: Int
  let count: Int
  let isVertical: Bool
  /// The size of the container in points.
  let container: CGSize
  /// The insets of the safe area or of the margins, which are added to those of the section.
  let outer: UIEdgeInsets
  let traits: UITraitCollection
  let preferred: [CollectionElement: CGSize]
  let makeAttributes: (CollectionElement) -> UICollectionViewLayoutAttributes

  /// Lays out a section that begins at an offset along the scroll direction, in points.
  func place(_ section: NSCollectionLayoutSection, from start: CGFloat) -> SectionPlacement {
    var result = SectionPlacement()
    var insets = GroupPlacement.insets(section.contentInsets)
    if isVertical {
      insets.left += outer.left
      insets.right += outer.right
    } else {
      insets.top += outer.top
      insets.bottom += outer.bottom
    }
    let inner = CGSize(
      width: max(0, container.width - insets.left - insets.right),
      height: max(0, container.height - insets.top - insets.bottom))
    let environment = CompositionEnvironment(
      contentSize: container, contentInsets: section.contentInsets, traitCollection: traits)
    result.environment = environment
    result.list = section.list
    result.handler = section.visibleItemsInvalidationHandler
    let sides = section.supplementariesFollowContentInsets ? insets : outer
    var heads: [(NSCollectionLayoutBoundarySupplementaryItem, CGSize)] = []
    var before: CGFloat = 0
    var after: CGFloat = 0
    for head in section.boundarySupplementaryItems {
      let size = self.size(of: head, across: sides)
      heads.append((head, size))
      guard head.extendsBoundary else { continue }
      if head.isAtStart(isVertical) { before += along(size) }
      if head.isAtEnd(isVertical) { after += along(size) }
    }
    let scrolls = section.orthogonalScrollingBehavior != .none
    var placement = GroupPlacement(
      count: count,
      preferred: { preferred[.cell(IndexPath(item: $0, section: index))] },
      environment: environment)
    var placed: [PlacedItem] = []
    var position: CGFloat = 0
    var extent: CGFloat = 0
    var pageLength: CGFloat = 0
    while placement.next < count {
      let begin = placement.next
      let group = placement.place(section.group, in: inner)
      guard placement.next > begin else { break }
      if begin > 0 { position += section.interGroupSpacing }
      let isAlong = scrolls != isVertical
      placed += group.items.map { $0.moved(isAlong ? 0 : position, isAlong ? position : 0) }
      if begin == 0 {
        pageLength = (isAlong ? group.size.height : group.size.width) + section.interGroupSpacing
      }
      position += isAlong ? group.size.height : group.size.width
      extent = max(extent, isAlong ? group.size.width : group.size.height)
    }
    let length = scrolls ? extent : position
    let edges = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let whole = before + edges.0 + length + edges.1 + after
    result.area =
      isVertical
      ? CGRect(x: 0, y: start, width: container.width, height: whole)
      : CGRect(x: start, y: 0, width: whole, height: container.height)
    let origin =
      isVertical
      ? CGPoint(x: insets.left, y: start + before + insets.top)
      : CGPoint(x: start + before + insets.left, y: insets.top)
    let views = placed.map { $0.moved(origin.x, origin.y) }
    for view in views { add(view, scrolls, to: &result) }
    addHeads(heads, sides, start, whole, to: &result)
    addDecorations(section, to: &result)
    if scrolls {
      let frame =
        isVertical
        ? CGRect(x: 0, y: origin.y, width: container.width, height: extent)
        : CGRect(x: origin.x, y: 0, width: extent, height: container.height)
      let paged =
        section.orthogonalScrollingBehavior == .paging
        ? (isVertical ? container.width : container.height) : pageLength
      result.scrolling = ScrollingSection(
        frame: frame,
        contentSize: isVertical
          ? CGSize(width: position + insets.left + insets.right, height: extent)
          : CGSize(width: extent, height: position + insets.top + insets.bottom),
        pageLength: paged, isPaged: section.orthogonalScrollingBehavior != .continuous)
    }
    return result
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func add(_ view: PlacedItem, _ scrolls: Bool, to result: inout SectionPlacement) {
    let path = IndexPath(item: view.index, section: index)
    let place = makeAttributes(.cell(path))
    place.frame = view.cellFrame
    place.zIndex = view.zIndex
    place.fixedAxes = view.item?.layoutSize.fixedAxes ?? [.horizontal, .vertical]
    place.scrollingSection = scrolls ? index : nil
    result.items.append(place)
    for badge in view.item?.supplementaryItems ?? [] {
      let element = CollectionElement.supplement(badge.elementKind, path)
      let size = preferredSize(badge, element, in: view.cellFrame.size)
      let other = makeAttributes(element)
      other.frame = badge.frame(size, in: view.cellFrame)
      other.zIndex = badge.zIndex
      other.fixedAxes = badge.layoutSize.fixedAxes
      other.scrollingSection = place.scrollingSection
      result.others.append(other)
    }
  }

  private func size(
    of head: NSCollectionLayoutBoundarySupplementaryItem, across insets: UIEdgeInsets
  ) -> CGSize {
    let inner =
      isVertical
      ? CGSize(width: container.width - insets.left - insets.right, height: container.height)
      : CGSize(width: container.width, height: container.height - insets.top - insets.bottom)
    let path = IndexPath(item: 0, section: index)
    return preferredSize(head, .supplement(head.elementKind, path), in: inner)
  }

  private func preferredSize(
    _ item: NSCollectionLayoutItem, _ element: CollectionElement, in container: CGSize
  ) -> CGSize {
    var size = item.layoutSize.size(in: container)
    if let known = preferred[element] {
      if item.layoutSize.widthDimension.isMeasured { size.width = known.width }
      if item.layoutSize.heightDimension.isMeasured { size.height = known.height }
    }
    return size
  }

  private func addHeads(
    _ heads: [(NSCollectionLayoutBoundarySupplementaryItem, CGSize)], _ insets: UIEdgeInsets,
    _ start: CGFloat, _ length: CGFloat, to result: inout SectionPlacement
  ) {
    var inner = result.area
    if isVertical {
      inner.origin.x += insets.left
      inner.size.width -= insets.left + insets.right
    } else {
      inner.origin.y += insets.top
      inner.size.height -= insets.top + insets.bottom
    }
    for (head, size) in heads {
      let element = CollectionElement.supplement(
        head.elementKind, IndexPath(item: 0, section: index))
      let place = makeAttributes(element)
      place.frame = head.frame(size, in: inner)
      place.zIndex = head.zIndex
      place.fixedAxes = head.layoutSize.fixedAxes
      result.others.append(place)
      if head.pinToVisibleBounds { result.pinned.insert(element) }
    }
  }

  private func addDecorations(
    _ section: NSCollectionLayoutSection, to result: inout SectionPlacement
  ) {
    for item in section.decorationItems {
      let place = makeAttributes(
        CollectionElement(
          category: .decorationView, kind: item.elementKind,
          path: IndexPath(item: 0, section: index)))
      place.frame = result.area.inset(by: GroupPlacement.insets(item.contentInsets))
      place.zIndex = item.zIndex
      place.fixedAxes = [.horizontal, .vertical]
      result.others.append(place)
    }
  }
}
