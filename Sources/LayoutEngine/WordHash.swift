/// A number that equal sequences of words share (multiplicative, after FNV-1a, by words).
///
/// Unlike `Hasher` it is the same in every run.
struct WordHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15 }

  @inline(__always)
  mutating func add(_ word: Int32) { add(UInt64(UInt32(bitPattern: word))) }

  @inline(__always)
  mutating func add(_ word: Double) { add(word.bitPattern) }
}
