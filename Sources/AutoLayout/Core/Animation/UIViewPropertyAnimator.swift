import Foundation

/// An animation that can be paused, scrubbed, reversed and stopped.
///
/// It begins with the first `startAnimation()`, `pauseAnimation()` or change of `fractionComplete`:
/// its blocks run, the views have their new values, and the presentation moves with the clock that
/// is current then. Without an `AnimationClock` an animation ends as it starts; it can be scrubbed
/// all the same.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The pace.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// How long the animation takes, in seconds; a spring by its physics takes as long as it needs.
  open private(set) var duration: TimeInterval
  /// Seconds between the start and the first change.
  open private(set) var delay: TimeInterval = 0
  /// What the animator is doing.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation moves.
  open var isRunning: Bool { state == .active && timeline?.move != nil }
  /// Whether touches reach what moves; kept.
  open var isUserInteractionEnabled = true
  /// Whether touches are sought where views are shown; kept.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be paused and stopped; true unless set.
  open var isInterruptible = true
  /// Whether a paused animation follows `fractionComplete` in proportion, whatever its pace; true
  /// unless set.
  open var scrubsLinearly = true
  /// Whether the animation is held at its end instead of being over there; completions are then not
  /// called.
  open var pausesOnCompletion = false

  /// The blocks to run, with the share of the time that they wait.
  private var animations: [(block: () -> Void, delay: Double)] = []
  /// Called at the end, in order.
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Where the animator stands; nil before it starts and after it ends.
  private var timeline: AnimatorTimeline?
  /// The pace of the changes.
  private var curve: TimingCurve
  /// Whether the animator runs towards its start.
  private var reversed = false

  /// An animator with a pace of its own.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    timingParameters = parameters
    (curve, self.duration) = parameters.pace(for: max(duration, 0))
  }

  /// An animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a curve by its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that settles within the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs already.
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

  /// Adds changes; of an active animation they take what is left of its time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a share of the time that is left, from 0 to 1.
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

  /// Adds something to call when the animation is over, with where it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func run(_ block: () -> Void, delay: Double) {
    let context = AnimationContext(timeline: timeline, duration: duration, curve: curve)
    context.delayShare = delay
    context.run(block)
  }

  /// Makes the animation active, held at its beginning.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    timeline = AnimatorTimeline(clock: AnimationClock.current, curve: curve)
    let blocks = animations
    animations = []
    for (block, delay) in blocks { run(block, delay: delay) }
  }

  // MARK: - Running

  /// Begins, or goes on from where the animation was paused.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins after `delay` seconds; until then the old values show.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return raise("A stopped animator cannot be started.") }
    guard !isRunning else { return }
    if state == .active { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    self.delay = max(delay, 0)
    activate()
    move(within: duration, afterDelay: self.delay, pace: .curve(curve), from: 0)
  }

  /// Holds the animation where it is; one that has not begun is held at its beginning.
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

  /// Goes on with another pace, or with its own for nil; in a share of the duration, or in what is
  /// left of it for 0.
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
      // Back onto the curve, at the same progress.
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

  /// Has the clock step the animator.
  private func enterClock() {
    guard let clock = timeline?.clock else { return finishRun() }
    clock.add(self)
  }

  /// Ends the steps of the clock.
  private func leaveClock() { timeline?.clock?.remove(self) }

  /// Whether the animation runs back to the old values; may change while it runs.
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

  /// How much of the animation is done, from 0 to 1: of its time while it runs, of its changes
  /// while it is paused and `scrubsLinearly` is true. Setting it pauses the animation there.
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

  /// Ends the animation where it is, and gives the views the values that show.
  ///
  /// With `withoutFinishing` the animator is over, and completions are not called; otherwise it
  /// waits for `finishAnimation(at:)`.
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

  /// Ends a stopped animation with the values of a position, and calls the completions.
  ///
  /// Raises `NSInternalInconsistencyException` where the animator is not stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return raise("An animator is finished only after stopAnimation(false).")
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

  /// The ends of a property's way.
  private struct Ends {
    weak var view: UIView?
    let property: AnimatedProperty
    let from, to: [Double]
  }

  /// Of a stopped animation: where its properties came from and went to.
  private var ends: [Ends] = []

  /// The values at both ends of all animations.
  private func endsOfAnimations() -> [Ends] {
    guard let timeline else { return [] }
    return timeline.animations.map { view, animation in
      Ends(view: view, property: animation.property, from: animation.from, to: animation.to)
    }
  }

  /// Ends the animations at a position and calls the completions.
  private func close(at position: UIViewAnimatingPosition) {
    let due = completions
    reset()
    guard timeline?.clock != nil || AnimationClock.current != nil else {
      return DeferredCompletions.add { for completion in due { completion(position) } }
    }
    for completion in due { completion(position) }
  }

  /// Makes the animator ready to be used again.
  private func reset() {
    state = .inactive
    ends = []
    completions = []
    reversed = false
  }

  /// Ends at the position that the animator ran towards.
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
