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

/// Mutates texts in ways in which people and consoles damage them.
struct TextMutator {
  var generator: Generator
  let seeds: [String]
  /// Parts of the grammar, which are inserted at random positions.
  let pieces: [String]

  mutating func next() -> String {
    var text = Array(pick(seeds))
    for _ in 0..<Int.random(in: 0...5, using: &generator) { change(&text) }
    return String(text)
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts.randomElement(using: &generator) ?? ""
  }

  private mutating func change(_ text: inout [Character]) {
    let start = Int.random(in: 0...text.count, using: &generator)
    let end = min(text.count, start + Int.random(in: 0...12, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: text.removeSubrange(start..<end)
    case 1: text.replaceSubrange(start..<end, with: pick(pieces))
    case 2: text.insert(contentsOf: pick(pieces), at: start)
    case 3:
      let count = Int.random(in: 1...200, using: &generator)
      text.insert(contentsOf: String(repeating: pick(pieces), count: count), at: start)
    case 4: text.insert(contentsOf: text[start..<end], at: start)
    default:
      let scalar = Unicode.Scalar(UInt32.random(in: 0...0x2FF, using: &generator)) ?? " "
      text.insert(Character(scalar), at: start)
    }
  }
}
