extension XMLTree {
  /// Returns the text of a range with line ends normalized to `\n`, without decoding.
  func plain(_ range: Range<Int>) -> String {
    let slice = bytes[range]
    guard slice.contains(0x0D) else { return String(decoding: slice, as: UTF8.self) }
    return String(decoding: Self.withNormalizedLineEnds(slice), as: UTF8.self)
  }

  /// Returns the text of a range with entities and character references decoded.
  ///
  /// In attributes, every white space character reads as a space, as XML 1.0 §3.3.3 requires. A
  /// text without references and line ends, which is almost every one, is decoded without a copy of
  /// its bytes.
  ///
  /// A `&` that does not start a reference cannot occur, because the reader rejects it; it would be
  /// kept.
  func decoded(_ range: Range<Int>, inAttribute: Bool) -> String {
    let plain = bytes.withUnsafeBufferPointer { bytes -> String? in
      let text = UnsafeBufferPointer(rebasing: bytes[range])
      for byte in text
      where byte == UInt8(ascii: "&") || byte == 0x0D || (inAttribute && byte < 0x20) { return nil }
      return String(decoding: text, as: UTF8.self)
    }
    if let plain { return plain }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var source = Self.withNormalizedLineEnds(bytes[range])[...]
    while let byte = source.first {
      if byte == UInt8(ascii: "&"), let (scalar, length) = XMLEntity.decode(source) {
        result += Array(String(Character(scalar)).utf8)
        source = source.dropFirst(length)
      } else {
        result.append(inAttribute && byte < 0x20 ? 0x20 : byte)
        source = source.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns bytes in which `\r\n` and `\r` are replaced with `\n` (XML 1.0 §2.11).
  private static func withNormalizedLineEnds(_ slice: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(slice.count)
    var index = slice.startIndex
    while index < slice.endIndex {
      if slice[index] == 0x0D {
        result.append(0x0A)
        if index + 1 < slice.endIndex, slice[index + 1] == 0x0A { index += 1 }
      } else {
        result.append(slice[index])
      }
      index += 1
    }
    return result
  }
}

/// References of the form `&…;`: the five entities that XML predefines, and characters by number.
enum XMLEntity {
  /// The maximum number of bytes of a reference. `&#x10FFFF;` has 10; zeros before the number are
  /// allowed.
  static let maximumLength = 32

  /// Returns the scalar with which `source` starts, and the number of bytes of its reference,
  /// including `&` and `;`.
  ///
  /// Returns `nil` if the reference is not one of the five entities or a reference to a legal
  /// character. The first byte must be `&`.
  static func decode(_ source: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
    guard let end = source.prefix(maximumLength).firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let body = String(decoding: source[source.startIndex + 1..<end], as: UTF8.self)
    guard let scalar = scalar(of: body) else { return nil }
    return (scalar, end + 1 - source.startIndex)
  }

  /// Returns the scalar of a reference without `&` and `;`, such as `lt`, `#10` or `#xA0`, or `nil`
  /// if it is unknown or not legal in XML.
  private static func scalar(of body: String) -> Unicode.Scalar? {
    switch body {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard body.hasPrefix("#") else { return nil }
    let isHexadecimal = body.hasPrefix("#x")
    let digits = body.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      isLegal(value)
    else { return nil }
    return Unicode.Scalar(value)
  }

  /// Returns a Boolean value that indicates whether a scalar matches the production `Char` of XML
  /// 1.0.
  static func isLegal(_ value: UInt32) -> Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
