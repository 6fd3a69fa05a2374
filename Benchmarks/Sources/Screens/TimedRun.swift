import Foundation
import Timing

/// Times a screen: creation, first layout and end over several screens, then every edit over several
/// rounds. Times are processor time, and every result is a median.
@MainActor
struct TimedRun {
  /// The processor time after which no more repetitions of a phase are begun.
  let seconds: Double
  /// Builds of which the median counts.
  private static let builds = 9
  /// Repetitions of an edit.
  private static let rounds = 200
  /// Rounds before the first one that is timed: caches fill, and growing arrays have grown.
  private static let warmUp = 2

  /// The median seconds of every phase, in the order of the phases.
  private(set) var phases: [(name: String, seconds: Double)] = []
  /// The growth of the largest memory by the first screen and its layout, in kilobytes.
  private(set) var memory = 0

  /// Where the last view ends after the first layout, in points: ways to lay a screen out that give
  /// other heights are not comparable.
  private(set) var height: CGFloat = 0

  init(seconds: Double) { self.seconds = seconds }

  /// Times a screen of a size in one way.
  mutating func run(_ way: Workload.Way, size: Int) {
    let screen = build(way, size)
    height = screen.rectangles.map(\.maxY).max() ?? 0
    for cycle in screen.cycles { time(cycle) }
  }

  /// Makes and lays out screens; returns the last one.
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

  /// The processor time of an action.
  private func elapsed(_ action: () -> Void) -> Double {
    let begin = processorTime()
    action()
    return processorTime() - begin
  }
}
