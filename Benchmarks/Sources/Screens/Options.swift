import Foundation

/// The options of the command line.
struct Options {
  /// The names of workloads. The default is all workloads.
  var workloads: [String] = []
  /// The sizes. The default is those of each workload.
  var sizes: [Int] = []
  /// The processor time of a phase, in seconds.
  var seconds = 0.5
  /// The part that is counted instead of timed, if any.
  var counted: CountedRun.Part?
  /// A Boolean value that indicates whether only the frames of all ways are compared.
  var checks = false

  static let usage = """
    usage: screens [--workloads NAME,…] [--sizes N,…] [--seconds S] [--check]
           screens --counted build|edits --workloads NAME --sizes N

    """

  /// Parses the arguments. Fails if they are invalid.
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

  /// The selected workloads.
  var selected: [Workload] {
    Workload.all.filter { workloads.isEmpty || workloads.contains($0.name) }
  }
}
