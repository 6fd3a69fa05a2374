import Foundation

/// What comes, goes and moves in one update of a table or a collection.
///
/// As in UIKit what goes, moves or is asked for again is named by its place before the update, what
/// comes by its place after it.
struct BatchChanges {
  /// Sections that are deleted, by their indices before the update.
  var deletedSections = IndexSet()
  /// Sections that are inserted, by their indices after the update.
  var insertedSections = IndexSet()
  /// Sections that are loaded again, by their indices before the update.
  var reloadedSections = IndexSet()
  /// Where sections go to, by where they were.
  var movedSections: [Int: Int] = [:]
  /// Items that are deleted, by their index paths before the update.
  var deleted: Set<IndexPath> = []
  /// Items that are inserted, by their index paths after the update.
  var inserted: Set<IndexPath> = []
  /// Items that are loaded again, by their index paths before the update.
  var reloaded: Set<IndexPath> = []
  /// Where items go to, by where they were.
  var moved: [IndexPath: IndexPath] = [:]

  /// Where a section and its items were before the update; nil for what has to be asked for.
  struct Origin {
    /// The index of the section before the update; nil for a new one.
    var section: Int?
    /// The index paths of the items before the update; nil for new ones.
    var items: [IndexPath?]
  }

  /// A section whose items do not add up.
  struct Mismatch: Error {
    /// UIKit's text.
    var reason: String
  }

  /// What each section after the update is made of. Linear in the items.
  ///
  /// - Parameters:
  ///   - old: The numbers of items by section before the update.
  ///   - new: The numbers after it.
  ///   - noun: What the items are called.
  /// - Returns: The sections after the update, in order.
  /// - Throws: `Mismatch` where old and new numbers differ otherwise than the changes say, and for
  ///   places that do not exist or are named twice.
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
