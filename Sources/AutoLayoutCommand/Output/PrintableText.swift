/// Text from a document or a file name, made safe to print.
///
/// A document can hold escape sequences that would move the cursor or retitle a terminal; they are
/// shown as replacement characters instead.
enum PrintableText {
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }

  /// A text of several lines, whose ends stay.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }
      .joined(separator: "\n")
  }

  /// Control characters and the overrides that turn a line around (UAX #9).
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
