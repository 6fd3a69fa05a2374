/// A reproducible random number generator that is the same on every machine (SplitMix64, Steele et
/// al. 2014).
package struct Dice {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in the range. The bias of the remainder, below 2⁻⁵⁰, is irrelevant here.
  package mutating func roll(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  package mutating func roll(_ range: ClosedRange<Int>) -> Double { Double(roll(range) as Int) }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[roll(0...(elements.count - 1))]
  }

  /// Returns `true` with a probability of `percent` percent.
  package mutating func happens(_ percent: Int) -> Bool { roll(1...100) <= percent }
}
