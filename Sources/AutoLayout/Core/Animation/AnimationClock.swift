import Foundation

/// The time that animations go by: a number that a program steps, never the time of day.
///
/// While a clock is current, `UIView.animate` and its kin animate: the views' own values change at
/// once, their presentation (`UIView.presentation`, `layer.presentation()`) moves with the clock,
/// and completions are called by the step that reaches the end.
///
///     AnimationClock.stepped { clock in
///       UIView.animate(withDuration: 1) { view.alpha = 0 }
///       clock.advance(by: 0.5)
///       print(view.presentation.alpha)  // 0.5
///     }
///
/// While none is current, as at first, there is no time to animate in: blocks run and take effect
/// at once, and completions are called in the next turn of the main queue, with true.
@preconcurrency @MainActor
public final class AnimationClock {
  /// The clock that new animations go by; nil has them end as they begin.
  public static var current: AnimationClock?

  /// Seconds since the clock was made.
  public private(set) var time: TimeInterval = 0

  /// What goes by this clock, oldest first.
  private var runs: [any ClockedRun] = []

  /// Makes a clock that stands at 0.
  public init() {}

  /// Whether nothing is left to animate or to call.
  public var isIdle: Bool { runs.isEmpty }

  /// Runs `body` with a new clock as the current one, and puts back what was current before.
  public static func stepped<Result>(
    _ body: (AnimationClock) throws -> Result
  ) rethrows -> Result {
    let outer = current
    let clock = AnimationClock()
    current = clock
    defer { current = outer }
    return try body(clock)
  }

  /// Completions of one step beyond which the rest waits for the next step: an animation of no
  /// duration whose completion begins another would go on for ever.
  static let eventLimit = 100_000

  /// Lets `seconds` pass: ends animations in the order of their ends and calls their completions,
  /// at the time that is theirs. Negative and infinite steps are none.
  public func advance(by seconds: TimeInterval) {
    advance(to: time + (seconds.isFinite ? max(seconds, 0) : 0))
  }

  /// Lets time pass until `time`; a time that is past already only calls what is due.
  public func advance(to end: TimeInterval) {
    guard end.isFinite else { return }
    for _ in 0..<Self.eventLimit {
      guard let next = nextRun, next.nextEvent <= max(end, time) else { break }
      time = max(time, next.nextEvent)
      step()
      next.finish()
    }
    time = max(time, end)
    step()
  }

  /// Lets time pass until nothing is left but animations that repeat for ever.
  public func advanceToEnd() {
    for _ in 0..<Self.eventLimit {
      guard let next = nextRun, next.nextEvent.isFinite else { return }
      advance(to: next.nextEvent)
    }
  }

  /// The run whose next event comes first.
  private var nextRun: (any ClockedRun)? {
    // The first of several: `min` keeps the earliest found.
    runs.min { $0.nextEvent < $1.nextEvent }
  }

  /// Shows all runs at the present time.
  private func step() { for run in runs { run.step() } }

  /// Has a run stepped from now on.
  func add(_ run: any ClockedRun) {
    if !runs.contains(where: { $0 === run }) { runs.append(run) }
  }

  /// Ends the steps of a run.
  func remove(_ run: any ClockedRun) { runs.removeAll { $0 === run } }
}

/// Something that goes by a clock.
@MainActor
protocol ClockedRun: AnyObject {
  /// When it ends; infinite for what does not.
  var nextEvent: TimeInterval { get }
  /// Takes in that the clock has moved.
  func step()
  /// The end is reached.
  func finish()
}

/// Completions that wait for the next turn of the main queue.
@MainActor
enum DeferredCompletions {
  /// The completions that have not been called yet.
  private static var waiting: [() -> Void] = []

  /// Has a completion called in the next turn of the main queue.
  static func add(_ completion: @escaping () -> Void) {
    waiting.append(completion)
    guard waiting.count == 1 else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { callAll() } }
  }

  /// Calls all that wait, in order.
  private static func callAll() {
    let due = waiting
    waiting = []
    for completion in due { completion() }
  }
}
