/// SplitMix64 (Steele, Lea, Flood 2014). The state is a single word, so that the seed is sufficient
/// to reproduce a run.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Damages fonts, mainly in the tables that are read for measuring.
struct FontMutator {
  var generator: Generator
  let seeds: [[UInt8]]

  /// The tables that are changed most often.
  private static let tables = [
    "GSUB", "GPOS", "GDEF", "cmap", "hhea", "hmtx", "name", "kern", "fvar", "avar", "HVAR", "head",
  ]
  /// The values with which offsets and counts are replaced.
  private static let numbers: [UInt16] = [
    0, 1, 2, 3, 4, 6, 7, 8, 0xFF, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF,
  ]

  mutating func next() -> [UInt8] {
    var bytes = seeds.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 1...12, using: &generator) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard bytes.count > 16 else { return }
    let range = place(in: bytes)
    guard !range.isEmpty else { return }
    let start = Int.random(in: range, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &generator)
    case 1...4:
      let number = Self.numbers.randomElement(using: &generator) ?? 0
      let even = range.lowerBound + (start - range.lowerBound) / 2 * 2
      guard even + 1 < bytes.count else { return }
      bytes[even] = UInt8(number >> 8)
      bytes[even + 1] = UInt8(number & 0xFF)
    case 5:
      let count = min(Int.random(in: 1...64, using: &generator), bytes.count - start)
      let source = Int.random(in: 0...bytes.count - count, using: &generator)
      bytes.replaceSubrange(start..<start + count, with: Array(bytes[source..<source + count]))
    case 6:
      let count = min(Int.random(in: 1...64, using: &generator), bytes.count - start)
      for index in start..<start + count { bytes[index] = 0xFF }
    default:
      if Int.random(in: 0..<8, using: &generator) == 0 { bytes.removeSubrange(start...) }
    }
  }

  /// Returns the range of a random table, or of the whole file.
  private mutating func place(in bytes: [UInt8]) -> Range<Int> {
    func number(_ offset: Int) -> Int {
      offset + 3 < bytes.count ? bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } : 0
    }
    let wanted = Self.tables.randomElement(using: &generator) ?? ""
    for record in stride(from: 12, to: min(bytes.count - 16, 12 + 16 * 40), by: 16)
    where Array(bytes[record..<record + 4]) == Array(wanted.utf8) {
      let start = number(record + 8)
      let end = min(bytes.count, start + min(number(record + 12), 4096))
      return start < end ? start..<end : 0..<bytes.count
    }
    return 0..<bytes.count
  }
}
