import Foundation

/// SHA-1 according to FIPS 180-4. The WebSocket handshake requires it, and no secret depends on it.
///
/// SHA-1 is not secure for signatures. Here it only shows that the server understands the WebSocket
/// handshake (RFC 6455).
enum SHA1 {
  /// Returns the digest of a message.
  static func digest(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for block in blocks(of: message) { compress(block, &state) }
    return state.flatMap { word -> [UInt8] in
      stride(from: UInt32(24), through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// Returns the message, padded and split into blocks of sixteen 32-bit words.
  private static func blocks(of message: [UInt8]) -> [[UInt32]] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let bits = UInt64(message.count) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    return stride(from: 0, to: bytes.count, by: 64).map { start -> [UInt32] in
      stride(from: start, to: start + 64, by: 4).map { place -> UInt32 in
        bytes[place..<place + 4].reduce(UInt32(0)) { word, byte -> UInt32 in
          word << 8 | UInt32(byte)
        }
      }
    }
  }

  /// Adds a block of 64 bytes to the state.
  private static func compress(_ block: [UInt32], _ state: inout [UInt32]) {
    var words = block
    for index in 16..<80 {
      words.append(
        rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (index, word) in words.enumerated() {
      let (mix, constant) = round(index, b, c, d)
      (a, b, c, d, e) = (rotated(a, 5) &+ mix &+ e &+ constant &+ word, a, rotated(b, 30), c, d)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }

  /// Returns the function and the constant of a round, from 0 to 79.
  private static func round(
    _ index: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32
  ) -> (UInt32, UInt32) {
    switch index {
    case ..<20: (b & c | ~b & d, 0x5A82_7999)
    case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
    case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
    default: (b ^ c ^ d, 0xCA62_C1D6)
    }
  }

  /// Returns the word with its bits rotated to the left.
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  /// Returns the answer to `Sec-WebSocket-Key` (RFC 6455, 4.2.2).
  static func webSocketAccept(_ key: String) -> String {
    let text = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    return Data(digest(Array(text.utf8))).base64EncodedString()
  }
}
