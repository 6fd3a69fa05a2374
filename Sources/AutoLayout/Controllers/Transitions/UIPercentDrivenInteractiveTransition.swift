import Foundation

/// An object that drives the animations of a transition by percentages.
///
/// The animations run on a separate clock: `update(_:)` moves it, and `finish()` and `cancel()` let
/// it run to its end or its start along the current `AnimationClock`, or immediately if there is
/// none.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// Creates an object that waits for a transition.
  public override init() { super.init() }

  /// The duration of the transition in seconds, which the animator determines.
  open private(set) var duration: CGFloat = 0
  /// The completed fraction of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The velocity with which the transition ends, relative to its duration. The default is 1.
  open var completionSpeed: CGFloat = 1
  /// The timing curve with which the transition ends.
  ///
  /// - Remark: Inert. The end has a constant pace.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing curve of the end, which replaces `completionCurve`.
  ///
  /// - Remark: Inert. The end has a constant pace.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean value that indicates whether the transition starts under the user's control. If it
  /// is `false`, the transition runs without interaction.
  open var wantsInteractiveStart = true

  /// The clock of the animations. Each transition has its own.
  private var clock = AnimationClock()
  private var context: TransitionContext?
  private var ending: TransitionEnding?

  /// Starts the animations of the transition, held at 0 % of their duration.
  ///
  /// `update(_:)` moves them, and `finish()` or `cancel()` lets them run to one of their ends. A
  /// subclass that overrides the method calls the superclass's implementation.
  ///
  /// - Parameter transitionContext: The context of the transition that the system passes.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    clock = AnimationClock()
    percentComplete = 0
    duration = CGFloat(context.duration)
    let outer = AnimationClock.current
    AnimationClock.current = clock
    context.animate()
    AnimationClock.current = outer
  }

  /// Moves the transition to a fraction from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, ending == nil, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    clock.seek(to: Double(self.percentComplete) * context.duration)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses a running transition, which the user controls from then on.
  open func pause() {
    guard let context, let ending else { return }
    ending.stop()
    self.ending = nil
    percentComplete = context.duration > 0 ? CGFloat(clock.time / context.duration) : 0
    context.pauseInteractiveTransition()
  }

  /// Completes the transition.
  open func finish() {
    guard let context, ending == nil else { return }
    context.finishInteractiveTransition()
    run(to: context.duration) { $0.advanceToEnd() }
  }

  /// Cancels the transition: the animations run backward, and the properties of the views return to
  /// their initial values.
  open func cancel() {
    guard let context, ending == nil else { return }
    context.cancelInteractiveTransition()
    run(to: 0) { clock in
      for run in clock.currentRuns { (run as? AnimationRun)?.restoreInitialValues() }
      clock.advanceToEnd()
    }
  }

  private func run(to end: TimeInterval, _ complete: @escaping (AnimationClock) -> Void) {
    let clock = clock
    let ending = TransitionEnding(clock, to: end, speed: Double(completionSpeed)) { [weak self] in
      self?.context = nil
      self?.ending = nil
      complete(clock)
    }
    self.ending = ending
    ending.start()
  }
}

/// The end of a transition that the user released: its clock runs along the current one.
@MainActor
private final class TransitionEnding: ClockedRun {
  private let inner: AnimationClock
  private let outer: AnimationClock?
  private let begin, from, to, length: TimeInterval
  private let complete: () -> Void

  init(
    _ inner: AnimationClock, to end: TimeInterval, speed: Double, complete: @escaping () -> Void
  ) {
    self.inner = inner
    outer = AnimationClock.current
    begin = outer?.time ?? 0
    from = inner.time
    to = end
    length = speed > 0 ? abs(end - inner.time) / speed : 0
    self.complete = complete
  }

  func start() { if let outer { outer.add(self) } else { complete() } }

  func stop() {
    step()
    outer?.remove(self)
  }

  var nextEvent: TimeInterval { begin + length }

  func step() {
    guard let outer, length > 0 else { return }
    inner.seek(to: from + (to - from) * min((outer.time - begin) / length, 1))
  }

  func finish() {
    step()
    outer?.remove(self)
    complete()
  }
}
