import Foundation

/// The locations of the parts of a string catalog in its bytes, so that comments can be changed
/// without changing other bytes.
///
/// The bytes are JSON that `StringCatalogReader` has read; parts that it accepts and this type does
/// not find are reported. Nesting is counted rather than handled recursively.
struct StringCatalogLayout {
  /// The parts of one key.
  struct Entry {
    /// The key.
    let key: String
    /// The offset of the key's quotation mark.
    let start: Int
    /// The entry's object, with its braces.
    let object: Range<Int>
    /// The value of `comment` with its quotation marks, or `nil` if there is none.
    var comment: Range<Int>?
    /// The offset of the key of the first member, or `nil` for an empty object.
    var firstMember: Int?
    /// The offsets of the localizations by language.
    var localizations: [String: Int] = [:]
  }

  /// The file.
  let bytes: [UInt8]
  /// The entries, in the order of the file.
  private(set) var entries: [Entry] = []
  /// The offsets of the first bytes of the lines.
  private let lineStarts: [Int]

  /// Finds the parts of a catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes are not UTF-8 or not a catalog.
  init(_ bytes: [UInt8], name: String) throws(InterfaceDocumentError) {
    self.bytes = bytes
    let newline = UInt8(ascii: "\n")
    var lineStarts = [0]
    for index in bytes.indices where bytes[index] == newline { lineStarts.append(index + 1) }
    self.lineStarts = lineStarts
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let root = members(of: start..<bytes.count)
    guard let strings = root.first(where: { $0.key == "strings" }) else {
      throw InterfaceDocumentError(
        .encoding, file: name, "the file is not a string catalog in UTF-8",
        hint: "save it as UTF-8")
    }
    entries = members(of: strings.value).map { member in
      var entry = Entry(key: member.key, start: member.start, object: member.value)
      for part in members(of: member.value) {
        entry.firstMember = entry.firstMember ?? part.start
        if part.key == "comment", bytes[part.value.lowerBound] == UInt8(ascii: "\"") {
          entry.comment = part.value
        }
        guard part.key == "localizations" else { continue }
        for language in members(of: part.value) {
          entry.localizations[language.key] = language.start
        }
      }
      return entry
    }
  }

  /// Returns the line and column of a byte, from 1.
  func location(of offset: Int) -> SourceLocation {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(offset: offset, line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// Returns the text of a string with its quotation marks.
  func string(_ range: Range<Int>) -> String {
    let inner = bytes[range].dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    return (try? JSONDecoder().decode(String.self, from: Data(bytes[range]))) ?? ""
  }

  // MARK: - JSON

  /// A member of an object.
  private struct Member {
    /// The key.
    let key: String
    /// The offset of the key's quotation mark.
    let start: Int
    /// The bytes of the value.
    let value: Range<Int>
  }

  /// Returns the members of the object with which a range begins. The array is empty for another
  /// value.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of the range.
  private func members(of range: Range<Int>) -> [Member] {
    var position = skipSpace(range.lowerBound)
    guard position < range.upperBound, bytes[position] == UInt8(ascii: "{") else { return [] }
    position += 1
    var found: [Member] = []
    while true {
      position = skipSpace(position)
      guard position < range.upperBound, bytes[position] == UInt8(ascii: "\"") else { return found }
      let start = position
      position = endOfString(position)
      let key = string(start..<position)
      position = skipSpace(position)
      guard position < range.upperBound, bytes[position] == UInt8(ascii: ":") else { return found }
      position = skipSpace(position + 1)
      let end = endOfValue(position)
      guard position < end, end <= range.upperBound else { return found }
      found.append(Member(key: key, start: start, value: position..<end))
      position = skipSpace(end)
      guard position < range.upperBound, bytes[position] == UInt8(ascii: ",") else { return found }
      position += 1
    }
  }

  /// Returns the offset of the next byte that is not white space.
  private func skipSpace(_ start: Int) -> Int {
    var position = start
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
    return position
  }

  /// Returns the offset after the string that begins at a quotation mark, or the end of the file if
  /// it does not end.
  private func endOfString(_ start: Int) -> Int {
    var position = start + 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""): return position + 1
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    return bytes.count
  }

  /// Returns the offset after the value that begins at a byte.
  private func endOfValue(_ start: Int) -> Int {
    var position = start
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""): position = endOfString(position)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        (depth, position) = (depth + 1, position + 1)
        continue
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return position }
        (depth, position) = (depth - 1, position + 1)
      case UInt8(ascii: ","), UInt8(ascii: " "), 0x09, 0x0A, 0x0D:
        if depth == 0 { return position }
        position += 1
        continue
      default:
        position += 1
        continue
      }
      if depth == 0 { return min(position, bytes.count) }
    }
    return bytes.count
  }
}
