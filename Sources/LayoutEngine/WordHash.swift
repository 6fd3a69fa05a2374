/// A hash of a sequence of words. It is multiplicative like FNV-1a, but processes words.
///
/// Unlike `Hasher`, which has a random seed, the hash is the same in every run, and so are the
/// structures that share an analysis. Equal hashes are confirmed by a comparison. The hash does not
/// need to resist attacks.
struct WordHash {
  /// The hash of the words so far. It begins with the offset basis of FNV-1a.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a word. The order of words matters.
  @inline(__always)
  mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15 }

  /// Adds an integer.
  @inline(__always)
  mutating func add(_ word: Int32) { add(UInt64(UInt32(bitPattern: word))) }

  /// Adds the bits of a number, so that 0 and -0 differ.
  @inline(__always)
  mutating func add(_ word: Double) { add(word.bitPattern) }
}
