/// The items of a conflict, containers before their contents.
struct ItemTree {
  /// The items in depth-first order.
  private(set) var items: [String] = []
  /// The nearest container of each item among the items.
  private(set) var superviews: [String: String] = [:]
  /// The number of items that contain each item.
  private(set) var depths: [String: Int] = [:]

  /// Orders items so that containers come first, otherwise in the order of the report.
  init(_ present: [String], _ hierarchy: LoggedHierarchy) {
    let known = Set(present)
    for item in present {
      superviews[item] = hierarchy.path(from: item).dropFirst().first { known.contains($0) }
    }
    let children = Dictionary(grouping: present.filter { superviews[$0] != nil }) {
      superviews[$0] ?? ""
    }
    var waiting = present.filter { superviews[$0] == nil }.reversed().map { ($0, 0) }
    while let (item, depth) = waiting.popLast() {
      items.append(item)
      depths[item] = depth
      waiting += (children[item] ?? []).reversed().map { ($0, depth + 1) }
    }
  }
}
