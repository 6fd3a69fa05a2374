import Foundation

/// A clock for animations. A program advances it. It is independent of the time of day.
///
/// While a clock is current, methods such as `UIView.animate` animate. The properties of views
/// change immediately, their presentation (`UIView.presentation`, `layer.presentation()`) follows
/// the clock, and completion handlers are called by the step that reaches the end.
///
///     AnimationClock.stepped { clock in
///       UIView.animate(withDuration: 1) { view.alpha = 0 }
///       clock.advance(by: 0.5)
///       print(view.presentation.alpha)  // 0.5
///     }
///
/// If there is no current clock, which is the default, animations have no duration. Blocks run and
/// take effect immediately, and completion handlers are called with true after the current turn of
/// the main run loop.
@preconcurrency @MainActor
public final class AnimationClock {
  /// The clock for new animations. If it is `nil`, animations end immediately.
  public static var current: AnimationClock? { didSet { MediaTime.current = current?.time } }

  /// The seconds since the clock was created.
  public private(set) var time: TimeInterval = 0 {
    didSet { if AnimationClock.current === self { MediaTime.current = time } }
  }

  /// The runs that follow the clock, oldest first.
  private var runs: [any ClockedRun] = []

  /// Creates a clock whose time is 0.
  public init() {}

  /// A Boolean value that indicates whether there are no animations and no pending completion
  /// handlers.
  public var isIdle: Bool { runs.isEmpty }

  /// Calls `body` with a new clock as the current clock, and restores the previous clock afterward.
  ///
  /// - Parameter body: A closure that receives the new clock.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  public static func stepped<Result>(
    _ body: (AnimationClock) throws -> Result
  ) rethrows -> Result {
    let outer = current
    let clock = AnimationClock()
    current = clock
    defer { current = outer }
    return try body(clock)
  }

  /// The maximum number of events per step, such as ends of animations. The remaining ones wait for
  /// the next step: an animation with a duration of zero whose completion handler starts another
  /// one would never end.
  static let eventLimit = 100_000

  /// Advances the clock by `seconds`. Animations end in the order of their end times, and their
  /// completion handlers are called at these times. Negative and infinite values are ignored.
  ///
  /// - Parameter seconds: The time in seconds. Negative and infinite values are ignored.
  public func advance(by seconds: TimeInterval) {
    advance(to: time + (seconds.isFinite ? max(seconds, 0) : 0))
  }

  /// Advances the clock to `time`. If `time` is in the past, only pending completion handlers are
  /// called.
  ///
  /// - Parameter end: The time of the clock in seconds.
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

  /// Advances the clock until only animations that repeat indefinitely remain.
  public func advanceToEnd() {
    for _ in 0..<Self.eventLimit {
      let ends = runs.filter { !$0.isEndless }.map(\.nextEvent)
      guard let next = ends.min(), next.isFinite else { return }
      advance(to: next)
    }
  }

  /// Sets the time without ending animations. A transition that the user controls moves it forward
  /// and backward.
  func seek(to time: TimeInterval) { self.time = max(time, 0) }

  /// The runs that follow the clock, oldest first.
  var currentRuns: [any ClockedRun] { runs }

  /// The run with the earliest event.
  private var nextRun: (any ClockedRun)? {
    // `min` returns the first of several minimum elements.
    runs.min { $0.nextEvent < $1.nextEvent }
  }

  /// Updates all runs for the current time.
  private func step() { for run in runs { run.step() } }

  /// Adds a run, which the clock updates from now on.
  func add(_ run: any ClockedRun) {
    if !runs.contains(where: { $0 === run }) { runs.append(run) }
  }

  /// Removes a run, which the clock no longer updates.
  func remove(_ run: any ClockedRun) { runs.removeAll { $0 === run } }
}

/// A process that follows a clock.
@MainActor
protocol ClockedRun: AnyObject {
  /// The time of the next event, such as the end of the run, in seconds on the clock, or infinity
  /// if there is none.
  var nextEvent: TimeInterval { get }
  /// Updates the run after the clock has advanced.
  func step()
  /// Handles the next event when its time is reached. Most runs then end.
  func finish()
  /// A Boolean value that indicates whether the run has events that repeat indefinitely.
  var isEndless: Bool { get }
}

extension ClockedRun {
  var isEndless: Bool { false }
}
