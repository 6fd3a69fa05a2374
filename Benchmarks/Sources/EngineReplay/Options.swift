import Foundation

/// What the command line asks for.
struct Options {
  var file = ""
  /// Builds of which the median counts; no more are begun after `seconds`.
  var builds = 1
  /// The processor time after which no more repetitions of a phase are begun.
  var seconds = 3.0
  /// How often each edit and removal is repeated without measuring time, for counting instructions.
  var countedRounds: Int?

  /// No more builds or rounds than this: arrays of times stay small.
  private static let most = 100_000

  static let usage = "usage: engine-replay FILE [--builds N] [--seconds S] [--counted ROUNDS]\n"

  /// Nil when the command line is wrong.
  init?(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    guard let file = rest.popFirst() else { return nil }
    self.file = file
    while let name = rest.popFirst() {
      guard let value = rest.popFirst(), take(name, value) else { return nil }
    }
  }

  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "--builds":
      guard let number = Int(value), (1...Self.most).contains(number) else { return false }
      builds = number
    case "--seconds":
      guard let number = Double(value), number >= 0, number.isFinite else { return false }
      seconds = number
    case "--counted":
      guard let number = Int(value), (1...Self.most).contains(number) else { return false }
      countedRounds = number
    default: return false
    }
    return true
  }
}
