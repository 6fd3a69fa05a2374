import Foundation

/// A timer that fires for each refresh of the display.
///
/// If there is a current `AnimationClock` when it is added, it fires as the clock advances. If not,
/// it fires in the run loop.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let action: Selector
  /// The clock that drives the calls, or `nil` if the run loop does.
  private var clock: AnimationClock?
  private var timer: Timer?
  /// The refreshes of the run loop's timer since the last call.
  private var refreshes = 0
  /// The time of the next call on the clock, in seconds.
  private var nextTime: TimeInterval = .infinity

  /// The number of display refreshes per second, as on iPhones without a variable rate (Apple's
  /// documentation of `UIScreen.maximumFramesPerSecond`).
  private static let refreshRate = 60

  /// Creates a display link that calls a method of a target. The display link retains the target.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    action = sel
    super.init()
  }

  /// The time of the last call, in seconds of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next call, in seconds of `CACurrentMediaTime()`.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// The seconds between two refreshes of the display.
  open var duration: CFTimeInterval { 1 / Double(Self.refreshRate) }
  /// A Boolean value that indicates whether calls are suspended.
  open var isPaused = false { didSet { if oldValue != isPaused { schedule() } } }
  /// The preferred number of calls per second, or 0 for a call at every refresh.
  open var preferredFramesPerSecond = 0
  /// The number of refreshes between two calls. Use `preferredFramesPerSecond` instead.
  open var frameInterval = 1
  /// The range of calls per second. Only the preferred rate is used.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The time in seconds between two calls.
  private var interval: TimeInterval {
    let wanted = preferredFrameRateRange.preferred ?? 0
    let rate =
      wanted > 0
      ? max(Int(min(wanted, Float(Self.refreshRate))), 1) : preferredFramesPerSecond
    guard rate > 0 else { return duration * Double(max(frameInterval, 1)) }
    // A display link fires at a divisor of the refresh rate.
    return duration * Double(max(Self.refreshRate / min(rate, Self.refreshRate), 1))
  }

  /// Starts the calls: in the current `AnimationClock`, which does not use the run loop and the
  /// mode, or in the run loop if there is none.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    clock = AnimationClock.current
    if clock == nil {
      let timer = Timer(
        fire: Date(timeIntervalSinceNow: duration), interval: duration, repeats: true
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.fireFromTimer() }
      }
      runloop.add(timer, forMode: mode)
      self.timer?.invalidate()
      self.timer = timer
      // The run loop keeps a display link alive until it is invalidated.
      retained = self
    }
    schedule()
  }

  private var retained: CADisplayLink?

  /// Stops the calls, in whichever run loop and mode the display link was added.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the calls.
  open func invalidate() {
    timer?.invalidate()
    timer = nil
    clock?.remove(self)
    clock = nil
    retained = nil
  }

  private func schedule() {
    guard let clock else { return }
    clock.remove(self)
    guard !isPaused else { return }
    nextTime = clock.time + interval
    clock.add(self)
  }

  /// Calls the method at the refreshes that match the preferred rate, which can change at any time.
  private func fireFromTimer() {
    guard !isPaused else { return }
    refreshes += 1
    guard Double(refreshes) + 0.5 > interval / duration else { return }
    refreshes = 0
    call(at: CACurrentMediaTime())
  }

  private func call(at time: TimeInterval) {
    timestamp = time
    _ = TargetAction.dispatch(action, to: target, with: self)
  }
}

extension CADisplayLink: ClockedRun {
  var nextEvent: TimeInterval { nextTime }
  var isEndless: Bool { true }
  func step() {}
  func finish() {
    let now = nextTime
    nextTime += interval
    call(at: now)
  }
}

/// A range of refreshes per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate in refreshes per second.
  public var minimum: Float
  /// The maximum rate in refreshes per second.
  public var maximum: Float
  /// The preferred rate in refreshes per second, or `nil` or 0 for no preference.
  public var preferred: Float?

  /// Creates a range of refreshes per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The rate of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
