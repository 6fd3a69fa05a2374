import Foundation

extension UIView {
  /// Runs `animations`, in which calls of `addKeyframe` define the parts of one animation of
  /// `duration` seconds.
  ///
  /// Times follow the curve that the options specify by the bits of `AnimationOptions`. As in
  /// UIKit, the default is a slow start and end. Changes outside keyframes last for the whole
  /// duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The interpolation and the other options of the animation.
  ///   - animations: A closure that adds keyframes.
  ///   - completion: A closure that is called after the end. Its argument is false if the animation
  ///     was interrupted.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let request = AnimationRequest(
      duration: duration, delay: delay,
      curve: .bezier(options.animationOptions.curve.bezier), options: options.animationOptions,
      completion: completion)
    request.run { context in
      context.keyframe = AnimationContext.Keyframe(start: 0, length: 1, mode: options.calculation)
      context.run(animations)
    }
  }

  /// Adds a keyframe to the surrounding animation. The start time and the duration are fractions of
  /// its duration.
  ///
  /// Outside `animateKeyframes`, the changes belong to the surrounding block.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the duration of the animation, from 0 to 1.
  ///   - frameDuration: The duration, as a fraction of the duration of the animation, from 0 to 1.
  ///   - animations: A closure that changes views.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let context = AnimationContext.recording, let outer = context.keyframe else {
      return animations()
    }
    let start = min(max(frameStartTime, 0), 1)
    context.keyframe = AnimationContext.Keyframe(
      start: start, length: min(max(frameDuration, 0), 1 - start), mode: outer.mode)
    animations()
    context.keyframe = outer
  }
}
