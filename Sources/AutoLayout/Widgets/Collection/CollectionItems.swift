import Foundation

/// The items of a collection view and the views that exist.
///
/// Methods of data sources and delegates, which are called while items are placed, can change the
/// items of the collection view. Each update therefore makes new items, and what still works on the
/// old ones has no effect.
@MainActor
final class CollectionItems {
  /// The number of items by section.
  let counts: [Int]
  /// The views that exist.
  private(set) var views: [CollectionElement: UICollectionReusableView]

  /// Creates items, by section, with the views that exist.
  init(counts: [Int] = [], views: [CollectionElement: UICollectionReusableView] = [:]) {
    self.counts = counts
    self.views = views
  }

  /// The items that a document defines.
  convenience init(_ document: CollectionDocumentItems) {
    var views: [CollectionElement: UICollectionReusableView] = [:]
    for (item, cell) in document.cells.enumerated() {
      views[.cell(IndexPath(item: item, section: 0))] = cell
    }
    let first = IndexPath(item: 0, section: 0)
    views[.supplement(UICollectionView.elementKindSectionHeader, first)] = document.header
    views[.supplement(UICollectionView.elementKindSectionFooter, first)] = document.footer
    self.init(counts: [document.cells.count], views: views)
  }

  subscript(element: CollectionElement) -> UICollectionReusableView? {
    get { views[element] }
    set { views[element] = newValue }
  }

  /// Returns the cell of an item, or nil if there is none.
  func cell(at path: IndexPath) -> UICollectionViewCell? {
    views[.cell(path)] as? UICollectionViewCell
  }

  /// Returns a Boolean value that indicates whether there is an item at an index path.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  /// The index paths of all items, in order.
  var paths: [IndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  /// The index paths of the items with cells, in order.
  var loadedPaths: [IndexPath] {
    views.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// Returns the place of a view, or nil if it does not belong to the items.
  func element(of view: UICollectionReusableView) -> CollectionElement? {
    views.first { $0.value === view }?.key
  }

  /// Returns the items after an update: remaining items keep their cells, and remaining sections
  /// their headers and footers.
  func updated(by origins: [BatchChanges.Origin]) -> CollectionItems {
    let heads = Dictionary(grouping: views.keys.filter(\.isHeadOrFoot), by: \.path.section)
    let result = CollectionItems(counts: origins.map(\.items.count))
    for (section, origin) in origins.enumerated() {
      for (item, source) in origin.items.enumerated() {
        guard let source, let cell = self.views[.cell(source)] else { continue }
        result[.cell(IndexPath(item: item, section: section))] = cell
      }
      for key in origin.section.flatMap({ heads[$0] }) ?? [] {
        var moved = key
        moved.path = IndexPath(item: key.path.item, section: section)
        result[moved] = views[key]
      }
    }
    return result
  }
}
