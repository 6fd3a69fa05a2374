import Foundation

/// The options of the command line.
struct Options {
  var file = ""
  /// The number of builds, whose median is reported. No more builds begin after `seconds`.
  var builds = 1
  /// The processor time in seconds, after which no more repetitions of a phase begin.
  var seconds = 3.0
  /// The number of repetitions of each edit and removal without timing, for counting instructions.
  var countedRounds: Int?

  /// The maximum number of builds or rounds, which limits the arrays of times.
  private static let most = 100_000

  static let usage = "usage: engine-replay FILE [--builds N] [--seconds S] [--counted ROUNDS]\n"

  /// Parses the arguments. Fails if they are invalid.
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
