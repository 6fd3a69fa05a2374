/// Suggestions for mistyped words.
package enum Suggestion {
  /// Returns a hint: "did you mean 'x'?", a list of the available names, or the fallback text if
  /// there are none or too many of them.
  package static func hint(
    for word: String, among candidates: some Collection<String>, otherwise fallback: String
  ) -> String {
    if let nearest = nearest(to: word, among: candidates) { return "did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= maxListed else { return fallback }
    return "available: " + candidates.sorted().joined(separator: ", ")
  }

  /// The maximum number of names that a hint lists. A longer list would not help.
  private static let maxListed = 12

  /// Returns the candidate with the fewest edits, or `nil` if every candidate needs more than one
  /// edit per three letters of the word. One edit is always allowed. Of several such candidates,
  /// the result is the first in alphabetical order.
  package static func nearest(to word: String, among candidates: some Collection<String>) -> String?
  {
    nearest(to: word, among: candidates, within: max(1, word.count / 3))
  }

  /// Returns the candidate from which a typing error makes the word: one letter too many, missing,
  /// wrong or in the other case, or two of these in words of six letters or more. Returns `nil` if
  /// there is none.
  package static func misspelled(_ word: String, among candidates: some Collection<String>)
    -> String?
  {
    let allowed = word.count < shortestWithTwoSlips ? 1 : 2
    let own = Self.opposites(in: word)
    return nearest(
      to: word, among: candidates.filter { opposites(in: $0) == own }, within: allowed)
  }

  /// Returns two Boolean values, which indicate whether a word contains `min` and `max`. The two
  /// differ by only two letters, but `minimumX` is not a misspelled `maximumX`.
  private static func opposites(in word: String) -> [Bool] {
    ["min", "max"].map { word.lowercased().contains($0) }
  }

  /// The minimum length of words for which two typing errors are corrected. Shorter words have too
  /// few correct letters left.
  private static let shortestWithTwoSlips = 6

  private static func nearest(
    to word: String, among candidates: some Collection<String>, within allowed: Int
  ) -> String? {
    let close = candidates.filter { abs($0.count - word.count) <= allowed }
      .map { (distance(word, $0), $0) }
    return close.min { $0 < $1 }.flatMap { $0.0 <= allowed ? $0.1 : nil }
  }

  /// Returns the number of letters to insert, delete, replace or exchange with their neighbor,
  /// ignoring case (optimal string alignment). Only the first `longest` letters of each text are
  /// compared.
  ///
  /// - Complexity: O(*m* · *n*), where *m* and *n* are the lengths of the texts.
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

  /// The maximum number of letters that are compared. Identifiers have 10 letters, and names of
  /// attributes at most 50.
  private static let longest = 64
}
