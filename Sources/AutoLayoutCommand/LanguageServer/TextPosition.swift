/// A position in a text as defined by the Language Server Protocol: a line, and the number of units
/// before the position in that line, both from 0.
struct TextPosition: Hashable, Codable, Sendable {
  /// The line, from 0.
  var line: Int
  /// The number of units of the encoding before the position, from 0.
  var character: Int

  /// The encodings in which the characters of a line are counted.
  enum Encoding: String, Codable, Sendable, CaseIterable {
    /// Bytes of UTF-8.
    case utf8 = "utf-8"
    /// Code units of UTF-16, which every client supports.
    case utf16 = "utf-16"
    /// Unicode scalars.
    case utf32 = "utf-32"

    /// Returns the number of units of a scalar from the first byte of its UTF-8 encoding.
    func units(of byte: UInt8) -> Int {
      switch self {
      case .utf8: 1
      case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
      case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
      }
    }
  }

  /// The position as JSON.
  var json: String {
    JSONText.object([("line", "\(line)"), ("character", "\(character)")])
  }
}

/// A text that a client edits, with the positions of its lines.
///
/// Offsets are in bytes of UTF-8. Lines end with `\n`, `\r\n` or `\r`, as the protocol defines.
struct EditedText: Sendable {
  /// The bytes.
  private(set) var bytes: [UInt8]
  /// The offset of the first byte of each line. The first offset is 0.
  private(set) var lineStarts: [Int]

  /// Creates a text from a string.
  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// Creates a text from its bytes in UTF-8.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.starts(of: bytes)
  }

  /// The text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the offsets at which lines begin.
  private static func starts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
        if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
        starts.append(index + 1)
      }
    }
    return starts
  }

  /// Returns the bytes of a line without its line ending. The range is empty for lines that do not
  /// exist.
  func line(_ number: Int) -> Range<Int> {
    guard lineStarts.indices.contains(number) else { return bytes.count..<bytes.count }
    let start = lineStarts[number]
    var end = number + 1 < lineStarts.count ? lineStarts[number + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Returns the offset of a position. Positions past the end of a line represent its end, as the
  /// protocol requires.
  ///
  /// - Parameters:
  ///   - position: A position, which need not exist.
  ///   - encoding: The encoding in which characters are counted.
  /// - Returns: The offset in bytes, which is at most the length of the text.
  func offset(of position: TextPosition, _ encoding: TextPosition.Encoding) -> Int {
    guard position.line >= 0 else { return 0 }
    let line = line(position.line)
    var units = 0
    var offset = line.lowerBound
    while offset < line.upperBound, units < position.character {
      units += encoding.units(of: bytes[offset])
      offset += 1
      if encoding != .utf8 {
        while offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      }
    }
    return offset
  }

  /// Returns the position of an offset.
  ///
  /// - Parameters:
  ///   - offset: An offset in bytes; offsets outside the text represent its start or end.
  ///   - encoding: The encoding in which characters are counted.
  /// - Returns: The position.
  /// - Complexity: O(log *n* + *b*), where *n* is the number of lines and *b* is the number of
  ///   bytes in the line.
  func position(at offset: Int, _ encoding: TextPosition.Encoding) -> TextPosition {
    let place = min(max(offset, 0), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    let before = bytes[lineStarts[low]..<place]
    let units =
      encoding == .utf8 ? before.count : before.reduce(0) { $0 + encoding.units(of: $1) }
    return TextPosition(line: low, character: units)
  }

  /// Returns a range of bytes as JSON.
  ///
  /// - Parameters:
  ///   - range: The bytes.
  ///   - encoding: The encoding in which the client counts characters.
  /// - Returns: The start and the end as JSON.
  func json(_ range: Range<Int>, _ encoding: TextPosition.Encoding) -> String {
    JSONText.object([
      ("start", position(at: range.lowerBound, encoding).json),
      ("end", position(at: range.upperBound, encoding).json),
    ])
  }

  /// Replaces a range of bytes.
  ///
  /// - Parameters:
  ///   - range: The range of bytes to remove.
  ///   - text: The text that replaces them.
  mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
    lineStarts = Self.starts(of: bytes)
  }
}
