import Foundation

/// Work that is done once at the end of a turn of the main run loop: a window.
@MainActor
protocol TurnWork: AnyObject {
  /// Lays out and displays what changed since the last turn.
  func serveTurn()
}

/// The turns of the main run loop: at the end of each, windows with changes are laid out and
/// displayed once.
///
/// UIKit does this in an observer of the main run loop, before it waits. Linux has no public
/// observers. A turn is therefore registered with the main dispatch queue and with the main run
/// loop, and takes place when the first of them executes it:
///
/// - The main queue also executes the main actor. It serves asynchronous tests and programs, before
///   code that resumes later than the change.
/// - The run loop serves calls of `RunLoop.main.run(until:)`, also while a task of the main actor
///   waits in it, when the main queue does not.
///
/// Nothing is registered while there are no changes, so that an idle program does no work.
@MainActor
enum MainTurn {
  /// The amounts of work, for tests.
  struct Statistics: Hashable {
    /// The number of turns that were registered with the main queue.
    var registrations = 0
    /// The number of turns that served a window.
    var turns = 0
  }

  /// The amounts of work so far.
  private(set) static var statistics = Statistics()

  private struct Waiting { weak var work: (any TurnWork)? }

  /// The work of the next turn. It is not kept alive.
  private static var waiting: [Waiting] = []
  /// The work that is continued after the next refresh of a display.
  private static var unfinished: [Waiting] = []
  /// The completion handlers that are called after the next turn.
  private static var completions: [() -> Void] = []
  private static var isServing = false
  private static var isInQueue = false
  private static var isInRunLoop = false

  /// The number of waiting objects at which those that no longer exist are removed. A program that
  /// never returns to its main queue, such as a command line tool, has no turns.
  private static var pruningCount = minPruningCount
  private static let minPruningCount = 64

  /// Adds work to the next turn. The caller ensures that it is added once.
  ///
  /// Amortized constant time.
  static func request(for work: any TurnWork) {
    if waiting.count >= pruningCount {
      waiting.removeAll { $0.work == nil }
      pruningCount = max(minPruningCount, 2 * waiting.count)
    }
    waiting.append(Waiting(work: work))
    register()
  }

  /// The time in seconds until unfinished work is continued: a refresh of a display with 60 Hz. A
  /// turn that registered itself again at once would keep the run loop from ending.
  private static let refreshTime: TimeInterval = 1.0 / 60

  /// The timer of the main queue that continues unfinished work. It is set again for each refresh,
  /// so that a main queue that is not served collects nothing.
  private static let queueTimer: any DispatchSourceTimer = {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { MainActor.assumeIsolated { continueUnfinished() } }
    timer.resume()
    return timer
  }()
  /// The timer of the main run loop that continues unfinished work, or nil if none is due. The first
  /// timer that fires cancels the other.
  private static var runLoopTimer: Timer?

  /// Adds work that could not be finished to a turn after the next refresh of a display.
  static func continueLater(_ work: any TurnWork) {
    unfinished.append(Waiting(work: work))
    if runLoopTimer == nil { startTimers() }
  }

  private static func startTimers() {
    let uptime = ProcessInfo.processInfo.systemUptime + refreshTime
    queueTimer.schedule(deadline: DispatchTime(uptimeNanoseconds: UInt64(uptime * 1e9)))
    // On Linux, a timer that is created with an interval alone fires at once.
    let date = Date(timeIntervalSinceNow: refreshTime)
    let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { continueUnfinished() }
    }
    RunLoop.main.add(timer, forMode: .common)
    runLoopTimer = timer
  }

  private static func cancelTimers() {
    runLoopTimer?.invalidate()
    runLoopTimer = nil
  }

  private static func continueUnfinished() {
    // The timer of the main queue fires although its turn was served.
    guard runLoopTimer != nil else { return }
    cancelTimers()
    guard !unfinished.isEmpty else { return }
    // The program runs the run loop within a turn.
    guard !isServing else { return startTimers() }
    takeUnfinished()
    run()
  }

  /// Adds the unfinished work to the next turn.
  private static func takeUnfinished() {
    waiting += unfinished
    unfinished = []
  }

  /// Adds a completion handler that is called after the next turn. Handlers are called in order.
  static func add(_ completion: @escaping () -> Void) {
    completions.append(completion)
    register()
  }

  /// Serves the waiting and the unfinished work immediately. Changes and completion handlers that it
  /// causes wait for the next turn.
  ///
  /// Does nothing within a turn.
  static func flush() {
    guard !isServing else { return }
    cancelTimers()
    takeUnfinished()
    serve()
    // Handlers that were added during the work could not be registered.
    if !completions.isEmpty { register() }
  }

  private static func serve() {
    guard !isServing else { return }
    let due = waiting
    waiting = []
    // The work may have been released since it was requested.
    guard due.contains(where: { $0.work != nil }) else { return }
    isServing = true
    statistics.turns += 1
    for item in due { item.work?.serveTurn() }
    isServing = false
    if !waiting.isEmpty { register() }
  }

  private static func run() {
    serve()
    guard !isServing else { return }
    let due = completions
    completions = []
    for completion in due { completion() }
  }

  /// Registers a turn where none is registered. A registration that the run loop never serves,
  /// because the program does not run it, remains the only one.
  private static func register() {
    guard !isServing else { return }
    if !isInQueue {
      isInQueue = true
      statistics.registrations += 1
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          isInQueue = false
          run()
        }
      }
    }
    if !isInRunLoop {
      isInRunLoop = true
      RunLoop.main.perform {
        MainActor.assumeIsolated {
          isInRunLoop = false
          run()
        }
      }
    }
  }
}
