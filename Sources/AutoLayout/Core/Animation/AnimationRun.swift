import Foundation

/// One call of `UIView.animate` on a clock.
@MainActor
final class AnimationRun: AnimationTimeline, ClockedRun {
  /// The clock that paces the run.
  private let clock: AnimationClock
  /// When the change begins, the delay included.
  private let begin: TimeInterval
  /// Of one run in one direction, in seconds.
  let duration: TimeInterval
  /// The pace of one repetition.
  private let curve: TimingCurve
  /// How often it runs; infinite for ever.
  private let repetitions: Double
  /// Whether each repetition runs back as well.
  private let autoreverses: Bool
  /// Called at the end; false if the run was interrupted.
  private let completion: ((Bool) -> Void)?

  /// The views that the run animates; they are not kept alive.
  private var views: [WeakView] = []
  /// Runs that end before this one does: those of `modifyAnimations`.
  private var parts: [AnimationRun] = []
  /// Whether the completion was called.
  private var isFinished = false
  /// Whether an animation was ended before its time.
  private var isInterrupted = false
  /// The number of animations that still count.
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

  /// Takes in what the block has changed. Without any change the animation is over at once.
  func start() { clock.add(self) }

  /// Has the completion wait for a part.
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

  /// When the last repetition ends, in seconds on the clock.
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
  }
}
