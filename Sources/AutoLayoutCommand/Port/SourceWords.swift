/// The tokens of a Swift source, without strings and comments.
///
/// Tokens are scanned without parsing Swift, to find names in sources that a compiler has accepted
/// or will check afterward. Any text is accepted.
///
///     SourceWords("open(url) // now").words.map(\.text)    // ["open", "(", "url", ")"]
struct SourceWords {
  /// A name, a number, or one other character.
  struct Word {
    /// The characters of the name or number, or the one character.
    let text: String
    /// The line, from 1.
    let line: Int
  }

  /// The words, in the order of the text.
  private(set) var words: [Word] = []
  /// The text in UTF-8.
  private let bytes: [UInt8]
  /// The index of the next byte.
  private var index = 0
  /// The line of the next byte, from 1.
  private var line = 1

  /// The maximum number of words after a name in which its closing parenthesis is searched.
  private static let maxCallLength = 2000

  /// Scans a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: String) {
    bytes = Array(text.utf8)
    while index < bytes.count { readNext() }
  }

  /// Returns a Boolean value that indicates whether parentheses with at least one of the labels
  /// begin at an index. If there are no labels, any parentheses count.
  static func hasCall(_ labels: [String], at start: Int, in words: [Word]) -> Bool {
    guard start < words.count, words[start].text == "(" else { return false }
    if labels.isEmpty { return true }
    var depth = 0
    for index in start..<min(words.count, start + maxCallLength) {
      switch words[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case let name where depth == 1 && labels.contains(name):
        // This is the label of an argument, or of a parameter with another name.
        let before = words[index - 1].text
        if before == "(" || before == "," { return true }
      default: break
      }
      if depth == 0 { return false }
    }
    return false
  }

  /// Reads a word, or skips a comment, a string or whitespace. The method always advances by at
  /// least one byte.
  private mutating func readNext() {
    let byte = bytes[index]
    if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    } else if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
      skipComment()
    } else if byte == UInt8(ascii: "\"") {
      skipString()
    } else if Self.isName(byte) {
      let start = index
      while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
      words.append(Word(text: String(decoding: bytes[start..<index], as: UTF8.self), line: line))
    } else {
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte > UInt8(ascii: " ") {
        words.append(Word(text: String(UnicodeScalar(byte)), line: line))
      }
      index += 1
    }
  }

  /// Skips a block comment with nested comments.
  private mutating func skipComment() {
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    var depth = 0
    while index < bytes.count {
      let opens = bytes[index] == slash && at(1) == star
      let closes = bytes[index] == star && at(1) == slash
      if opens { depth += 1 } else if closes { depth -= 1 }
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += opens || closes ? 2 : 1
      if depth == 0 { return }
    }
  }

  /// Returns the byte at an offset from the next one, or 0 past the end.
  private func at(_ offset: Int) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  /// Skips a single-line or multiline string literal. Interpolated expressions are ignored.
  private mutating func skipString() {
    let quote = UInt8(ascii: "\"")
    if at(1) == quote, at(2) == quote {
      return skip(to: [quote, quote, quote], from: 3)
    }
    index += 1
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    if index < bytes.count, bytes[index] == quote { index += 1 }
  }

  /// Moves past the next occurrence of a mark.
  private mutating func skip(to mark: [UInt8], from offset: Int) {
    index += offset
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      if bytes[index...].starts(with: mark) {
        index += mark.count
        return
      }
      index += 1
    }
  }

  /// Returns a Boolean value that indicates whether a byte is part of a name or number. All
  /// non-ASCII bytes are.
  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
