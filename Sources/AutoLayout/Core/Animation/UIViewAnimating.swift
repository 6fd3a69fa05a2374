import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It has not begun, or it has ended.
  case inactive
  /// It runs, or it is paused.
  case active
  /// It was stopped, and waits to be finished.
  case stopped
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At the new values.
  case end
  /// At the old values.
  case start
  /// In between.
  case current
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// What the animation is doing.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it runs back to the old values.
  var isReversed: Bool { get set }
  /// How much of it is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on from where it was paused.
  func startAnimation()
  /// Begins after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation where it is; one that has not begun is held at its beginning.
  func pauseAnimation()
  /// Ends the animation where it is; with `withoutFinishing` it is over, otherwise it waits for
  /// `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation with the values of a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds something to call at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another pace, in a share of the duration; 0 takes what is left of it.
  func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}
