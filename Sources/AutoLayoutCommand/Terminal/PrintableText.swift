import LayoutAnalysis

/// Text from a document or a file name, made safe to print.
///
/// A document can hold escape sequences that would move the cursor or retitle a terminal; they are
/// shown as replacement characters instead.
enum PrintableText {
  static func of(_ text: String) -> String { text.printable }

  /// A text of several lines, whose ends stay.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }
      .joined(separator: "\n")
  }
}
