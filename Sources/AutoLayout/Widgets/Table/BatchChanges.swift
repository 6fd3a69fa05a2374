import Foundation

/// The insertions, deletions, reloads and moves of one update of a table or collection view.
///
/// As in UIKit, deleted, reloaded and moved items are identified by their index paths before the
/// update, and inserted items by their index paths after it.
struct BatchChanges {
  /// The deleted sections, by their indices before the update.
  var deletedSections = IndexSet()
  /// The inserted sections, by their indices after the update.
  var insertedSections = IndexSet()
  /// The reloaded sections, by their indices before the update.
  var reloadedSections = IndexSet()
  /// The indices of moved sections after the update, by their indices before it.
  var movedSections: [Int: Int] = [:]
  /// The deleted items, by their index paths before the update.
  var deleted: Set<IndexPath> = []
  /// The inserted items, by their index paths after the update.
  var inserted: Set<IndexPath> = []
  /// The reloaded items, by their index paths before the update.
  var reloaded: Set<IndexPath> = []
  /// The index paths of moved items after the update, by their index paths before it.
  var moved: [IndexPath: IndexPath] = [:]

  /// The positions of a section and its items before the update, or `nil` for those to load from
  /// the data source.
  struct Origin {
    /// The index of the section before the update, or `nil` for a new section.
    var section: Int?
    /// The index paths of the items before the update, or `nil` for new items.
    var items: [IndexPath?]
  }

  /// An error for an update that does not match the number of sections or items.
  struct Mismatch: Error {
    /// The message, in UIKit's wording.
    var reason: String
  }

  /// Returns the origin of each section after the update.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  /// - Parameters:
  ///   - old: The number of items per section before the update.
  ///   - new: The number of items per section after the update.
  ///   - noun: The noun for an item in messages.
  /// - Returns: The sections after the update, in order.
  /// - Throws: `Mismatch` if the old and new numbers do not match the changes, and for index paths
  ///   that do not exist or occur twice.
  func origins(old: [Int], new: [Int], noun: String) throws(Mismatch) -> [Origin] {
    try checkPlaces(old: old, new: new, noun: noun)
    let kept = old.indices.filter { !deletedSections.contains($0) && movedSections[$0] == nil }
    guard kept.count + movedSections.count + insertedSections.count == new.count else {
      throw Mismatch(
        reason: "Invalid update: invalid number of sections. The number of sections contained in "
          + "the view after the update (\(new.count)) must be equal to the number of sections "
          + "contained in the view before the update (\(old.count)), plus or minus the number of "
          + "sections inserted or deleted (\(insertedSections.count) inserted, "
          + "\(deletedSections.count) deleted).")
    }
    let arrivals = Dictionary(grouping: moved, by: \.value.section)
      .mapValues { Dictionary($0.map { ($0.value, $0.key) }) { first, _ in first } }
    let sections = Dictionary(movedSections.map { ($0.value, $0.key) }) { first, _ in first }
    var next = kept.makeIterator()
    var result: [Origin] = []
    for section in new.indices {
      let sources = arrivals[section] ?? [:]
      let source =
        insertedSections.contains(section) ? nil : sections[section] ?? next.next()
      guard let source, !reloadedSections.contains(source) else {
        let items = (0..<new[section]).map { item in
          sources[IndexPath(item: item, section: section)].flatMap(unlessReloaded)
        }
        result.append(Origin(section: nil, items: items))
        continue
      }
      let items = try items(of: section, from: source, old[source], new[section], sources, noun)
      result.append(Origin(section: source, items: items))
    }
    return result
  }

  private func unlessReloaded(_ path: IndexPath) -> IndexPath? {
    reloaded.contains(path) ? nil : path
  }

  private func items(
    of section: Int, from source: Int, _ old: Int, _ new: Int,
    _ sources: [IndexPath: IndexPath], _ noun: String
  ) throws(Mismatch) -> [IndexPath?] {
    let places = (0..<old).map { IndexPath(item: $0, section: source) }
    let staying = places.filter { !deleted.contains($0) && moved[$0] == nil }
    let targets = (0..<new).map { IndexPath(item: $0, section: section) }
    let arriving = targets.filter { inserted.contains($0) }.count
    let movedIn = targets.filter { sources[$0] != nil }.count
    guard staying.count + arriving + movedIn == new else {
      let gone = places.filter { deleted.contains($0) }.count
      throw Mismatch(
        reason: "Invalid update: invalid number of \(noun)s in section \(section). The number of "
          + "\(noun)s contained in an existing section after the update (\(new)) must be equal to "
          + "the number of \(noun)s contained in that section before the update (\(old)), plus or "
          + "minus the number of \(noun)s inserted or deleted from that section (\(arriving) "
          + "inserted, \(gone) deleted) and plus or minus the number of \(noun)s moved into or out "
          + "of that section (\(movedIn) moved in, \(old - gone - staying.count) moved out).")
    }
    var next = staying.makeIterator()
    return targets.map { target in
      if inserted.contains(target) { return nil }
      let origin = sources[target] ?? next.next()
      return origin.flatMap(unlessReloaded)
    }
  }
}
