import Foundation

/// What the command line asks for.
struct Options {
  /// The names of workloads; empty for all.
  var workloads: [String] = []
  /// The sizes; empty for those of each workload.
  var sizes: [Int] = []
  /// The processor time of a phase.
  var seconds = 0.5
  /// What is counted instead of timed.
  var counted: CountedRun.Part?
  /// Whether only the frames of all ways are compared.
  var checks = false

  static let usage = """
    usage: screens [--workloads NAME,…] [--sizes N,…] [--seconds S] [--check]
           screens --counted build|edits --workloads NAME --sizes N

    """

  /// Nil when the command line is wrong.
  init?(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      if name == "--check" {
        checks = true
      } else {
        guard let value = rest.popFirst(), take(name, value) else { return nil }
      }
    }
    let known = Workload.all.map(\.name)
    guard workloads.allSatisfy(known.contains) else { return nil }
    guard counted == nil || workloads.count == 1 && sizes.count == 1 else { return nil }
  }

  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "--workloads": workloads = value.split(separator: ",").map(String.init)
    case "--sizes":
      let numbers = value.split(separator: ",").map { Int($0) ?? 0 }
      guard numbers.allSatisfy({ (1...100_000).contains($0) }) else { return false }
      sizes = numbers
    case "--seconds":
      guard let number = Double(value), number >= 0, number.isFinite else { return false }
      seconds = number
    case "--counted":
      guard let part = CountedRun.Part(rawValue: value) else { return false }
      counted = part
    default: return false
    }
    return true
  }

  /// The workloads that are asked for.
  var selected: [Workload] {
    Workload.all.filter { workloads.isEmpty || workloads.contains($0.name) }
  }
}
