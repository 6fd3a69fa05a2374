import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Returns the positions of this snapshot's sections and items in a former snapshot. Reloaded
  /// items, and reloaded sections with their items, have no former position, so that their views
  /// are loaded again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  func origins(in old: Self) -> [BatchChanges.Origin] {
    var sectionPlaces: [SectionIdentifierType: Int] = [:]
    for (index, section) in old.sections.enumerated() {
      sectionPlaces[section.identifier] = index
    }
    let itemPlaces = old.itemPlaces
    let reloaded = Set(reloadedItemIdentifiers)
    let reloadedSections = Set(reloadedSectionIdentifiers)
    return sections.map { section in
      let isReloaded = reloadedSections.contains(section.identifier)
      return BatchChanges.Origin(
        section: isReloaded ? nil : sectionPlaces[section.identifier],
        items: section.items.map {
          isReloaded || reloaded.contains($0) ? nil : itemPlaces[$0]
        })
    }
  }

  /// The index paths of all items.
  var itemPlaces: [ItemIdentifierType: IndexPath] {
    var result: [ItemIdentifierType: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        result[identifier] = IndexPath(item: item, section: section)
      }
    }
    return result
  }

  /// The number of items by section.
  var counts: [Int] { sections.map(\.items.count) }

  /// Returns the identifier of the item at an index path, or `nil` if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }
}

extension UICollectionViewUpdateItem {
  /// Returns the changes of an update, given the former positions of the new sections and items.
  /// `old` is the former number of items by section.
  static func items(of origins: [BatchChanges.Origin], old: [Int]) -> [UICollectionViewUpdateItem] {
    var kept: Set<IndexPath> = []
    var result: [UICollectionViewUpdateItem] = []
    for (section, origin) in origins.enumerated() {
      for (item, source) in origin.items.enumerated() {
        let target = IndexPath(item: item, section: section)
        guard let source else {
          result.append(UICollectionViewUpdateItem(.insert, from: nil, to: target))
          continue
        }
        kept.insert(source)
        if source != target {
          result.append(UICollectionViewUpdateItem(.move, from: source, to: target))
        }
      }
    }
    let gone = old.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }.filter { !kept.contains($0) }
    return gone.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) } + result
  }
}
