import Foundation

/// The state of the sections and items in a table or collection view, by identifiers.
///
/// Identifiers are unique: sections among sections, items among all items. Adding an identifier
/// twice, and changes that refer to unknown identifiers, raise `NSInternalInconsistencyException`.
/// Deletions ignore unknown identifiers.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// A section with its items, in order.
  struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  /// The sections in order.
  var sections: [Section] = []
  /// The identifiers of all items.
  private var known: Set<ItemIdentifierType> = []
  /// The identifiers of the sections to reload, in the order of the calls.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The identifiers of the items to reload, in the order of the calls.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The identifiers of the items to reconfigure, in the order of the calls.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: - Contents

  /// The number of items in all sections.
  public var numberOfItems: Int { known.count }
  /// The number of sections, including empty ones.
  public var numberOfSections: Int { sections.count }
  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The identifiers of the items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the identifiers of the items in a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    index(of: identifier).map { sections[$0].items } ?? []
  }

  /// Returns the section of an item, or `nil` if the item is unknown.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { place(of: identifier).map { sections[$0.section].identifier } }

  /// Returns the index of an item among the items of all sections, or `nil` if it is unknown.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = place(of: identifier) else { return nil }
    return sections[..<place.section].map(\.items.count).reduce(0, +) + place.item
  }

  /// Returns the index of a section, or `nil` if it is unknown.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: - Items

  /// Appends items to a section, or to the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section = sectionIdentifier.map { index(of: $0) } ?? lastSection
    guard let section, add(identifiers) else { return }
    sections[section].items += identifiers
  }

  /// The index of the last section. Raises an exception if there is none.
  private var lastSection: Int? {
    if sections.isEmpty {
      SnapshotException.raise(
        "There are currently no sections in the data source. Please add a section first.")
    }
    return sections.indices.last
  }

  /// Inserts items before another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  /// Inserts items after another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at neighbor: ItemIdentifierType, offset: Int
  ) {
    guard let place = knownPlace(of: neighbor), add(identifiers) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + offset)
  }

  /// Deletes items. Unknown items are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers).intersection(known)
    guard !gone.isEmpty else { return }
    known.subtract(gone)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    known = []
    sections = []
  }

  /// Moves an item before another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item after another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: ItemIdentifierType, to neighbor: ItemIdentifierType, offset: Int
  ) {
    guard identifier != neighbor, let from = knownPlace(of: identifier),
      knownPlace(of: neighbor) != nil
    else { return }
    sections[from.section].items.remove(at: from.item)
    guard let target = place(of: neighbor) else { return }
    sections[target.section].items.insert(identifier, at: target.item + offset)
  }

  /// Moves an item from `source`, its index path before the move, to `target`, its index path after
  /// it. An index beyond the end of the section means the end.
  mutating func moveItem(at source: IndexPath, to target: IndexPath) {
    guard sections.indices.contains(target.section), let item = item(at: source) else { return }
    sections[source.section].items.remove(at: source.item)
    let end = sections[target.section].items.count
    sections[target.section].items.insert(item, at: min(max(0, target.item), end))
  }

  /// Marks items for reloading their cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { isKnown($0) }
  }

  /// Marks items for reconfiguring their cells, which remain.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter { isKnown($0) }
  }

  // MARK: - Sections

  /// Adds sections at the end, without items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = index(of: toIdentifier) { insert(identifiers, at: index) }
  }

  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = index(of: toIdentifier) { insert(identifiers, at: index + 1) }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let all = sectionIdentifiers + identifiers
    guard Set(all).count == all.count else {
      return SnapshotException.raise("Section identifier count does not match data source count.")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  /// Deletes sections with their items. Unknown sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in sections where identifiers.contains(section.identifier) {
      known.subtract(section.items)
    }
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Moves a section before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, to neighbor: SectionIdentifierType, offset: Int
  ) {
    guard identifier != neighbor, let from = index(of: identifier), index(of: neighbor) != nil
    else { return }
    let section = sections.remove(at: from)
    guard let target = indexOfSection(neighbor) else { return }
    sections.insert(section, at: target + offset)
  }

  /// Marks sections for reloading their views.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { index(of: $0) != nil }
  }

  /// Replaces the items of a section, which is appended if it does not exist.
  mutating func setItems(_ items: [ItemIdentifierType], in section: SectionIdentifierType) {
    if indexOfSection(section) == nil { appendSections([section]) }
    guard let index = indexOfSection(section) else { return }
    known.subtract(sections[index].items)
    sections[index].items = []
    if add(items) { sections[index].items = items }
  }

  /// Removes the marks for reloading, after the snapshot was applied.
  mutating func forgetReloads() {
    reloadedSectionIdentifiers = []
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
  }

  // MARK: - Positions

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard known.contains(identifier) else { return nil }
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return (section, item) }
    }
    return nil
  }

  private func knownPlace(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    isKnown(identifier) ? place(of: identifier) : nil
  }

  /// Returns a Boolean value that indicates whether an item exists. Raises an exception if it does
  /// not.
  private func isKnown(_ identifier: ItemIdentifierType) -> Bool {
    guard !known.contains(identifier) else { return true }
    SnapshotException.raise("Invalid item identifier specified: \(identifier)")
    return false
  }

  private func index(of identifier: SectionIdentifierType) -> Int? {
    let index = indexOfSection(identifier)
    if index == nil {
      SnapshotException.raise("Invalid section identifier specified: \(identifier)")
    }
    return index
  }

  /// Adds identifiers to the known ones. Returns `false` if they are not unique.
  private mutating func add(_ identifiers: [ItemIdentifierType]) -> Bool {
    let new = Set(identifiers)
    guard new.count == identifiers.count, new.isDisjoint(with: known) else {
      SnapshotException.raise(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + "{(\(new.intersection(known).map { "\($0)" }.joined(separator: ", ")))}")
      return false
    }
    known.formUnion(new)
    return true
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// The exceptions of snapshots, which can be raised on any thread. Their wording is assumed.
enum SnapshotException {
  static func raise(_ reason: String) {
    MainActor.readUnchecked { LayoutException.raise(LayoutException.internalInconsistency, reason) }
  }
}
