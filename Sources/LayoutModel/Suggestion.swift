/// What a mistyped word may have meant.
package enum Suggestion {
  /// "did you mean 'x'?", or what there is, or a sentence for when there is nothing.
  package static func hint(
    for word: String, among candidates: some Collection<String>, otherwise fallback: String
  ) -> String {
    if let nearest = nearest(to: word, among: candidates) { return "did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= maxListed else { return fallback }
    return "there are: " + candidates.sorted().joined(separator: ", ")
  }

  /// More names than these make no hint that anybody reads.
  private static let maxListed = 12

  /// The candidate with the fewest edits, at most a third of the word's letters; of several the
  /// first in alphabetical order.
  package static func nearest(to word: String, among candidates: some Collection<String>) -> String?
  {
    nearest(to: word, among: candidates, within: max(1, word.count / 3))
  }

  /// The candidate that a slip of a finger turns into the word: one letter too many, missing, wrong or
  /// of the other case, or two of these in words of six letters or more; nil if there is none.
  package static func misspelled(_ word: String, among candidates: some Collection<String>)
    -> String?
  {
    let allowed = word.count < shortestWithTwoSlips ? 1 : 2
    let own = Self.opposites(in: word)
    return nearest(
      to: word, among: candidates.filter { opposites(in: $0) == own }, within: allowed)
  }

  /// The words of opposite pairs, each two letters from the other, that a word contains: `minimumX` is
  /// not a misspelled `maximumX`.
  private static func opposites(in word: String) -> [Bool] {
    ["min", "max"].map { word.lowercased().contains($0) }
  }

  /// Two wrong letters of a shorter word leave too few to recognize it by.
  private static let shortestWithTwoSlips = 6

  private static func nearest(
    to word: String, among candidates: some Collection<String>, within allowed: Int
  ) -> String? {
    let close = candidates.filter { abs($0.count - word.count) <= allowed }
      .map { (distance(word, $0), $0) }
    return close.min { $0 < $1 }.flatMap { $0.0 <= allowed ? $0.1 : nil }
  }

  /// The number of letters to insert, delete, replace or exchange with their neighbor, upper and lower
  /// case alike (optimal string alignment); O(product of the lengths), of which the first `longest`
  /// letters count.
  private static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a.lowercased().prefix(longest))
    let b = Array(b.lowercased().prefix(longest))
    var row = Array(0...b.count)
    var before = row
    for (i, letter) in a.enumerated() {
      let above = row
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        var best = min(above[j] + (letter == other ? 0 : 1), row[j] + 1, above[j + 1] + 1)
        if i > 0, j > 0, letter == b[j - 1], other == a[i - 1] {
          best = min(best, before[j - 1] + 1)
        }
        row[j + 1] = best
      }
      before = above
    }
    return row[b.count]
  }

  /// Identifiers have 10 letters, names of attributes at most 50.
  private static let longest = 64
}
