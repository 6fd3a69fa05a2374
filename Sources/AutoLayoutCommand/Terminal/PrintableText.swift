import LayoutAnalysis

/// Text from a document or a file name, made safe to print.
///
/// Escape sequences that would move the cursor or rename a terminal are replaced by replacement
/// characters.
enum PrintableText {
  /// The text without control characters.
  static func of(_ text: String) -> String { text.printable }

  /// A text of several lines without other control characters than newlines.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }
      .joined(separator: "\n")
  }
}
