/// Divides console output into lines, with what terminals, web pages and editors added to them
/// reverted.
enum LogText {
  /// The lines of a text, each with its number from 1. All lines of a report that was printed as
  /// one line have the number of that line.
  ///
  /// - Complexity: O(length of the text).
  static func lines(of text: String) -> [(number: Int, text: String)] {
    var lines: [(Int, String)] = []
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      for part in LogFolding.unfolded(LogMarkup.decoded(line)) {
        lines.append((number, LogMarkup.withPlainQuotes(part)))
      }
    }
    return lines
  }
}
