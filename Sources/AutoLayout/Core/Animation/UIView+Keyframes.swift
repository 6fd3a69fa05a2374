import Foundation

extension UIView {
  /// Runs `animations`, whose calls of `addKeyframe` are the parts of one animation of `duration`
  /// seconds.
  ///
  /// Moments go by the curve that the options name by the bits of `AnimationOptions`, which is slow
  /// at both ends unless they name another, as in UIKit. Changes outside of keyframes take the
  /// whole time.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let request = AnimationRequest(
      duration: duration, delay: delay,
      curve: .bezier(options.common.curve.bezier), options: options.common, completion: completion)
    request.run { context in
      context.keyframe = AnimationContext.Keyframe(start: 0, length: 1, mode: options.calculation)
      context.run(animations)
    }
  }

  /// Adds a part to the animation around it; start and duration are shares of its time.
  ///
  /// Outside of `animateKeyframes` the changes belong to the block around them.
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
