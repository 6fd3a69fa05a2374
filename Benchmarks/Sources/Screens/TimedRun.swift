import Foundation
import Timing

/// Times a screen: creation, first layout and end over several screens, then every edit over
/// several rounds. Times are processor time, and every result is a median.
@MainActor
struct TimedRun {
  /// The processor time in seconds, after which no more repetitions of a phase begin.
  let seconds: Double
  /// The number of builds, whose median is reported.
  private static let builds = 9
  /// The number of repetitions of an edit.
  private static let rounds = 200
  /// The number of rounds before the first timed one, in which caches fill and arrays reach their
  /// capacity.
  private static let warmUp = 2

  /// The median time of every phase in seconds, in the order of the phases.
  private(set) var phases: [(name: String, seconds: Double)] = []
  /// The growth of the peak memory during the first screen and its layout, in kilobytes.
  private(set) var memory = 0

  /// The bottom of the last view after the first layout, in points. Ways to lay out a screen with
  /// different heights are not comparable.
  private(set) var height: CGFloat = 0

  init(seconds: Double) { self.seconds = seconds }

  /// Times a screen of a size in one way to lay it out.
  mutating func run(_ way: Workload.Way, size: Int) {
    let screen = build(way, size)
    height = screen.rectangles.map(\.maxY).max() ?? 0
    for cycle in screen.cycles { time(cycle) }
  }

  /// Creates and lays out screens, and returns the last one.
  private mutating func build(_ way: Workload.Way, _ size: Int) -> any MeasuredScreen {
    var creations: [Double] = []
    var layouts: [Double] = []
    var ends: [Double] = []
    var screen: (any MeasuredScreen)?
    let start = processorTime()
    while layouts.isEmpty || (layouts.count < Self.builds && processorTime() - start < seconds) {
      if screen != nil { ends.append(elapsed { screen = nil }) }
      let before = peakMemory()
      creations.append(elapsed { screen = way.make(size) })
      layouts.append(elapsed { screen?.layOut() })
      if layouts.count == 1 { memory = peakMemory() - before }
    }
    phases.append(("create", median(creations)))
    phases.append(("first layout", median(layouts)))
    if !ends.isEmpty { phases.append(("deallocate", median(ends))) }
    guard let screen else { fatalError("no screen was made") }
    return screen
  }

  /// Repeats a cycle.
  private mutating func time(_ cycle: EditCycle) {
    var times = cycle.edits.map { _ in [Double]() }
    for round in 1...Self.warmUp { cycle.edits.forEach { $0.action(round) } }
    let start = processorTime()
    for round in 1...Self.rounds where times[0].isEmpty || processorTime() - start < seconds {
      for (index, edit) in cycle.edits.enumerated() {
        times[index].append(elapsed { edit.action(round + Self.warmUp) })
      }
    }
    for (edit, times) in zip(cycle.edits, times) { phases.append((edit.name, median(times))) }
  }

  /// Returns the processor time of an action, in seconds.
  private func elapsed(_ action: () -> Void) -> Double {
    let begin = processorTime()
    action()
    return processorTime() - begin
  }
}
