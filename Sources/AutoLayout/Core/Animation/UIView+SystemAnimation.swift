import Foundation

extension UIView {
  /// The changes that an animation of the system makes to views.
  public enum SystemAnimation: UInt, Sendable {
    /// The views disappear, and are removed from the hierarchy at the end.
    case delete = 0
  }

  /// The duration of an animation of the system, in seconds: that of `beginAnimations(_:context:)`.
  private static let systemAnimationDuration: TimeInterval = 0.2

  /// Runs an animation of the system for views, with other changes at the same time.
  ///
  /// At its end the views are removed from their superviews.
  ///
  /// - Remark: Partial. The views fade. The appearance and duration of UIKit's animation are not
  ///   documented.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let opacities = views.map(\.alpha)
    animate(withDuration: systemAnimationDuration, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { isFinished in
      for (view, opacity) in zip(views, opacities) {
        view.removeFromSuperview()
        view.alpha = opacity
      }
      completion?(isFinished)
    }
  }
}
