import Foundation

/// Checks that the index paths and sections of an update exist and occur once. Oracle: UIKit's
/// exceptions.
extension BatchChanges {
  /// The item counts before or after an update.
  private struct Side {
    let counts: [Int]
    /// The time in messages: "before" or "after".
    let time: String

    func contains(_ path: IndexPath) -> Bool {
      counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }
  }

  /// Checks all index paths and sections.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of changes. Sorting ensures that the
  ///   first invalid one is reported.
  /// - Throws: `Mismatch` for an index path or section that does not exist, or to which two
  ///   incompatible changes refer.
  func checkPlaces(old: [Int], new: [Int], noun: String) throws(Mismatch) {
    let (before, after) = (Side(counts: old, time: "before"), Side(counts: new, time: "after"))
    try check(deletedSections, "delete", before)
    try check(reloadedSections, "reload", before)
    try check(movedSections.keys, "move", before)
    try check(insertedSections, "insert", after)
    try check(movedSections.values, "move to", after)
    try check(deleted, "delete", "from", before, noun)
    try check(reloaded, "reload", "in", before, noun)
    try check(Set(moved.keys), "move", "from", before, noun)
    try check(Set(moved.values), "move", "to", after, noun)
    try check(inserted, "insert", "into", after, noun)
    try checkTargets()
    try checkSectionTargets()
  }

  private func check(
    _ sections: some Sequence<Int>, _ verb: String, _ side: Side
  ) throws(Mismatch) {
    guard let wrong = sections.filter({ !side.counts.indices.contains($0) }).min() else { return }
    throw Mismatch(
      reason: "attempt to \(verb) section \(wrong), but there are only \(side.counts.count) "
        + "sections \(side.time) the update")
  }

  private func check(
    _ paths: Set<IndexPath>, _ verb: String, _ preposition: String, _ side: Side, _ noun: String
  ) throws(Mismatch) {
    guard let wrong = paths.filter({ !side.contains($0) }).min() else { return }
    let (item, section) = (wrong.item, wrong.section)
    guard side.counts.indices.contains(section) else {
      throw Mismatch(
        reason: "attempt to \(verb) \(noun) \(item) \(preposition) section \(section), but there "
          + "are only \(side.counts.count) sections \(side.time) the update")
    }
    let count = side.counts[section]
    let attempt = "attempt to \(verb) \(noun) \(item) \(preposition) section \(section)"
    throw Mismatch(
      reason: side.time == "after"
        ? "\(attempt), but there are only \(count) \(noun)s in section \(section) after the update"
        : "\(attempt) which only contains \(count) \(noun)s before the update")
  }

  /// Checks that reloaded and moved items are not deleted, and that the targets of items are
  /// unique.
  private func checkTargets() throws(Mismatch) {
    if let both = deleted.intersection(reloaded).min() {
      throw Mismatch(
        reason: "attempt to delete and reload the same index path (\(text(both)))")
    }
    if let gone = moved.keys.filter({ deleted.contains($0) }).min() {
      throw Mismatch(
        reason: "attempt to perform a delete and a move from the same index path (\(text(gone)))")
    }
    if let taken = moved.values.filter({ inserted.contains($0) }).min() {
      throw Mismatch(
        reason: "attempt to perform an insert and a move to the same index path (\(text(taken)))")
    }
    let targets = moved.values.sorted()
    if let twice = zip(targets, targets.dropFirst()).first(where: { $0 == $1 }) {
      throw Mismatch(
        reason: "attempt to perform multiple moves to the same index path (\(text(twice.0)))")
    }
  }

  /// Checks sections as `checkTargets()` checks items. The messages are modeled on those for items,
  /// because UIKit's messages are not known.
  private func checkSectionTargets() throws(Mismatch) {
    if let gone = movedSections.keys.filter({ deletedSections.contains($0) }).min() {
      throw Mismatch(
        reason: "attempt to perform a delete and a move from the same section (\(gone))")
    }
    if let taken = movedSections.values.filter({ insertedSections.contains($0) }).min() {
      throw Mismatch(
        reason: "attempt to perform an insert and a move to the same section (\(taken))")
    }
    let targets = movedSections.values.sorted()
    if let twice = zip(targets, targets.dropFirst()).first(where: { $0 == $1 }) {
      throw Mismatch(reason: "attempt to perform multiple moves to the same section (\(twice.0))")
    }
  }

  private func text(_ path: IndexPath) -> String { "section \(path.section), \(path.item)" }
}
