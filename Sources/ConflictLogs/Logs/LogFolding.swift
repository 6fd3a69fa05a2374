/// Splits reports that a program printed as one line.
///
/// - String literals and JSON write line ends as `\n`.
/// - syslog daemons write control characters as `#012` or `\012`, and others as `^J` or `\x0a`.
/// - Web pages write them as `<br>`, which `LogMarkup` turns into newlines.
enum LogFolding {
  /// The notations of line ends, each with that of tabs.
  private static let notations = [
    ("\\n", "\\t"), ("#012", "#011"), ("\\012", "\\011"), ("\\x0a", "\\x09"), ("\\x0A", "\\x09"),
    ("\\u000a", "\\u0009"), ("\\u000A", "\\u0009"), ("^J", "^I"),
  ]

  /// Returns the lines of a report that was printed in one line. Other lines are unchanged.
  static func unfolded(_ line: String) -> [String] {
    let bytes = line.utf8
    if bytes.contains(0x0A) {
      // By characters: "\r\n" is one character, which is not equal to "\n".
      return line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
        unfolded(String($0))
      }
    }
    guard bytes.contains(where: { $0 == UInt8(ascii: "<") }),
      bytes.contains(where: { "\\#^".utf8.contains($0) })
    else { return [line] }
    // A program uses one notation: the first one that splits the line.
    for (end, tab) in notations where isFolded(line, at: end, tab) {
      let isEscaped = line.contains("\\\"<")
      return line.split(separator: end, omittingEmptySubsequences: false).map { part in
        let part = String(part).replacing(tab, with: "\t")
        return isEscaped ? withoutEscapes(part) : part
      }
    }
    return [line]
  }

  /// Returns a Boolean value that indicates whether a part of a report follows a line end in this
  /// notation. Titles of views can contain line ends, too, which are part of their line.
  private static func isFolded(_ line: String, at end: String, _ tab: String) -> Bool {
    var rest = line[...]
    while let range = rest.firstRange(of: end) {
      rest = rest[range.upperBound...]
      // Indentation consists of spaces or of tabs in the same notation.
      var next = rest
      while true {
        if next.first == " " {
          next = next.dropFirst()
        } else if next.hasPrefix(tab) {
          next = next.dropFirst(tab.count)
        } else {
          break
        }
      }
      if beginsPart(next) { return true }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether the text begins with a description or a
  /// sentence of a report.
  private static func beginsPart(_ text: Substring) -> Bool {
    for mark in ["\"<", "\\\"<"] where text.hasPrefix(mark) { return true }
    if text.hasPrefix("Will attempt to recover") || text.hasPrefix("Probably at least") {
      return true
    }
    return text.first == "<" && LineDescriptions.isConstraint(text.dropFirst())
  }

  /// Returns the text with one level of a string literal's escapes reverted.
  private static func withoutEscapes(_ text: String) -> String {
    var result = ""
    var isEscape = false
    for character in text {
      if isEscape {
        if character == "t" { result += "\t" } else { result.append(character) }
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
