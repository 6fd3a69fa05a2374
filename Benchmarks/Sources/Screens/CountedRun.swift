import AutoLayout
import CountedRegion

/// Runs a screen without a clock, so that every run executes the same instructions, and counts a
/// part of it within ``counted_region``.
@MainActor
final class CountedRun {
  /// The parts that can be counted.
  enum Part: String {
    /// The creation and the first layout of a screen.
    case build
    /// One round of every edit, after an uncounted one.
    case edits
  }

  private let part: Part
  private let way: Workload.Way
  private let size: Int
  private var screen: (any MeasuredScreen)?

  init(_ part: Part, of way: Workload.Way, size: Int) {
    self.part = part
    self.way = way
    self.size = size
  }

  /// Runs the screen, and returns the sum of all frames as a checksum.
  func run() -> CGFloat {
    // The first screen of a process initializes tables, such as those of fonts.
    way.make(1).layOut()
    switch part {
    case .build: count { $0.build() }
    case .edits:
      build()
      edit(1)
      count { $0.edit(2) }
    }
    return screen?.rectangles.reduce(0) { $0 + $1.maxX + $1.maxY } ?? 0
  }

  private func build() {
    screen = way.make(size)
    screen?.layOut()
  }

  private func edit(_ round: Int) {
    for cycle in screen?.cycles ?? [] { cycle.edits.forEach { $0.action(round) } }
  }

  /// Calls a method within ``counted_region``.
  private func count(_ body: @escaping @MainActor (CountedRun) -> Void) {
    let call = Call(run: self, body: body)
    counted_region(
      { context in
        let call = Unmanaged<Call>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { call.body(call.run) }
      }, Unmanaged.passUnretained(call).toOpaque())
    withExtendedLifetime(call) {}
  }

  /// A closure that is passed through a C function.
  private final class Call: Sendable {
    let run: CountedRun
    let body: @MainActor (CountedRun) -> Void

    init(run: CountedRun, body: @escaping @MainActor (CountedRun) -> Void) {
      self.run = run
      self.body = body
    }
  }
}
