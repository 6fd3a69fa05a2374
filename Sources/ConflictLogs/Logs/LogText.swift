/// Splits console output into lines, and reverts the additions of terminals, web pages and editors.
enum LogText {
  /// Returns the lines of a text, each with its number from 1. All lines of a report that was
  /// printed as one line have the number of that line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
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
