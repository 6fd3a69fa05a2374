/// Suggestions for mistyped words.
enum Suggestion {
  /// A hint: "did you mean 'x'?", otherwise all candidates, or a sentence if there are none or too
  /// many.
  static func hint(
    for word: String, among candidates: some Collection<String>, otherwise fallback: String
  ) -> String {
    if let nearest = nearest(to: word, among: candidates) { return "did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= mostListed else { return fallback }
    return "there are: " + candidates.sorted().joined(separator: ", ")
  }

  /// Names that a hint lists at most: more are hard to read in one line.
  private static let mostListed = 12

  /// The candidate with the fewest edits, at most a third of the word's letters; of several, the
  /// first in alphabetical order. O(candidates) words are compared.
  static func nearest(to word: String, among candidates: some Collection<String>) -> String? {
    let allowed = max(1, word.count / 3)
    let close = candidates.filter { abs($0.count - word.count) <= allowed }
      .map { (distance(word, $0), $0) }
    return close.min { $0 < $1 }.flatMap { $0.0 <= allowed ? $0.1 : nil }
  }

  /// Levenshtein's distance over letters without regard to case, of the first `longest` letters.
  /// O(product of the lengths).
  private static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a.lowercased().prefix(longest))
    let b = Array(b.lowercased().prefix(longest))
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }

  /// Letters of a word that are compared at most. Identifiers have 10, names of attributes at most
  /// 50.
  private static let longest = 64
}
