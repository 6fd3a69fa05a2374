import Foundation

/// A layout of the items of one section in groups.
@MainActor
struct GroupPlacement {
  /// The number of items in the section.
  let count: Int
  /// A closure that returns the preferred size of an item in points, or `nil` before it is
  /// measured.
  let preferred: (Int) -> CGSize?
  /// The environment for closures.
  let environment: any NSCollectionLayoutEnvironment
  /// The index of the next item to place.
  var next = 0

  /// The rounding error in points that does not cause a new line.
  private static let allowance: CGFloat = 1e-6

  /// Lays out the items of one group in a container, at the origin, and advances `next` past them.
  ///
  /// - Returns: The items, and the size of the group.
  mutating func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize
  ) -> (items: [PlacedItem], size: CGSize) {
    var size = group.layoutSize.size(in: container)
    let insets = Self.insets(group.contentInsets)
    let inner = CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
    var items: [PlacedItem]
    let used: CGSize
    switch group.arrangement {
    case .custom(let provider):
      let places = provider(
        CompositionEnvironment(
          contentSize: inner, contentInsets: .zero, traitCollection: environment.traitCollection))
      items = places.prefix(max(0, count - next)).enumerated().map { offset, place in
        PlacedItem(
          index: next + offset, frame: place.frame, insets: .zero, item: nil, zIndex: place.zIndex)
      }
      next += items.count
      used = CGSize(
        width: items.map(\.frame.maxX).max() ?? 0, height: items.map(\.frame.maxY).max() ?? 0)
    case .line(let isHorizontal):
      (items, used) = line(group, inner, isHorizontal, limit: nil, part: nil)
    case .repeated(let isHorizontal, let limit):
      (items, used) = line(group, inner, isHorizontal, limit: limit, part: nil)
    case .parts(let isHorizontal, let parts):
      let gaps = CGFloat(max(0, parts - 1)) * (group.interItemSpacing?.spacing ?? 0)
      let length = (isHorizontal ? inner.width : inner.height) - gaps
      let part = max(0, length / CGFloat(max(1, parts)))
      (items, used) = line(group, inner, isHorizontal, limit: parts, part: part)
    }
    if group.layoutSize.widthDimension.isMeasured {
      size.width = used.width + insets.left + insets.right
    }
    if group.layoutSize.heightDimension.isMeasured {
      size.height = used.height + insets.top + insets.bottom
    }
    return (items.map { $0.moved(insets.left, insets.top) }, size)
  }

  /// An entry in a line: one item, or the items of a nested group.
  private struct Entry {
    var items: [PlacedItem]
    var size: CGSize
    var item: NSCollectionLayoutItem
  }

  private mutating func line(
    _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ isHorizontal: Bool, limit: Int?,
    part: CGFloat?
  ) -> ([PlacedItem], CGSize) {
    guard !group.subitems.isEmpty else { return ([], .zero) }
    let gap = group.interItemSpacing?.spacing ?? 0
    let isMeasured =
      isHorizontal
      ? group.layoutSize.widthDimension.isMeasured : group.layoutSize.heightDimension.isMeasured
    let room =
      isMeasured ? CGFloat.greatestFiniteMagnitude : isHorizontal ? inner.width : inner.height
    var entries: [Entry] = []
    var length: CGFloat = 0
    let limit = limit ?? (isMeasured ? group.subitems.count : Int.max)
    while next < count, entries.count < limit {
      let before = next
      let entry = entry(
        group.subitems[entries.count % group.subitems.count], inner, isHorizontal, part)
      let extent = isHorizontal ? entry.size.width : entry.size.height
      let start = entries.isEmpty ? 0 : length + gap
      guard entries.isEmpty || start + extent <= room + Self.allowance else {
        next = before
        break
      }
      guard next > before else { break }
      entries.append(entry)
      length = start + extent
      if extent <= 0, limit == Int.max { break }
    }
    return arrange(entries, group, inner, isHorizontal, length, gap)
  }

  /// Measures an item or places a nested group.
  private mutating func entry(
    _ item: NSCollectionLayoutItem, _ inner: CGSize, _ isHorizontal: Bool, _ part: CGFloat?
  ) -> Entry {
    let edges = Self.insets(item.edges)
    var entry: Entry
    if let nested = item as? NSCollectionLayoutGroup {
      var container = inner
      if let part {
        if isHorizontal { container.width = part } else { container.height = part }
      }
      let placed = place(nested, in: container)
      entry = Entry(items: placed.items, size: placed.size, item: item)
    } else {
      var size = item.layoutSize.size(in: inner)
      if let known = preferred(next) {
        if item.layoutSize.widthDimension.isMeasured {
          size.width = known.width + item.contentInsets.leading + item.contentInsets.trailing
        }
        if item.layoutSize.heightDimension.isMeasured {
          size.height = known.height + item.contentInsets.top + item.contentInsets.bottom
        }
      }
      if let part { if isHorizontal { size.width = part } else { size.height = part } }
      let placed = PlacedItem(
        index: next, frame: CGRect(origin: .zero, size: size),
        insets: Self.insets(item.contentInsets), item: item)
      next += 1
      entry = Entry(items: [placed], size: size, item: item)
    }
    entry.items = entry.items.map { $0.moved(edges.left, edges.top) }
    entry.size.width += edges.left + edges.right
    entry.size.height += edges.top + edges.bottom
    return entry
  }

  /// Positions entries one after another. Flexible distances share the remaining space.
  private func arrange(
    _ entries: [Entry], _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ isHorizontal: Bool,
    _ length: CGFloat, _ gap: CGFloat
  ) -> ([PlacedItem], CGSize) {
    var gap = gap
    let free = (isHorizontal ? inner.width : inner.height) - length
    if group.interItemSpacing?.isFlexibleSpacing == true, entries.count > 1, free > 0 {
      gap += free / CGFloat(entries.count - 1)
    }
    let uniform = entries.filter { Self.isUniform($0.item, isHorizontal) }
      .map { isHorizontal ? $0.size.height : $0.size.width }.max()
    var result: [PlacedItem] = []
    var position: CGFloat = 0
    for entry in entries {
      let x = isHorizontal ? position : 0
      let y = isHorizontal ? 0 : position
      var items = entry.items.map { $0.moved(x, y) }
      if let uniform, Self.isUniform(entry.item, isHorizontal), items.count == 1 {
        if isHorizontal { items[0].frame.size.height = uniform }
        if !isHorizontal { items[0].frame.size.width = uniform }
      }
      result += items
      position += (isHorizontal ? entry.size.width : entry.size.height) + gap
    }
    let across = entries.map { isHorizontal ? $0.size.height : $0.size.width }.max() ?? 0
    let along = max(0, position - gap)
    return (
      result,
      isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    )
  }

  private static func isUniform(_ item: NSCollectionLayoutItem, _ isHorizontal: Bool) -> Bool {
    isHorizontal
      ? item.layoutSize.heightDimension.isUniformAcrossSiblings
      : item.layoutSize.widthDimension.isUniformAcrossSiblings
  }

  /// Returns insets in left-to-right coordinates.
  static func insets(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
