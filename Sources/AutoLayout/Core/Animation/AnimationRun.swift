import Foundation

/// One call of `UIView.animate` with a clock.
@MainActor
final class AnimationRun: AnimationTimeline, ClockedRun {
  /// The clock that was current when the run was created.
  private let clock: AnimationClock
  /// The time at which the changes start, after the delay, in seconds on the clock.
  private let begin: TimeInterval
  /// The duration of one repetition in one direction, in seconds.
  let duration: TimeInterval
  /// The timing curve of one repetition.
  private let curve: TimingCurve
  /// The number of repetitions, which can be infinite.
  private let repetitions: Double
  /// A Boolean value that indicates whether each repetition also runs backward.
  private let autoreverses: Bool
  /// The completion handler. Its argument is false if the run was interrupted.
  private let completion: ((Bool) -> Void)?

  /// The views that the run animates. They are not kept alive.
  private var views: [WeakView] = []
  /// The runs of `modifyAnimations`, which end before this run.
  private var parts: [AnimationRun] = []
  /// A Boolean value that indicates whether the completion handler was called.
  private var isFinished = false
  /// A Boolean value that indicates whether an animation was ended early.
  private var isInterrupted = false
  /// The number of animations that have not been interrupted.
  private var animationCount = 0

  init(
    on clock: AnimationClock, delay: TimeInterval, duration: TimeInterval, curve: TimingCurve,
    repetitions: Double = 1, autoreverses: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    self.clock = clock
    begin = clock.time + max(delay, 0)
    self.duration = max(duration, 0)
    self.curve = curve
    self.repetitions = max(repetitions, 0)
    self.autoreverses = autoreverses
    self.completion = completion
  }

  /// Starts the run after the block has made its changes. A run without changes ends immediately.
  func start() {
    transaction = CATransaction.group
    transaction?.begin()
    clock.add(self)
  }

  /// The transaction whose completion block waits for the run.
  private var transaction: TransactionGroup?

  /// Adds a part. The completion handler is called after its end.
  func add(_ part: AnimationRun) { parts.append(part) }

  // MARK: - AnimationTimeline

  func progress(delay: Double) -> AnimationProgress {
    let elapsed = clock.time - begin
    guard elapsed >= 0 else { return .none }
    guard duration > 0 else { return .whole }
    let runs = elapsed / duration
    if runs >= repetitions * (autoreverses ? 2 : 1) { return .whole }
    let whole = runs.rounded(.down)
    var fraction = runs - whole
    let isWayBack = autoreverses && whole.truncatingRemainder(dividingBy: 2) != 0
    if isWayBack { fraction = 1 - fraction }
    return curve.progress(at: fraction)
  }

  var isOver: Bool { isFinished }

  func didAnimate(_ view: UIView) {
    animationCount += 1
    if !views.contains(where: { $0.view === view }) { views.append(WeakView(view: view)) }
  }

  func wasInterrupted() {
    isInterrupted = true
    animationCount -= 1
  }

  // MARK: - ClockedRun

  var nextEvent: TimeInterval {
    let ownEnd = animationCount > 0 ? end : clock.time
    return parts.reduce(ownEnd) { $1.isFinished ? $0 : max($0, $1.nextEvent) }
  }

  /// The end time of the last repetition, in seconds on the clock.
  private var end: TimeInterval {
    guard duration > 0 else { return begin }
    return begin + duration * repetitions * (autoreverses ? 2 : 1)
  }

  func step() {}

  func finish() {
    isFinished = true
    for part in parts { part.finish() }
    clock.remove(self)
    for view in views.compactMap(\.view) {
      view.propertyAnimations.removeAll { $0.timeline === self }
    }
    completion?(!isInterrupted)
    transaction?.end()
    transaction = nil
  }

  /// Sets the properties to their values before the block, when a transition is canceled.
  func restoreInitialValues() {
    UIView.performWithoutAnimation {
      for view in views.compactMap(\.view) {
        let own = view.propertyAnimations.filter { $0.timeline === self }
        for animation in own { view.set(animation.property, animation.from) }
      }
    }
  }
}
