import Foundation

/// Where a property animator stands: held at a fraction, or moving along its pace.
@MainActor
final class AnimatorTimeline: AnimationTimeline {
  /// How progress follows from the fraction that is done.
  enum Pace {
    /// The animator's own curve.
    case curve(TimingCurve)
    /// Scrubbing moves in proportion to the finger.
    case linear
    /// A new pace from a progress to another one; the fraction is that of the new way.
    case fresh(TimingCurve, from: AnimationProgress, to: Double)
  }

  /// A move of the fraction from one value to another within some time.
  struct Move {
    /// On the clock, in seconds.
    var begin, duration: TimeInterval
    /// The fractions at both ends.
    var from, to: Double
    /// When the move ends, in seconds on the clock.
    var end: TimeInterval { begin + duration }
  }

  /// The clock that moves go by; without one nothing moves, but an animator can be scrubbed.
  let clock: AnimationClock?
  /// How progress follows from the fraction at present.
  private(set) var pace: Pace
  /// The move that runs; nil while the fraction is held.
  private(set) var move: Move?
  /// The fraction while nothing moves.
  private var heldFraction = 0.0
  /// Whether the animator has ended and its animations count no more.
  var isOver = false
  /// The views that have animations of this timeline; they are not kept alive.
  private var views: [WeakView] = []

  /// A timeline that is held at 0 and follows a curve.
  init(clock: AnimationClock?, curve: TimingCurve) {
    self.clock = clock
    pace = .curve(curve)
  }

  /// The views that have animations of this timeline.
  var animatedViews: [UIView] { views.compactMap(\.view) }

  /// The time of the clock in seconds; 0 without one.
  var now: TimeInterval { clock?.time ?? 0 }

  // MARK: - Place

  /// The fraction that is done, from 0 to 1.
  var fraction: Double {
    guard let move else { return heldFraction }
    let share = move.duration > 0 ? (now - move.begin) / move.duration : 1
    return move.from + (move.to - move.from) * min(max(share, 0), 1)
  }

  /// Stops at a fraction.
  func hold(at fraction: Double, pace: Pace) {
    move = nil
    heldFraction = fraction
    self.pace = pace
  }

  /// Moves from now on.
  func run(_ move: Move, pace: Pace) {
    self.move = move
    self.pace = pace
  }

  // MARK: - AnimationTimeline

  func progress(delay: Double) -> AnimationProgress {
    let fraction = self.fraction
    guard delay > 0 else { return progress(at: fraction) }
    // What waits for a share of the time runs through the whole pace in the rest.
    guard delay < 1 else { return fraction >= 1 ? .whole : .none }
    if case .fresh = pace {
      let whole = progress(at: fraction)
      return AnimationProgress(
        x: max(0, whole.x - delay) / (1 - delay), y: max(0, whole.y - delay) / (1 - delay))
    }
    return progress(at: max(0, fraction - delay) / (1 - delay))
  }

  /// The progress at a fraction, by the present pace.
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

  /// Ends the animations, and gives the views the values of a position.
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
    case .current: zip(animation.to, animation.remainder).map { $0 + $1 }
    }
  }
}

extension UIView {
  /// Sets a property by its numbers.
  func set(_ property: AnimatedProperty, _ numbers: [Double]) {
    switch property {
    case .bounds: bounds = AnimatedProperty.rect(numbers)
    case .center: center = CGPoint(x: numbers[0], y: numbers[1])
    case .alpha: alpha = CGFloat(numbers[0])
    case .transform: transform = CGAffineTransform(components: numbers)
    case .backgroundColor: backgroundColor = AnimatedProperty.color(numbers)
    case .hiding: isHidden = numbers[0] >= 0.5
    }
  }
}
