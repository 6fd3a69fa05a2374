import AutoLayout

/// A description that mail or a terminal wrapped over several lines.
struct WrappedDescription {
  /// The lines so far, without the prefix that each of them has.
  private(set) var parts: [Substring]
  /// A Boolean value that indicates whether the description was quoted.
  let isQuoted: Bool
  /// The number of its first line.
  let number: Int
  /// The text before the description in its first line, such as the `>` of a quotation or the
  /// prefix of a logging system. Other lines can have it, too.
  private let prefix: Substring

  /// The maximum number of lines of a description. Descriptions of real logs have fewer than 400
  /// characters.
  private static let lineLimit = 8

  /// Creates a description from its first part, which is the end of `line`.
  init(_ text: Substring, isQuoted: Bool, of line: Substring, _ number: Int) {
    parts = [text]
    self.isQuoted = isQuoted
    self.number = number
    var prefix = line[..<text.startIndex]
    while let last = prefix.last, last.isWhitespace || last == "\"" { prefix.removeLast() }
    self.prefix = prefix
  }

  /// A Boolean value that indicates whether no more lines are added.
  var isFull: Bool { parts.count > Self.lineLimit }

  /// The text with its newlines and the opening quotation mark.
  var text: String { (isQuoted ? "\"" : "") + parts.joined(separator: "\n") }

  /// Adds a line without its prefix.
  mutating func add(_ line: Substring) {
    let rest = !prefix.isEmpty && line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line
    // The closing quotation mark belongs next to its `>`.
    let isEnd = parts.last?.last == ">" && rest.first { !$0.isWhitespace } == "\""
    if isEnd, let last = parts.popLast() {
      parts.append((last + rest.trimmingPrefix { $0.isWhitespace })[...])
    } else {
      parts.append(rest)
    }
  }

  /// The maximum number of line ends at which both a space and no space are tried.
  private static let choiceLimit = 3

  /// Returns a description in one line: as it was printed if that can be read, otherwise with a
  /// space wherever mail removed one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text, which is read up to ten times.
  static func joined(_ text: String) -> String {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return text }
    let printed = parts.joined()
    guard printed.utf8.count <= ConflictLog.Entry.lengthLimit else { return printed }
    let candidates = spaced(parts)
    return ([printed] + candidates).first { (try? ConstraintDescription(parsing: $0)) != nil }
      ?? candidates.first { (try? ConstraintDescription(tidying: $0)) != nil } ?? printed
  }

  /// Returns the parts joined with or without spaces, those with more spaces first.
  private static func spaced(_ parts: [Substring]) -> [String] {
    let trimmed = parts.map { part in
      var part = part.trimmingPrefix { $0.isWhitespace }
      while part.last?.isWhitespace == true { part.removeLast() }
      return part
    }
    return (0..<(1 << min(parts.count - 1, choiceLimit))).map { choice in
      var text = String(trimmed[0])
      for (index, part) in trimmed.dropFirst().enumerated() {
        let isTight = index < choiceLimit && choice & (1 << index) != 0
        text += (isTight ? "" : " ") + part
      }
      return text
    }
  }
}
