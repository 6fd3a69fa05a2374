import Foundation

/// The bounds and center of a view.
struct ViewGeometry {
  /// In the view's own coordinates, in points.
  var bounds: CGRect
  /// In the superview's coordinates, in points.
  var center: CGPoint
}

/// Hears of the changes that animations show.
///
/// Views do not know animations. They report their changes here; the first animated block installs an
/// observer, and a program without animations has none.
@MainActor
protocol ViewChangeObserver: AnyObject {
  /// Whether changes are animated at present.
  var isRecording: Bool { get }
  /// Called after bounds or center have changed.
  func geometryDidChange(of view: UIView, from old: ViewGeometry)
  /// Called after the transform has changed.
  func transformDidChange(of view: UIView, from old: CGAffineTransform)
  /// Called after the alpha has changed.
  func alphaDidChange(of view: UIView, from old: CGFloat)
  /// Called after the background color has changed.
  func backgroundColorDidChange(of view: UIView, from old: UIColor?)
  /// Called after the constant of a constraint has changed, in points.
  func constantDidChange(of constraint: NSLayoutConstraint, from old: CGFloat)
  /// Ends the animations of a view before their time.
  func endAnimations(of view: UIView)
}

/// What changes the constant of a constraint step by step.
@MainActor
protocol ConstantAnimation: AnyObject {
  /// Called when another animation changes the constant from now on.
  func giveUp(_ constraint: NSLayoutConstraint)
}

extension UIView {
  /// Who hears of the changes of all views; nil before the first animated block.
  static var changeObserver: (any ViewChangeObserver)?

  /// The geometry before a change; nil if the change is not animated.
  var geometryForAnimation: ViewGeometry? {
    guard let observer = UIView.changeObserver, observer.isRecording else { return nil }
    return ViewGeometry(bounds: storedBounds, center: center)
  }

  /// Animates the difference to the geometry before a change.
  func noteGeometryChange(from old: ViewGeometry?) {
    guard let old else { return }
    UIView.changeObserver?.geometryDidChange(of: self, from: old)
  }
}
