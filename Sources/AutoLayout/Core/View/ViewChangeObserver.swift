import Foundation

/// The bounds and center of a view.
struct ViewGeometry {
  /// The bounds, in points in the view's own coordinates.
  var bounds: CGRect
  /// The center, in points in the superview's coordinates.
  var center: CGPoint
}

/// An observer of the changes that animations display.
///
/// Views do not depend on animations. They report changes to this observer. The first animated
/// block installs an observer. A program without animations has no observer.
@MainActor
protocol ViewChangeObserver: AnyObject {
  /// A Boolean value that indicates whether changes are currently animated.
  var isRecording: Bool { get }
  /// Called after the bounds or the center change.
  func geometryDidChange(of view: UIView, from old: ViewGeometry)
  /// Called after the transform changes.
  func transformDidChange(of view: UIView, from old: CGAffineTransform)
  /// Called after the alpha changes.
  func alphaDidChange(of view: UIView, from old: CGFloat)
  /// Called after the background color changes.
  func backgroundColorDidChange(of view: UIView, from old: UIColor?)
  /// Called after the constant of a constraint, in points, changes.
  func constantDidChange(of constraint: NSLayoutConstraint, from old: CGFloat)
  /// Ends the animations of a view early.
  func endAnimations(of view: UIView)
}

/// An animation that changes the constant of a constraint step by step.
@MainActor
protocol ConstantAnimation: AnyObject {
  /// Called when another animation takes over the constant.
  func giveUp(_ constraint: NSLayoutConstraint)
}

extension UIView {
  /// The observer of the changes of all views, or `nil` before the first animated block.
  @exclusivity(unchecked) static var changeObserver: (any ViewChangeObserver)?

  /// The geometry before a change, or `nil` if the change is not animated.
  var geometryForAnimation: ViewGeometry? {
    guard let observer = UIView.changeObserver, observer.isRecording else { return nil }
    return ViewGeometry(bounds: storedBounds, center: center)
  }

  /// Animates the change from the previous geometry.
  func noteGeometryChange(from old: ViewGeometry?) {
    guard let old else { return }
    UIView.changeObserver?.geometryDidChange(of: self, from: old)
  }
}
