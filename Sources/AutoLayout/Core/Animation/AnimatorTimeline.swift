import Foundation

/// The state of a property animator: paused at a fraction, or running along a timing curve.
@MainActor
final class AnimatorTimeline: AnimationTimeline {
  /// The ways in which progress depends on the completed fraction.
  enum Pace {
    /// The timing curve of the animator.
    case curve(TimingCurve)
    /// Progress is proportional to the fraction, for scrubbing.
    case linear
    /// A new timing curve from the current progress to a value. The fraction is that of the
    /// remaining change.
    case fresh(TimingCurve, from: AnimationProgress, to: Double)
  }

  /// A change of the fraction from one value to another within a duration.
  struct Move {
    /// The start time on the clock and the duration, in seconds.
    var begin, duration: TimeInterval
    /// The initial and final fractions.
    var from, to: Double
    /// The end time on the clock, in seconds.
    var end: TimeInterval { begin + duration }
  }

  /// The clock of the animator. Without a clock, the animator can be scrubbed but does not run.
  let clock: AnimationClock?
  /// The current way in which progress depends on the fraction.
  private(set) var pace: Pace
  /// The current move, or `nil` while the animator is paused.
  private(set) var move: Move?
  /// The fraction while the animator is paused.
  private var heldFraction = 0.0
  /// A Boolean value that indicates whether the animator has ended and its animations no longer
  /// apply.
  var isOver = false
  /// The views with animations of this timeline. They are not kept alive.
  private var views: [WeakView] = []

  /// Creates a timeline that is paused at 0 and follows a timing curve.
  init(clock: AnimationClock?, curve: TimingCurve) {
    self.clock = clock
    pace = .curve(curve)
  }

  /// The views with animations of this timeline.
  var animatedViews: [UIView] { views.compactMap(\.view) }

  /// The time of the clock in seconds, or 0 without a clock.
  var now: TimeInterval { clock?.time ?? 0 }

  // MARK: - Fraction

  /// The completed fraction, from 0 to 1.
  var fraction: Double {
    guard let move else { return heldFraction }
    let share = move.duration > 0 ? (now - move.begin) / move.duration : 1
    return move.from + (move.to - move.from) * min(max(share, 0), 1)
  }

  /// Pauses at a fraction.
  func hold(at fraction: Double, pace: Pace) {
    move = nil
    heldFraction = fraction
    self.pace = pace
  }

  /// Starts a move.
  func run(_ move: Move, pace: Pace) {
    self.move = move
    self.pace = pace
  }

  // MARK: - AnimationTimeline

  func progress(delay: Double) -> AnimationProgress {
    let fraction = self.fraction
    guard delay > 0 else { return progress(at: fraction) }
    // A change with a delay runs through the whole curve in the remaining time.
    guard delay < 1 else { return fraction >= 1 ? .whole : .none }
    if case .fresh = pace {
      let whole = progress(at: fraction)
      return AnimationProgress(
        x: max(0, whole.x - delay) / (1 - delay), y: max(0, whole.y - delay) / (1 - delay))
    }
    return progress(at: max(0, fraction - delay) / (1 - delay))
  }

  /// Returns the progress at a fraction for the current pace.
  private func progress(at fraction: Double) -> AnimationProgress {
    switch pace {
    case .curve(let curve): return curve.progress(at: fraction)
    case .linear: return AnimationProgress(fraction)
    case .fresh(let curve, let from, let to):
      let share = curve.progress(at: fraction)
      return AnimationProgress(
        x: from.x + (to - from.x) * share.x, y: from.y + (to - from.y) * share.y)
    }
  }

  func didAnimate(_ view: UIView) {
    if !views.contains(where: { $0.view === view }) { views.append(WeakView(view: view)) }
  }

  func wasInterrupted() {}

  // MARK: - End

  /// Ends the animations and sets the properties to the values at a position.
  func end(at position: UIViewAnimatingPosition) {
    let moved = views.compactMap(\.view)
    let goals = moved.map { view in
      view.propertyAnimations.filter { $0.timeline === self }.map { animation in
        (animation.property, goal(of: animation, in: view, at: position))
      }
    }
    isOver = true
    for (view, goals) in zip(moved, goals) {
      view.propertyAnimations.removeAll { $0.timeline === self }
      guard position != .end else { continue }
      UIView.performWithoutAnimation {
        for (property, value) in goals { view.set(property, value) }
      }
    }
  }

  private func goal(
    of animation: PropertyAnimation, in view: UIView, at position: UIViewAnimatingPosition
  ) -> [Double] {
    switch position {
    case .end: animation.to
    case .start: animation.from
    case .current: zip(animation.to, animation.remaining).map { $0 + $1 }
    }
  }
}
