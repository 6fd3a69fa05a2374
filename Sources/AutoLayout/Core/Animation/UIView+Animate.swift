import Foundation

extension UIView {
  /// Runs `animations` and shows its changes over `duration` seconds, after `delay` seconds.
  ///
  /// Bounds, centre, transform, alpha and background colour are animated; the views themselves have
  /// the new values at once. A layout inside the block is animated too, which is how a change of a
  /// constraint is: change it, then `layoutIfNeeded()` on the superview. Without a current
  /// `AnimationClock` the changes show at once.
  ///
  /// A block inside another takes over the outer one's duration and curve, unless its options say
  /// otherwise. `completion` gets true, or false where animations of the block were ended before
  /// their time.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.bezier(options.curve.bezier)
    animate(duration, delay, curve, options, animations, completion)
  }

  /// The same with a spring that settles within `duration` seconds.
  ///
  /// `dampingRatio` is 1 for a spring that does not swing and smaller for one that does;
  /// `velocity` is how fast things move at first, in whole distances a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      settlingIn: max(duration, 0), dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    let curve = TimingCurve.spring(x: spring, y: spring, duration: max(duration, 0))
    animate(duration, delay, curve, options, animations, completion)
  }

  /// The same with a spring by the duration and bounce of iOS 17.
  ///
  /// The duration is that of one swing, in seconds; the animation ends when the spring has settled.
  /// `bounce` is 0 for no swing, up to 1 for much of it; below 0 the spring comes slowly to rest.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Double(velocity))
    let settling = duration > 0 ? spring.settlingDuration : 0
    let curve = TimingCurve.spring(x: spring, y: spring, duration: settling)
    withoutActuallyEscaping(animations) {
      animate(settling, delay, curve, options, $0, completion)
    }
  }

  private class func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve,
    _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let request = AnimationRequest(
      duration: duration, delay: delay, curve: curve, options: options, completion: completion)
    request.run { $0.run(animations) }
  }

  /// Runs a block whose changes take effect at once, inside an animated block too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext(timeline: nil).run(actionsWithoutAnimation)
  }

  /// Whether blocks animate; true at first.
  public class var areAnimationsEnabled: Bool { AnimationContext.areAnimationsEnabled }

  /// Has blocks animate, or take effect at once from now on; animations that run go on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areAnimationsEnabled = enabled
  }

  /// The duration of the innermost animated block that runs, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }

  /// Repeats the changes of a part of an animated block, forwards and, where wanted, back.
  ///
  /// The outer block's completion waits for the last of them. Does nothing special outside a block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationContext.recording, let clock = AnimationClock.current,
      let run = outer.timeline as? AnimationRun
    else { return animations() }
    let part = AnimationRun(
      on: clock, delay: 0, duration: run.duration, curve: outer.curve,
      repetitions: Double(count), autoreverses: autoreverses)
    run.add(part)
    let context = AnimationContext(timeline: part, duration: outer.duration, curve: outer.curve)
    context.options = outer.options
    context.run(animations)
  }
}

/// One call of `UIView.animate`, with what it takes over from a block around it.
@MainActor
struct AnimationRequest {
  /// In seconds.
  var duration: TimeInterval
  /// Before the changes begin, in seconds.
  var delay: TimeInterval
  /// The pace of the changes.
  var curve: TimingCurve
  /// The options of the call.
  var options: UIView.AnimationOptions
  /// Called at the end; false if the animation was interrupted.
  var completion: ((Bool) -> Void)?

  /// Makes the context and the run, has `body` use the context, and starts.
  func run(_ body: (AnimationContext) -> Void) {
    let request = inheriting()
    guard let clock = AnimationClock.current, request.isAnimated else {
      let context = AnimationContext(
        timeline: nil, duration: request.duration, curve: request.curve)
      body(context)
      return Self.complete(completion)
    }
    let run = AnimationRun(
      on: clock, delay: delay, duration: request.duration, curve: request.curve,
      repetitions: request.options.contains(.repeat) ? .infinity : 1,
      autoreverses: request.options.contains(.autoreverse), completion: completion)
    let context = AnimationContext(
      timeline: run, duration: request.duration, curve: request.curve)
    context.options = request.options
    body(context)
    run.start()
  }

  /// Whether changes are animated: blocks do so, and no block around this one keeps it from it.
  private var isAnimated: Bool {
    AnimationContext.areAnimationsEnabled && !Self.isSuppressed
  }

  /// Whether the innermost block keeps from animating.
  private static var isSuppressed: Bool {
    guard let current = AnimationContext.current else { return false }
    return current.timeline == nil && current.constants == nil && AnimationClock.current != nil
  }

  /// A completion without an animation: the next step of the clock calls it, or the next turn of
  /// the main queue.
  static func complete(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard let clock = AnimationClock.current else {
      return DeferredCompletions.add { completion(true) }
    }
    AnimationRun(on: clock, delay: 0, duration: 0, curve: .linear, completion: completion).start()
  }

  /// The request with what it takes over from the block around it.
  private func inheriting() -> AnimationRequest {
    guard let outer = AnimationContext.recording else { return self }
    var request = self
    if !options.contains(.overrideInheritedDuration) { request.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { request.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      let inherited: UIView.AnimationOptions = [.beginFromCurrentState, .layoutSubviews]
      request.options.formUnion(outer.options.intersection(inherited))
    }
    return request
  }
}
