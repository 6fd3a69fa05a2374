/// The bytes of a Swift source file, each with its role.
struct SourceText {
  /// The role of a byte.
  enum Role: Hashable {
    case code
    case comment
    /// The literal includes its quotation marks and interpolations.
    case string
  }

  /// The bytes of the file in UTF-8.
  let bytes: [UInt8]
  /// The roles of the bytes.
  private(set) var roles: [Role]

  /// Reads a source text. Linear.
  init(_ text: String) {
    bytes = Array(text.utf8)
    roles = Array(repeating: .code, count: bytes.count)
    var position = 0
    while position < bytes.count {
      let (role, end) = part(at: position)
      if role != .code { for index in position..<end { roles[index] = role } }
      position = end
    }
  }

  /// Returns the role of the part that begins at a position, and its end.
  private func part(at position: Int) -> (Role, Int) {
    if has("//", at: position) { return (.comment, lineEnd(from: position)) }
    if has("/*", at: position) { return (.comment, commentEnd(from: position)) }
    var pounds = 0
    while has("#", at: position + pounds) { pounds += 1 }
    let quote = position + pounds
    if has("\"\"\"", at: quote) { return (.string, stringEnd(from: quote, 3, pounds)) }
    if has("\"", at: quote) { return (.string, stringEnd(from: quote, 1, pounds)) }
    return (.code, max(quote, position + 1))
  }

  /// Returns whether the bytes at a position are those of a text.
  func has(_ text: StaticString, at position: Int) -> Bool {
    guard position >= 0, position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { text.utf8Start[$0] == bytes[position + $0] }
  }

  private func lineEnd(from position: Int) -> Int {
    bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Returns the end of a comment in delimiters, which can contain others.
  private func commentEnd(from start: Int) -> Int {
    var (position, depth) = (start + 2, 1)
    while position < bytes.count, depth > 0 {
      if has("/*", at: position) {
        (position, depth) = (position + 2, depth + 1)
      } else if has("*/", at: position) {
        (position, depth) = (position + 2, depth - 1)
      } else {
        position += 1
      }
    }
    return min(position, bytes.count)
  }

  /// Returns the end of a string literal with one or three quotation marks and a number of pound
  /// signs. A literal with one mark ends with the line at the latest.
  private func stringEnd(from start: Int, _ quotes: Int, _ pounds: Int) -> Int {
    var position = start + quotes
    while position < bytes.count {
      if isRun(of: UInt8(ascii: "\""), quotes, at: position),
        isRun(of: UInt8(ascii: "#"), pounds, at: position + quotes)
      {
        return position + quotes + pounds
      }
      if quotes == 1, has("\n", at: position) { return position }
      let escapes =
        has("\\", at: position) && isRun(of: UInt8(ascii: "#"), pounds, at: position + 1)
      position += escapes ? pounds + 2 : 1
    }
    return bytes.count
  }

  private func isRun(of byte: UInt8, _ count: Int, at position: Int) -> Bool {
    position + count <= bytes.count
      && bytes[position..<(position + count)].allSatisfy { $0 == byte }
  }

  /// Returns the range of the bytes of a line, whose number begins at 1, or nil.
  func line(_ number: Int) -> Range<Int>? {
    guard number > 0 else { return nil }
    var (start, current) = (0, 1)
    while current < number {
      let end = start <= bytes.count ? lineEnd(from: start) : bytes.count
      guard end < bytes.count else { return nil }
      (start, current) = (end + 1, current + 1)
    }
    return start..<lineEnd(from: start)
  }

  /// Returns whether a byte of code can be part of an identifier.
  func isIdentifier(at position: Int) -> Bool {
    guard bytes.indices.contains(position), roles[position] == .code else { return false }
    let byte = bytes[position]
    return byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: "`") || Character(UnicodeScalar(byte)).isLetter
      || Character(UnicodeScalar(byte)).isNumber
  }

  /// Returns whether a byte is blank or belongs to a comment.
  func isBlank(at position: Int) -> Bool {
    roles[position] == .comment
      || (roles[position] == .code && " \t\r\n".utf8.contains(bytes[position]))
  }
}
