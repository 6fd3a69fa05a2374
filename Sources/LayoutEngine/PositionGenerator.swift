/// A repeatable random source of positions, for exercising ambiguity.
struct PositionGenerator {
  /// The maximum distance by which an unlimited variable moves, in points. It is large enough to be
  /// visible.
  static let reach = 100.0
  /// The maximum distance of an end of a range that is shown, in points: more than any screen has.
  /// A range with an end beyond it, such as that of a constraint with a huge constant, is treated
  /// as unlimited.
  static let farthest = 10_000.0

  /// The state, which is never 0, because the generator would stay at 0.
  private var state: UInt64

  /// Creates a generator. Different seeds produce unrelated sequences.
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

  /// Returns a number in 0..<1 (xorshift64*, Vigna 2016).
  mutating func next() -> Double {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Double((state &* 0x2545_F491_4F6C_DD1D) >> 11) / 9_007_199_254_740_992
  }

  /// Returns a position between two others that differs clearly from a third one, if there is one.
  mutating func pick(from low: Double, to high: Double, otherThan here: Double) -> Double {
    let position = low + (high - low) * next()
    guard abs(position - here) < 0.05 * (high - low) else { return position }
    return here - low > high - here ? low : high
  }

  /// Returns the indices in random order (Fisher–Yates).
  mutating func shuffled(_ indices: Range<Int>) -> [Int] {
    var result = Array(indices)
    for index in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(index, Int(next() * Double(index + 1)))
    }
    return result
  }
}
