import Foundation

/// Times a screen as `engine-replay` times the engine.
struct TimedArithmetic {
  private let screen: any Screen
  private let builds: Int
  private let seconds: Double
  private var values: [Double] = []
  private(set) var fields: [String] = []

  /// The number of repetitions of an edit, as in the drivers of solvers.
  private static let repetitions = 1000

  init(_ screen: any Screen, builds: Int, seconds: Double) {
    self.screen = screen
    self.builds = builds
    self.seconds = seconds
  }

  mutating func run() {
    let (width, spacing) = (screen.rootWidth, screen.spacing)
    let build = median(atMost: builds) { arithmetic, _ in
      arithmetic.values = Array(repeating: 0, count: arithmetic.screen.variableCount)
      arithmetic.layOut(width.base, spacing.base)
      arithmetic.sink += arithmetic.checksum()
    }
    field("build_s", build)
    field("checksum_build", checksum())
    let width0 = median(atMost: Self.repetitions) { arithmetic, round in
      arithmetic.layOut(Self.value(width, round), spacing.base)
      arithmetic.sink += arithmetic.values.reduce(0, +)
    }
    field("e0_us", width0 * 1e6)
    let spacing0 = median(atMost: Self.repetitions) { arithmetic, round in
      arithmetic.layOut(width.base, Self.value(spacing, round))
      arithmetic.sink += arithmetic.values.reduce(0, +)
    }
    field("e1_us", spacing0 * 1e6)
    layOut(width.base, spacing.base)
    field("checksum_edit", checksum())
  }

  private mutating func layOut(_ rootWidth: Double, _ spacing: Double) {
    screen.layOut(rootWidth: rootWidth, spacing: spacing, into: &values)
  }

  /// Returns the value of an edit in a round, counted from 1.
  private static func value(_ edit: (base: Double, amplitude: Double), _ round: Int) -> Double {
    edit.base + edit.amplitude * Double((round * 37) % 101 - 50) / 50
  }

  /// Returns Σ value · (1 + index mod 13).
  private func checksum() -> Double {
    var sum = 0.0
    for (index, value) in values.enumerated() { sum += value * Double(1 + index % 13) }
    return sum
  }

  /// A sum of the values, which prevents the compiler from removing the reads.
  private var sink = 0.0

  /// Returns the median processor time of `action`, in seconds.
  private mutating func median(
    atMost count: Int, _ action: (inout TimedArithmetic, _ round: Int) -> Void
  ) -> Double {
    var times: [Double] = []
    let start = processorTime()
    for round in 1...count where times.isEmpty || processorTime() - start < seconds {
      let begin = processorTime()
      action(&self, round)
      times.append(processorTime() - begin)
    }
    times.sort()
    return times[times.count / 2]
  }

  private mutating func field(_ name: String, _ value: Double) {
    fields.append("\"\(name)\": \(value)")
  }
}

/// Returns the processor time of this process, in seconds.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
