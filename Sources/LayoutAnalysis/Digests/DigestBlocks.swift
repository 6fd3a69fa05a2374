/// The steps that SHA-1 and SHA-256 share (FIPS 180-4).
enum DigestBlocks {
  /// The size of a block in bytes.
  static let size = 64

  /// Returns bytes padded to whole blocks (5.1.1).
  static func padded(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes
    padded.append(0x80)
    while padded.count % size != 56 { padded.append(0) }
    let bits = UInt64(bytes.count) &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return padded
  }

  /// Returns the four bytes at an index as a word, the most significant byte first.
  static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32 {
    UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16
      | UInt32(bytes[index + 2]) << 8 | UInt32(bytes[index + 3])
  }

  /// Returns words as hexadecimal digits.
  static func hexadecimal(_ words: [UInt32]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in words {
      for shift in stride(from: 28, through: 0, by: -4) {
        text.append(digits[Int(word >> UInt32(shift)) & 15])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
