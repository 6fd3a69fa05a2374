/// Reads strings and their escapes.
extension JSONReader {
  /// Reads a string. `what` is its name in the error if another value comes next.
  mutating func readString(_ what: String) throws -> String {
    guard peek() == "\"" else { throw unexpected(instead: what) }
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x22, bytes[offset] != 0x5C, bytes[offset] >= 0x20
    { offset += 1 }
    var content = Array(bytes[start..<offset])
    while !take("\"") { try readUnusual(into: &content) }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw SystemFault(offset: start, message: "the string is not valid UTF-8")
    }
    return text
  }

  /// Reads an escape, or the plain bytes up to the next escape or the end of the string.
  private mutating func readUnusual(into content: inout [UInt8]) throws {
    guard offset < bytes.count else {
      throw SystemFault(offset: offset, message: "the string is not terminated")
    }
    switch bytes[offset] {
    case 0x5C: content.append(contentsOf: String(try readEscape()).utf8)
    case 0..<0x20:
      throw SystemFault(
        offset: offset, message: "a string contains a control character",
        hint: "write it as an escape sequence, such as \\n or \\u0001")
    default:
      content.append(bytes[offset])
      offset += 1
    }
  }

  /// The characters of escapes with a single letter, by that letter.
  private static let escapes: [UInt8: Unicode.Scalar] = [
    0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r",
    0x74: "\t",
  ]

  /// Reads an escape, which begins with a backslash. Two escapes that form a surrogate pair are one
  /// scalar. Half a pair is an error, because it is not valid Unicode.
  private mutating func readEscape() throws -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard offset < bytes.count else { throw unexpected() }
    if let plain = Self.escapes[bytes[offset]] {
      offset += 1
      return plain
    }
    let first = try readCodeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // In UTF-16, a high surrogate and a low surrogate form a scalar beyond U+FFFF.
    if UTF16.isLeadSurrogate(first), take("\\") {
      let second = try readCodeUnit()
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    throw SystemFault(offset: start, message: "the escape sequence is an unpaired surrogate")
  }

  /// Reads `uXXXX`.
  private mutating func readCodeUnit() throws -> UInt16 {
    guard take("u") else {
      throw SystemFault(
        offset: offset, message: "invalid escape sequence",
        hint: "write a backslash as \\\\")
    }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard offset < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue
      else { throw unexpected(instead: "a hexadecimal digit") }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}
