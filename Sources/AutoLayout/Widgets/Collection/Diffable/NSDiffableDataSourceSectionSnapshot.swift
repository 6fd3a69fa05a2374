import Foundation

/// The items of one section as a tree, in which expanded parents show their children.
///
/// Items are unique. Adding an item twice, or adding items at an unknown parent or sibling, raises
/// `NSInternalInconsistencyException`.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// An item of the tree.
  struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates a snapshot without items.
  public init() {}

  /// All items: each parent before its children.
  public var items: [ItemIdentifierType] { flattened { _ in true } }

  /// The items whose ancestors are all expanded, in order.
  public var visibleItems: [ItemIdentifierType] { flattened { nodes[$0]?.isExpanded ?? false } }

  private func flattened(
    _ descends: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var stack = Array(rootItems.reversed())
    while let item = stack.popLast() {
      result.append(item)
      if descends(item) { stack += (nodes[item]?.children ?? []).reversed() }
    }
    return result
  }

  /// Appends items to the children of a parent, or to the root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let count = parent.map { nodes[$0]?.children.count ?? 0 } ?? rootItems.count
    add(items, parent, at: count)
  }

  /// Inserts items before another item, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, offset: 0)
  }

  /// Inserts items after another item, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, offset: 1)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at sibling: ItemIdentifierType, offset: Int
  ) {
    guard let node = nodes[sibling] else {
      return SnapshotException.raise("Invalid item identifier specified: \(sibling)")
    }
    let siblings = node.parent.map { nodes[$0]?.children ?? [] } ?? rootItems
    add(items, node.parent, at: (siblings.firstIndex(of: sibling) ?? 0) + offset)
  }

  private mutating func add(
    _ items: [ItemIdentifierType], _ parent: ItemIdentifierType?, at index: Int
  ) {
    guard Set(items).count == items.count, items.allSatisfy({ nodes[$0] == nil }) else {
      return SnapshotException.raise("Fatal: supplied item identifiers are not unique.")
    }
    if let parent, nodes[parent] == nil {
      return SnapshotException.raise("Invalid item identifier specified: \(parent)")
    }
    for item in items { nodes[item] = Node(parent: parent) }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: index)
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
  }

  /// Removes items with their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items)
    let parents = Set(items.compactMap { nodes[$0]?.parent })
    var rest = items
    while let item = rest.popLast() {
      if let node = nodes.removeValue(forKey: item) { rest += node.children }
    }
    for parent in parents { nodes[parent]?.children.removeAll { gone.contains($0) } }
    rootItems.removeAll { gone.contains($0) }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items to show their children.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Collapses items to hide their children.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  /// Replaces the children of an item with the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let node = nodes[parent] else {
      return SnapshotException.raise("Invalid item identifier specified: \(parent)")
    }
    delete(node.children)
    append(snapshot.rootItems, to: parent)
    for item in snapshot.items {
      guard let node = snapshot.nodes[item] else { continue }
      append(node.children, to: item)
      nodes[item]?.isExpanded = node.isExpanded
    }
  }

  /// Returns a Boolean value that indicates whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Returns a Boolean value that indicates whether an item exists and all its ancestors are
  /// expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let node = nodes[item] else { return false }
    var parent = node.parent
    while let current = parent {
      guard isExpanded(current) else { return false }
      parent = nodes[current]?.parent
    }
    return true
  }

  /// Returns a Boolean value that indicates whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Returns the number of ancestors of an item, or 0 if it is unknown.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var parent = nodes[item]?.parent
    while let current = parent {
      level += 1
      parent = nodes[current]?.parent
    }
    return level
  }

  /// Returns the index of an item among all items, or `nil` if it is unknown.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the parent of an item, or `nil` for root items and unknown items.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// Returns the descendants of an item as a snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    func copy(_ item: ItemIdentifierType, to target: ItemIdentifierType?) {
      result.append([item], to: target)
      if isExpanded(item) { result.expand([item]) }
      for child in nodes[item]?.children ?? [] { copy(child, to: item) }
    }
    if includingParent {
      copy(parent, to: nil)
    } else {
      for child in nodes[parent]?.children ?? [] { copy(child, to: nil) }
    }
    return result
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
