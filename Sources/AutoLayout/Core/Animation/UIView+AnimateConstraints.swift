import Foundation

extension UIView {
  /// Runs `animations` and animates the constraint constants that it changes, so that the
  /// constraints hold at every moment.
  ///
  /// Like UIKit's method, `UIView.animate` moves every view directly from the old layout to the new
  /// one. The intermediate positions can violate constraints: for example, views that must not
  /// overlap can overlap. This method solves the layout again in every step of the clock. The
  /// frames of the views change, not only their presentation. Apple describes both methods (WWDC
  /// 2012, session 228). AppKit provides the second one as `constraint.animator().constant`. This
  /// method requires one layout per step.
  ///
  /// Only constants are animated. Other changes of the block take effect immediately. Without a
  /// current `AnimationClock`, the constants change immediately and the views are laid out. A
  /// second call for a constant that is being animated continues from its current value, and the
  /// completion handler of the first call receives false.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation, of which only the curve is used.
  ///   - animations: A closure that changes constants of constraints.
  ///   - completion: A closure that is called after the end. Its argument is false if the animation
  ///     was interrupted.
  public class func animateConstraints(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.bezier(options.curve.bezier)
    animateConstraints(duration, delay, curve, animations, completion)
  }

  /// Animates constants with a spring that is specified by the duration and bounce of iOS 17. See
  /// `animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`.
  ///
  /// - Parameters:
  ///   - duration: The period of one oscillation, in seconds.
  ///   - bounce: The bounce, from 0 for no oscillation to 1 for a strong one.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - delay: The delay in seconds.
  ///   - animations: A closure that changes constants of constraints.
  ///   - completion: A closure that is called after the end. Its argument is false if the animation
  ///     was interrupted.
  public class func animateConstraints(
    springDuration duration: TimeInterval, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Double(velocity))
    let settling = duration > 0 ? spring.settlingDuration : 0
    let curve = TimingCurve.spring(x: spring, y: spring, duration: settling)
    animateConstraints(settling, delay, curve, animations, completion)
  }

  private class func animateConstraints(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let recorder = ConstantRecorder()
    let context = AnimationContext(timeline: nil, duration: duration, curve: curve)
    context.constants = recorder
    context.run(animations)
    guard let clock = AnimationClock.current, AnimationContext.areAnimationsEnabled,
      !recorder.changes.isEmpty
    else {
      performWithoutAnimation { recorder.layOut() }
      return AnimationRequest.complete(completion)
    }
    let run = ConstantRun(
      recorder.changes, on: clock, delay: delay, duration: duration, curve: curve,
      completion: completion)
    run.start()
  }
}

/// Records the constants that a block changes.
@MainActor
final class ConstantRecorder {
  /// The change of a constant.
  struct Change {
    let constraint: NSLayoutConstraint
    let from: CGFloat
    var to: CGFloat
  }

  /// The changed constants, in order.
  private(set) var changes: [Change] = []

  /// Records a change. For several changes of a constraint, the last one applies.
  func note(_ constraint: NSLayoutConstraint, from old: CGFloat) {
    guard let known = changes.firstIndex(where: { $0.constraint === constraint }) else {
      changes.append(Change(constraint: constraint, from: old, to: constraint.constant))
      return
    }
    changes[known].to = constraint.constant
  }

  /// Lays out the trees of all changed constraints.
  func layOut() { Self.layOut(changes) }

  /// Lays out each tree that contains one of the constraints once.
  static func layOut(_ changes: [Change]) {
    var roots: [UIView] = []
    for change in changes {
      guard let root = change.constraint.holder?.rootView, !roots.contains(where: { $0 === root })
      else { continue }
      roots.append(root)
    }
    for root in roots { root.layoutIfNeeded() }
  }
}

/// One call of `UIView.animateConstraints` with a clock.
@MainActor
final class ConstantRun: ClockedRun, ConstantAnimation {
  /// The constants that are still animated.
  private var changes: [ConstantRecorder.Change]
  private let clock: AnimationClock
  /// The start time on the clock and the duration, in seconds.
  private let begin, duration: TimeInterval
  private let curve: TimingCurve
  private let completion: ((Bool) -> Void)?
  /// A Boolean value that indicates whether another animation took over a constant.
  private var isInterrupted = false

  init(
    _ changes: [ConstantRecorder.Change], on clock: AnimationClock, delay: TimeInterval,
    duration: TimeInterval, curve: TimingCurve, completion: ((Bool) -> Void)?
  ) {
    self.changes = changes
    self.clock = clock
    begin = clock.time + max(delay, 0)
    self.duration = max(duration, 0)
    self.curve = curve
    self.completion = completion
  }

  /// Takes over the constants and applies the first step.
  func start() {
    for change in changes {
      change.constraint.constantAnimation?.giveUp(change.constraint)
      change.constraint.constantAnimation = self
    }
    clock.add(self)
    step()
  }

  /// Stops the animation of a constant, for example because another animation took it over.
  func giveUp(_ constraint: NSLayoutConstraint) {
    changes.removeAll { $0.constraint === constraint }
    isInterrupted = true
  }

  // MARK: - ClockedRun

  var nextEvent: TimeInterval { changes.isEmpty ? clock.time : begin + duration }

  func step() {
    let fraction = duration > 0 ? (clock.time - begin) / duration : clock.time >= begin ? 1 : 0
    let progress = CGFloat(curve.progress(at: fraction).x)
    UIView.performWithoutAnimation {
      for change in changes {
        change.constraint.constant =
          progress == 1 ? change.to : change.from + (change.to - change.from) * progress
      }
      ConstantRecorder.layOut(changes)
    }
  }

  func finish() {
    clock.remove(self)
    for change in changes { change.constraint.constantAnimation = nil }
    changes = []
    completion?(!isInterrupted)
  }
}
