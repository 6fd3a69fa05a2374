/// Decodes console output whose encoding is not stated.
///
/// Terminals and editors of macOS write UTF-8. PowerShell and some editors of Windows write UTF-16,
/// with or without a byte order mark.
enum LogEncoding {
  /// The number of bytes that are inspected to recognize UTF-16. The first lines of a log are
  /// mostly ASCII.
  private static let sampleLength = 4096
  /// The share of the sample's code units that must be ASCII for UTF-16 without a byte order mark:
  /// three quarters, so that titles in other scripts do not hide the encoding. UTF-8 text has no
  /// zero bytes.
  private static let asciiShare = 0.75

  /// Returns the text of some bytes. Invalid sequences become replacement characters, and zeros are
  /// omitted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func text(of bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes.dropFirst(3), as: UTF8.self)
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return wide(bytes.dropFirst(2), isLittleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return wide(bytes.dropFirst(2), isLittleEndian: false) }
    guard bytes.prefix(sampleLength).contains(0) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    if isASCII(bytes, zeroAt: 1) { return wide(bytes[...], isLittleEndian: true) }
    if isASCII(bytes, zeroAt: 0) { return wide(bytes[...], isLittleEndian: false) }
    return String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
  }

  /// Returns a Boolean value that indicates whether most pairs of the sample are an ASCII character
  /// with a zero at `zero`, which is 0 or 1.
  private static func isASCII(_ bytes: [UInt8], zeroAt zero: Int) -> Bool {
    let count = min(bytes.count, sampleLength) / 2
    let ascii = (0..<count).count { bytes[2 * $0 + zero] == 0 && bytes[2 * $0 + 1 - zero] != 0 }
    return Double(ascii) >= asciiShare * Double(count)
  }

  /// Returns the text of UTF-16 code units. An odd last byte is ignored.
  private static func wide(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> String {
    let start = bytes.startIndex
    let units = (0..<(bytes.count / 2)).map { index -> UInt16 in
      let (a, b) = (UInt16(bytes[start + 2 * index]), UInt16(bytes[start + 2 * index + 1]))
      return isLittleEndian ? b << 8 | a : a << 8 | b
    }
    return String(decoding: units.filter { $0 != 0 }, as: UTF16.self)
  }
}
