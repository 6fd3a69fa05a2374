import Foundation

extension UIView {
  /// Runs `animations` and brings the constants that it changes to their new values little by
  /// little, so that the constraints hold at every moment.
  ///
  /// `UIView.animate`, as UIKit's, moves every view straight from the old layout to the new one;
  /// what is seen on the way may break constraints: two views that must not overlap may. Here the
  /// layout itself is solved anew at every step of the clock: the views' own frames move, not only
  /// their presentation. That is the other of the two ways that Apple describes (WWDC 2012, session
  /// 228), which AppKit knows as `constraint.animator().constant`. It costs a layout a step.
  ///
  /// Only constants are animated; the block's other changes take effect at once. Without a current
  /// `AnimationClock` the constants change at once, and the views are laid out. A second call for a
  /// constant that moves goes on from where it is, and the first one's completion gets false.
  public class func animateConstraints(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.bezier(options.curve.bezier)
    animateConstraints(duration, delay, curve, animations, completion)
  }

  /// The same with a spring by the duration and bounce of iOS 17; see
  /// `animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`.
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

/// Takes down the constants that a block changes.
@MainActor
final class ConstantRecorder {
  /// A constant's way.
  struct Change {
    let constraint: NSLayoutConstraint
    let from: CGFloat
    var to: CGFloat
  }

  /// The constants that the block has changed, in order.
  private(set) var changes: [Change] = []

  /// Records a change; of several changes of one constant the last counts.
  func note(_ constraint: NSLayoutConstraint, from old: CGFloat) {
    guard let known = changes.firstIndex(where: { $0.constraint === constraint }) else {
      changes.append(Change(constraint: constraint, from: old, to: constraint.constant))
      return
    }
    changes[known].to = constraint.constant
  }

  /// Lays out the trees of all constraints.
  func layOut() { Self.layOut(changes) }

  /// Lays out the trees that the constraints are in, each once.
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

/// One call of `UIView.animateConstraints` on a clock.
@MainActor
final class ConstantRun: ClockedRun, ConstantAnimation {
  /// The constants that still move.
  private var changes: [ConstantRecorder.Change]
  private let clock: AnimationClock
  /// On the clock, in seconds.
  private let begin, duration: TimeInterval
  private let curve: TimingCurve
  private let completion: ((Bool) -> Void)?
  /// Whether another animation took a constant over.
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

  /// Takes the constants over and shows the first step.
  func start() {
    for change in changes {
      change.constraint.constantAnimation?.giveUp(change.constraint)
      change.constraint.constantAnimation = self
    }
    clock.add(self)
    step()
  }

  /// Another animation or nobody moves the constant from now on.
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
