/// The generator SplitMix64: the same numbers for the same seed, on every machine.
struct SplitMix {
  private var state: UInt64

  /// Creates a generator. Near seeds give sequences that have nothing in common.
  init(seed: UInt64) { state = seed &* Self.step &+ 1 }

  /// The step of the state: the golden ratio as a fraction of 2⁶⁴.
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Returns a number from 0 to below a limit.
  mutating func number(below limit: Int) -> Int {
    state &+= Self.step
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }

  /// Returns one of some values.
  mutating func any<T>(_ values: [T]) -> T { values[number(below: values.count)] }
}
