import Foundation

extension UIView {
  /// Runs `animations`, which changes the content of `view`, and calls `completion` after
  /// `duration` seconds.
  ///
  /// Changes take effect immediately, unless the options include `allowAnimatedContent`.
  ///
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: The duration in seconds.
  ///   - options: The options of the transition. Effects are not drawn.
  ///   - animations: A closure that changes the content of the view.
  ///   - completion: A closure that is called after the duration.
  /// - Remark: Partial. The effect of the transition, such as a flip or a dissolve, is not drawn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let request = AnimationRequest(
      duration: duration, delay: 0, curve: .bezier(options.curve.bezier), options: options,
      completion: completion)
    request.run { context in
      context.run {
        // The transition has its full duration even without changes.
        if let timeline = context.timeline { timeline.didAnimate(view) }
        guard let animations else { return }
        if options.contains(.allowAnimatedContent) { return animations() }
        performWithoutAnimation(animations)
      }
    }
  }

  /// Replaces `fromView` with `toView`, and calls `completion` after `duration` seconds.
  ///
  /// With `showHideTransitionViews`, both views remain in the hierarchy: the first is hidden and
  /// the second is shown.
  ///
  /// - Parameters:
  ///   - fromView: The view to remove or hide.
  ///   - toView: The view to add or show.
  ///   - duration: The duration in seconds.
  ///   - options: The options of the transition. Effects are not drawn.
  ///   - completion: A closure that is called after the duration.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let container = fromView.superview ?? fromView
    transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
        return
      }
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    } completion: {
      completion?($0)
    }
  }
}
