/// A place in a text as the Language Server Protocol has it: a line and the units before it in that line,
/// both from 0.
struct TextPosition: Hashable, Codable, Sendable {
  /// The line, from 0.
  var line: Int
  /// The units of the encoding before the place, from 0.
  var character: Int

  /// How characters of a line are counted.
  enum Encoding: String, Codable, Sendable, CaseIterable {
    /// Bytes.
    case utf8 = "utf-8"
    /// Code units of UTF-16, which every client supports.
    case utf16 = "utf-16"
    /// Unicode scalars.
    case utf32 = "utf-32"

    /// The units of a scalar by the first byte of its UTF-8.
    func units(of byte: UInt8) -> Int {
      switch self {
      case .utf8: 1
      case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
      case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
      }
    }
  }

  /// The position in a message.
  var json: String {
    JSONText.object([("line", "\(line)"), ("character", "\(character)")])
  }
}

/// A text that a client edits, and the places of its lines.
///
/// Offsets are bytes of UTF-8. Lines end with `\n`, `\r\n` or `\r`, as the protocol defines.
struct EditedText: Sendable {
  /// The bytes.
  private(set) var bytes: [UInt8]
  /// The offset of the first byte of each line; the first is 0.
  private(set) var lineStarts: [Int]

  /// A text.
  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// A text as UTF-8.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.starts(of: bytes)
  }

  /// The text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The offsets at which lines begin.
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

  /// The bytes of a line without its end; empty for lines that do not exist.
  func line(_ number: Int) -> Range<Int> {
    guard lineStarts.indices.contains(number) else { return bytes.count..<bytes.count }
    let start = lineStarts[number]
    var end = number + 1 < lineStarts.count ? lineStarts[number + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The offset of a position. Places behind the end of a line are its end, as the protocol demands.
  ///
  /// - Parameters:
  ///   - position: A position, which need not exist.
  ///   - encoding: How characters are counted.
  /// - Returns: The offset in bytes, at most that of the end of the text.
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

  /// The position of an offset. O(log lines + bytes of the line).
  ///
  /// - Parameters:
  ///   - offset: An offset in bytes; those outside of the text count as its start or end.
  ///   - encoding: How characters are counted.
  /// - Returns: The position.
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

  /// A range of bytes in a message.
  ///
  /// - Parameters:
  ///   - range: The bytes.
  ///   - encoding: How the client counts characters.
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
  ///   - range: The bytes that are removed.
  ///   - text: What takes their place.
  mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
    lineStarts = Self.starts(of: bytes)
  }
}
