import LayoutAnalysis

/// Makes text from a document or a filename safe to print.
///
/// Replacement characters replace escape sequences that would move the cursor or rename a terminal.
enum PrintableText {
  /// Returns the text without control characters.
  static func of(_ text: String) -> String { text.printable }

  /// Returns a text of several lines without control characters other than newlines.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }
      .joined(separator: "\n")
  }
}

/// Text of a log that is repeated.
extension String {
  /// The text without control characters other than newlines.
  var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { PrintableText.of(String($0)) }.joined(separator: "\n")
  }
}
