import Foundation

extension UIView {
  /// Animates the changes that `animations` makes over `duration` seconds, after `delay` seconds.
  ///
  /// Bounds, center, transform, alpha and background color are animated. The properties of the
  /// views change immediately. A layout inside the block is also animated. To animate a change of a
  /// constraint, change it and call `layoutIfNeeded()` on the superview. Without a current
  /// `AnimationClock`, the changes are displayed immediately.
  ///
  /// A nested block inherits the duration and curve of the outer block, unless its options override
  /// them. The argument of `completion` is true, or false if animations of the block were ended
  /// early.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The curve, the repetition and the other options of the animation.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure that is called after the end. Its argument is false if the animation
  ///     was interrupted.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.bezier(options.curve.bezier)
    animate(duration, delay, curve, options, animations, completion)
  }

  /// Animates changes of views with the default curve, in the same way as the method with options.
  /// `UIView` can conform to a protocol with this requirement.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes of views with the default curve, in the same way as the method with options.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates changes with a spring that settles within `duration` seconds.
  ///
  /// `dampingRatio` is 1 for a spring that does not oscillate and smaller for one that does.
  /// `velocity` is the initial velocity, in total distances per second.
  ///
  /// - Parameters:
  ///   - duration: The settling time in seconds.
  ///   - delay: The delay in seconds.
  ///   - dampingRatio: The damping ratio: 1 for no oscillation, and less for oscillation.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - options: The repetition and the other options of the animation. The curve is not used.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure that is called after the end. Its argument is false if the animation
  ///     was interrupted.
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

  /// Animates changes with a spring that is specified by the duration and bounce of iOS 17.
  ///
  /// The duration is the period of one oscillation, in seconds. The animation ends when the spring
  /// has settled. `bounce` ranges from 0 for no oscillation to 1 for a strong one. With a value
  /// below 0, the spring settles slowly.
  ///
  /// - Parameters:
  ///   - duration: The period of one oscillation, in seconds.
  ///   - bounce: The bounce, from 0 for no oscillation to 1 for a strong one.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - delay: The delay in seconds.
  ///   - options: The repetition and the other options of the animation. The curve is not used.
  ///   - animations: A closure that changes views.
  ///   - completion: A closure that is called after the end. Its argument is false if the animation
  ///     was interrupted.
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

  /// Runs a block whose changes take effect immediately, even inside an animated block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext(timeline: nil).run(actionsWithoutAnimation)
  }

  /// A Boolean value that indicates whether animations are enabled. The default is true.
  public class var areAnimationsEnabled: Bool { AnimationContext.areAnimationsEnabled }

  /// Enables or disables animations. Running animations continue.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areAnimationsEnabled = enabled
  }

  /// The duration of the innermost animated block, in seconds. Outside a block, it is 0.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }

  /// Repeats a part of the changes in an animated block, optionally with a backward run after each
  /// repetition.
  ///
  /// The completion handler of the outer block waits for the last repetition. Outside an animated
  /// block, this method only runs the block.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions.
  ///   - autoreverses: A Boolean value that indicates whether each repetition is followed by a
  ///     backward run.
  ///   - animations: A closure that changes views.
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

/// One call of `UIView.animate`, with the values that it inherits from an outer block.
@MainActor
struct AnimationRequest {
  /// The duration in seconds.
  var duration: TimeInterval
  /// The delay before the changes start, in seconds.
  var delay: TimeInterval
  /// The timing curve of the changes.
  var curve: TimingCurve
  /// The options of the call.
  var options: UIView.AnimationOptions
  /// The completion handler. Its argument is false if the animation was interrupted.
  var completion: ((Bool) -> Void)?

  /// Creates the context and the run, calls `body` with the context, and starts the run.
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

  /// A Boolean value that indicates whether changes are animated: animations are enabled, and no
  /// outer block suppresses them.
  private var isAnimated: Bool {
    AnimationContext.areAnimationsEnabled && !Self.isSuppressed
  }

  /// A Boolean value that indicates whether the innermost block suppresses animations.
  private static var isSuppressed: Bool {
    guard let current = AnimationContext.current else { return false }
    return current.timeline == nil && current.constants == nil && AnimationClock.current != nil
  }

  /// Calls a completion handler without an animation: in the next step of the clock, or after the
  /// current turn of the main run loop.
  static func complete(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard let clock = AnimationClock.current else {
      return MainTurn.add { completion(true) }
    }
    AnimationRun(on: clock, delay: 0, duration: 0, curve: .linear, completion: completion).start()
  }

  /// Returns the request with the values that it inherits from the outer block.
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
