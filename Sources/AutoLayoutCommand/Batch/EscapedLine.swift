import Foundation

/// The encoding of several texts in one line of bytes, for messages between a process and its
/// workers.
///
/// Tabs separate the texts. Newlines, tabs and backslashes in a text are escaped with a backslash,
/// as in Swift. Reading and writing take a fraction of the time of JSON.
enum EscapedLine {
  /// Returns a line of texts, without a newline at the end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func joining(_ texts: [String]) -> Data {
    var line: [UInt8] = []
    line.reserveCapacity(texts.reduce(spareBytes) { $0 + $1.utf8.count })
    for (index, text) in texts.enumerated() {
      if index > 0 { line.append(UInt8(ascii: "\t")) }
      var text = text
      text.withUTF8 { append($0[...], to: &line) }
    }
    return Data(line)
  }

  /// The number of bytes that are reserved for separators and escapes. Few lines have more of them.
  private static let spareBytes = 16

  /// Appends the bytes of a text with escapes.
  private static func append(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, to line: inout [UInt8]
  ) {
    var rest = text
    while let place = rest.firstIndex(where: { letter(for: $0) != nil }) {
      line += rest[..<place]
      line.append(backslash)
      line.append(letter(for: rest[place]) ?? backslash)
      rest = rest[(place + 1)...]
    }
    line += rest
  }

  /// Returns the texts of a line, or `nil` if it has an unknown escape or bytes that are not UTF-8.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func texts(of line: Data) -> [String]? {
    var texts: [String] = []
    var text: [UInt8] = []
    text.reserveCapacity(line.count)
    var isEscaped = false
    for byte in [UInt8](line) {
      if isEscaped {
        guard let original = original(of: byte) else { return nil }
        text.append(original)
        isEscaped = false
      } else if byte == UInt8(ascii: "\t") {
        guard let finished = String(validating: text, as: UTF8.self) else { return nil }
        texts.append(finished)
        text.removeAll(keepingCapacity: true)
      } else if byte == backslash {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    guard !isEscaped, let last = String(validating: text, as: UTF8.self) else { return nil }
    return texts + [last]
  }

  /// The byte that introduces an escape.
  private static let backslash = UInt8(ascii: "\\")

  /// Returns the letter that represents a byte after a backslash, or `nil` for a byte that is not
  /// escaped.
  private static func letter(for byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\n"): UInt8(ascii: "n")
    case UInt8(ascii: "\t"): UInt8(ascii: "t")
    case backslash: backslash
    default: nil
    }
  }

  /// Returns the byte that a letter after a backslash represents, or `nil` for an unknown letter.
  private static func original(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case backslash: backslash
    default: nil
    }
  }
}
