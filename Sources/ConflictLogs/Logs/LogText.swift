/// Reverts changes of whole logs: character references of web pages, and reports that a program
/// printed as one line.
enum LogText {
  /// The lines of a text, each with its number from 1. All lines of a report that was printed as
  /// one line have the number of that line.
  static func lines(of text: String) -> [(number: Int, text: String)] {
    var lines: [(Int, String)] = []
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      for part in unfolded(line) { lines.append((number, part)) }
    }
    return lines
  }

  /// The lines of a report that was printed as a string literal in one line: `…constraints.\n(\n
  /// \"<…`. Other lines stay one line.
  private static func unfolded(_ line: Substring) -> [String] {
    let line = withoutEntities(line)
    guard line.contains("\\n") else { return [line] }
    let marks = ["\\n(\\n", "\\n    \"<", "\\n    \\\"<", "\\n\\t\"<"]
    guard marks.contains(where: { line.contains($0) }) else { return [line] }
    let isEscaped = line.contains("\\\"<")
    return line.split(separator: "\\n", omittingEmptySubsequences: false).map { part in
      isEscaped ? withoutEscapes(part) : String(part)
    }
  }

  /// The text with one level of a string literal's escapes reverted.
  private static func withoutEscapes(_ text: Substring) -> String {
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

  /// The character references of HTML that occur in descriptions, without the ampersand.
  private static let entities: [(String, Character)] = [
    ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("#39;", "'"), ("apos;", "'"), ("#34;", "\""),
    ("nbsp;", " "), ("#x27;", "'"), ("amp;", "&"),
  ]

  /// The text with character references replaced: `&lt;NSLayoutConstraint:…&gt;`, as a web page has
  /// it.
  private static func withoutEntities(_ line: Substring) -> String {
    guard line.contains("&lt;") else { return String(line) }
    var result = ""
    var rest = line
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if let (name, character) = entities.first(where: { rest.hasPrefix($0.0) }) {
        result.append(character)
        rest = rest.dropFirst(name.count)
      } else {
        result.append("&")
      }
    }
    return result + rest
  }
}
