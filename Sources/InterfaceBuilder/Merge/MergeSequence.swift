/// Merges two versions of a list: the order that one side changed, with the entries that each adds.
///
/// Additions follow the entry that they follow on their side:
///
///     var sequence = MergeSequence(base: [1, 2], ours: [1, 3, 2], theirs: [2, 1, 4])
///     sequence.merged()  // [2, 3, 1, 4]
///
/// The order of the shared entries is that of the side that changed it.
struct MergeSequence {
  /// The entries of the common version that the merged list has.
  let base: [Int]
  /// Our entries that the merged list has.
  let ours: [Int]
  /// The entries of theirs that the merged list has.
  let theirs: [Int]

  /// A Boolean value that indicates whether both sides changed the order of the entries that they
  /// share, in different ways.
  private(set) var isContradictory = false
  /// A Boolean value that indicates whether both sides added entries between the same two: ours
  /// come first.
  private(set) var isAmbiguous = false

  /// Creates a merge of lists without duplicates.
  init(base: [Int], ours: [Int], theirs: [Int]) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  /// Returns all entries sorted by their names if both sides have them in this order, or `nil`
  /// otherwise.
  func sorted(by name: (Int) -> String) -> [Int]? {
    func isSorted(_ list: [Int]) -> Bool {
      zip(list, list.dropFirst()).allSatisfy { name($0) <= name($1) }
    }
    guard isSorted(ours), isSorted(theirs) else { return nil }
    let present = Set(ours)
    return (ours + theirs.filter { !present.contains($0) }).sorted { name($0) < name($1) }
  }

  /// Returns the merged list.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  mutating func merged() -> [Int] {
    let (mine, others, old) = (Set(ours), Set(theirs), Set(base))
    let list = reordered(mine.intersection(others))
    // New entries of theirs follow their predecessor in theirs.
    var following: [Int?: [Int]] = [:]
    var anchor: Int?
    for entry in theirs {
      if mine.contains(entry) {
        anchor = entry
      } else {
        following[anchor, default: []].append(entry)
      }
    }
    var result: [Int] = []
    var waiting = following[nil] ?? []
    for entry in list {
      if others.contains(entry) {
        result += waiting + [entry]
        waiting = following[entry] ?? []
      } else {
        if !waiting.isEmpty, !old.contains(entry) { isAmbiguous = true }
        result.append(entry)
      }
    }
    return result + waiting
  }

  /// Returns our list, with the shared entries in the order of theirs if only theirs changed it.
  private mutating func reordered(_ shared: Set<Int>) -> [Int] {
    let mine = ours.filter(shared.contains)
    let other = theirs.filter(shared.contains)
    guard mine != other else { return ours }
    let known = Set(base).intersection(shared)
    let old = base.filter(known.contains)
    if mine.filter(known.contains) == old {
      var next = other.makeIterator()
      return ours.map { shared.contains($0) ? next.next() ?? $0 : $0 }
    }
    if other.filter(known.contains) != old { isContradictory = true }
    return ours
  }
}
