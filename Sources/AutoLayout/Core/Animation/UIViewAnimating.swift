import Foundation

/// The states of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// The animation has not started, or it has ended.
  case inactive
  /// The animation is running or paused.
  case active
  /// The animation was stopped and can be finished.
  case stopped
}

/// The positions of an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The final values.
  case end
  /// The initial values.
  case start
  /// The current values.
  case current
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs toward the initial values.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or continues a paused one.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation. An animation that has not started is paused at its start.
  func pauseAnimation()
  /// Stops the animation at its current values. If `withoutFinishing` is true, it ends. Otherwise
  /// it waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation with the values at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes in blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start after a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues with another timing curve in a fraction of the duration. If the factor is 0, the
  /// remaining duration is used.
  func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}
