import Foundation

/// An animation that can be paused, scrubbed, reversed and stopped.
///
/// It becomes active with the first call of `startAnimation()` or `pauseAnimation()`, or when
/// `fractionComplete` is first set. Its blocks then run, the views have their new values, and the
/// presentation follows the clock that is current at that time. Without an `AnimationClock`, an
/// animation ends as soon as it starts, but it can be scrubbed.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing of the animation.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds. For a spring with physical parameters, it is the settling time.
  open private(set) var duration: TimeInterval
  /// The delay before the first change, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animation is running.
  open var isRunning: Bool { state == .active && timeline?.move != nil }
  /// A Boolean value that indicates whether animated views receive touches.
  ///
  /// - Remark: Inert. It has no effect.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the program performs hit testing itself.
  ///
  /// - Remark: Inert. It has no effect.
  open var isManualHitTestingEnabled = false
  /// A Boolean value that indicates whether the animation can be paused and stopped. The default is
  /// true. It has no effect: the animation can always be paused and stopped.
  open var isInterruptible = true
  /// A Boolean value that indicates whether the progress of a paused animation is proportional to
  /// `fractionComplete`, independent of its timing curve. The default is true.
  open var scrubsLinearly = true
  /// A Boolean value that indicates whether the animation pauses at its end instead of ending. Its
  /// completion handlers are then not called.
  open var pausesOnCompletion = false

  /// The blocks to run, with their delays as fractions of the duration.
  private var animations: [(block: () -> Void, delay: Double)] = []
  /// The completion handlers, in order.
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The timeline of the animator, or `nil` before it starts and after it ends.
  private var timeline: AnimatorTimeline?
  /// The timing curve of the changes.
  private var curve: TimingCurve
  /// A Boolean value that indicates whether the animator runs toward its start.
  private var reversed = false

  /// Creates an animator with custom timing.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    timingParameters = parameters
    (curve, self.duration) = parameters.pace(for: max(duration, 0))
  }

  /// Creates an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve from its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles within the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: - Blocks

  /// Adds changes. In an active animation, they use the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that start after a fraction of the remaining duration, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let share = min(max(Double(delayFactor), 0), 1)
    switch state {
    case .inactive: animations.append((animation, share))
    case .active:
      let done = timeline?.fraction ?? 0
      run(animation, delay: done + share * (1 - done))
    case .stopped: raise("Animations cannot be added to a stopped animator.")
    }
  }

  /// Adds a completion handler. Its argument is the position at which the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func run(_ block: () -> Void, delay: Double) {
    let context = AnimationContext(timeline: timeline, duration: duration, curve: curve)
    context.delayShare = delay
    context.run(block)
  }

  /// Makes the animation active and paused at its start, and runs the blocks.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    timeline = AnimatorTimeline(clock: AnimationClock.current, curve: curve)
    let blocks = animations
    animations = []
    for (block, delay) in blocks { run(block, delay: delay) }
  }

  // MARK: - Running

  /// Starts the animation, or continues a paused one.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after `delay` seconds. Until then, the initial values are displayed.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return raise("A stopped animator cannot be started.") }
    guard !isRunning else { return }
    if state == .active { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    self.delay = max(delay, 0)
    activate()
    move(within: duration, afterDelay: self.delay, pace: .curve(curve), from: 0)
  }

  /// Pauses the animation. An animation that has not started is paused at its start.
  open func pauseAnimation() {
    guard state != .stopped else { return raise("A stopped animator cannot be paused.") }
    activate()
    guard let timeline else { return }
    let progress = timeline.progress(delay: 0).x
    if scrubsLinearly {
      timeline.hold(at: progress, pace: .linear)
    } else {
      timeline.hold(at: timeline.fraction, pace: timeline.pace)
    }
    leaveClock()
  }

  /// Continues with another timing curve, or with the current one if `parameters` is `nil`. The
  /// duration is a fraction of the original duration, or the remaining duration if the factor is 0.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, let timeline, !isRunning else { return }
    let factor = Double(durationFactor)
    if let parameters {
      let goal = reversed ? 0.0 : 1.0
      let progress = timeline.progress(delay: 0)
      let left = factor > 0 ? factor * duration : abs(goal - progress.x) * duration
      let (curve, time) = parameters.pace(for: left)
      timeline.run(
        .init(begin: timeline.now, duration: time, from: 0, to: 1),
        pace: .fresh(curve, from: progress, to: goal))
      return enterClock()
    }
    var (pace, fraction) = (timeline.pace, timeline.fraction)
    if case .linear = pace {
      // Returns to the curve at the same progress.
      (pace, fraction) = (.curve(curve), curve.fraction(of: fraction))
    }
    let left = reversed ? fraction : 1 - fraction
    move(within: factor > 0 ? factor * duration : left * duration, pace: pace, from: fraction)
  }

  private func move(
    within duration: TimeInterval, afterDelay delay: TimeInterval = 0,
    pace: AnimatorTimeline.Pace, from fraction: Double
  ) {
    guard let timeline else { return }
    timeline.run(
      .init(
        begin: timeline.now + delay, duration: duration, from: fraction, to: reversed ? 0 : 1),
      pace: pace)
    enterClock()
  }

  /// Adds the animator to its clock, or ends the animation if there is no clock.
  private func enterClock() {
    guard let clock = timeline?.clock else { return finishRun() }
    clock.add(self)
  }

  /// Removes the animator from its clock.
  private func leaveClock() { timeline?.clock?.remove(self) }

  /// A Boolean value that indicates whether the animation runs toward the initial values. It can
  /// change while the animation runs.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      reversed = newValue
      guard isRunning, let timeline else { return }
      var (pace, fraction) = (timeline.pace, timeline.fraction)
      if case .fresh = pace { (pace, fraction) = (.linear, timeline.progress(delay: 0).x) }
      move(
        within: (newValue ? fraction : 1 - fraction) * duration, pace: pace, from: fraction)
    }
  }

  /// The completed fraction of the animation, from 0 to 1. It is a fraction of the duration while
  /// the animation runs, and of the changes while it is paused and `scrubsLinearly` is true.
  /// Setting it pauses the animation.
  open var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : CGFloat(timeline?.fraction ?? 0) }
    set {
      guard state != .stopped, newValue.isFinite else { return }
      if state == .inactive || isRunning { pauseAnimation() }
      guard let timeline else { return }
      var pace = timeline.pace
      if case .fresh = pace { pace = .linear }
      timeline.hold(at: min(max(Double(newValue), 0), 1), pace: pace)
    }
  }

  // MARK: - End

  /// Stops the animation and sets the views to the displayed values.
  ///
  /// If `withoutFinishing` is true, the animation ends without calling completion handlers.
  /// Otherwise the animator waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else {
      if state == .stopped, withoutFinishing { reset() }
      return
    }
    leaveClock()
    ends = endsOfAnimations()
    timeline?.end(at: .current)
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Ends a stopped animation with the values at a position, and calls the completion handlers.
  ///
  /// Raises `NSInternalInconsistencyException` if the animator is not stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return raise("An animator can be finished only after stopAnimation(false).")
    }
    UIView.performWithoutAnimation {
      for value in ends {
        guard let view = value.view else { continue }
        switch finalPosition {
        case .start: view.set(value.property, value.from)
        case .end: view.set(value.property, value.to)
        case .current: break
        }
      }
    }
    close(at: finalPosition)
  }

  /// The initial and final values of a property.
  private struct Ends {
    weak var view: UIView?
    let property: AnimatedProperty
    let from, to: [Double]
  }

  /// The initial and final values of a stopped animation.
  private var ends: [Ends] = []

  /// Returns the initial and final values of all animations.
  private func endsOfAnimations() -> [Ends] {
    guard let timeline else { return [] }
    return timeline.animations.map { view, animation in
      Ends(view: view, property: animation.property, from: animation.from, to: animation.to)
    }
  }

  /// Ends the animation at a position and calls the completion handlers.
  private func close(at position: UIViewAnimatingPosition) {
    let due = completions
    reset()
    guard timeline?.clock != nil || AnimationClock.current != nil else {
      return MainTurn.add { for completion in due { completion(position) } }
    }
    for completion in due { completion(position) }
  }

  /// Resets the animator so that it can be used again.
  private func reset() {
    state = .inactive
    ends = []
    completions = []
    reversed = false
  }

  /// Ends the animation at the position toward which it ran.
  private func finishRun() {
    leaveClock()
    let position: UIViewAnimatingPosition = reversed ? .start : .end
    if pausesOnCompletion {
      timeline?.hold(at: reversed ? 0 : 1, pace: .curve(curve))
      return
    }
    timeline?.end(at: position)
    close(at: position)
  }

  private func raise(_ reason: String) {
    LayoutException.raise(LayoutException.internalInconsistency, reason)
  }
}

extension UIViewPropertyAnimator: ClockedRun {
  var nextEvent: TimeInterval { timeline?.move?.end ?? .infinity }
  func step() {}
  func finish() { finishRun() }
}

extension AnimatorTimeline {
  /// The animations of this timeline with their views.
  var animations: [(UIView, PropertyAnimation)] {
    animatedViews.flatMap { view in
      view.propertyAnimations.filter { $0.timeline === self }.map { (view, $0) }
    }
  }
}
