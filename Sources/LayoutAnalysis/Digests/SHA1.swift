/// The Secure Hash Algorithm with 160 bits (FIPS 180-4), by which git names objects.
///
/// Collisions can be constructed, so the digest proves no identity.
enum SHA1 {
  /// The number of hexadecimal digits of a digest.
  static let digits = 40

  /// Returns the digest of some bytes as 40 hexadecimal digits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func hexadecimal(of bytes: [UInt8]) -> String {
    var state = initial
    DigestBlocks.padded(bytes).withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: buffer.count, by: DigestBlocks.size) {
        compress(&state, buffer, start)
      }
    }
    return DigestBlocks.hexadecimal(state)
  }

  /// Updates the state by one block of 64 bytes (FIPS 180-4, 6.1.2).
  private static func compress(
    _ state: inout [UInt32], _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      for index in 0..<16 { words[index] = DigestBlocks.word(bytes, start + index * 4) }
      for index in 16..<80 {
        let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words[index] = rotated(mixed, 1)
      }
      mix(&state, words)
    }
  }

  /// Performs the 80 rounds of a block.
  private static func mix(_ state: inout [UInt32], _ words: UnsafeMutableBufferPointer<UInt32>) {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (function, constant) = round(index, b, c, d)
      let next = rotated(a, 5) &+ function &+ e &+ constant &+ words[index]
      (e, d, c, b, a) = (d, c, rotated(b, 30), a, next)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }

  /// Returns the function of three words and the constant of a round (FIPS 180-4, 4.1.1 and 4.2.1).
  private static func round(
    _ index: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32
  ) -> (UInt32, UInt32) {
    switch index {
    case ..<20: ((b & c) ^ (~b & d), 0x5a82_7999)
    case ..<40: (b ^ c ^ d, 0x6ed9_eba1)
    case ..<60: ((b & c) ^ (b & d) ^ (c & d), 0x8f1b_bcdc)
    default: (b ^ c ^ d, 0xca62_c1d6)
    }
  }

  /// Returns a word rotated to the left.
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  /// The initial hash value (FIPS 180-4, 5.3.1).
  private static let initial: [UInt32] = [
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
  ]
}
