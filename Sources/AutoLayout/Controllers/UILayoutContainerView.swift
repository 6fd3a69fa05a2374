/// The view of a navigation or tab bar controller. The class name appears in UIKit's logs.
@MainActor
final class UILayoutContainerView: UIView {
  /// Notifies the controller if the program hides or shows a bar.
  package override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    guard subview is any SizeClassDependent else { return }
    (layoutObserver?.responder as? any BarContainer)?.barVisibilityDidChange()
  }
}

/// A controller with bars.
@MainActor
protocol BarContainer: AnyObject {
  /// Called after a bar was hidden or shown.
  func barVisibilityDidChange()
}

/// The bar in the view of a controller. It is an object, because bars that are hidden notify the
/// controller while the object changes.
@MainActor
final class ShownBar {
  /// The bar, or `nil` before one is added.
  private weak var bar: UIView?
  /// A Boolean value that indicates whether the controller has hidden the bar.
  private var isHidden = false
  /// A Boolean value that indicates whether the controller is hiding or showing the bar.
  private(set) var isChanging = false

  /// Adds a bar, in place of the former one, and hides or shows it if the controller's decision has
  /// changed. A bar that the program has hidden itself stays hidden.
  func show(_ new: UIView, in view: UIView, hides: Bool) {
    if bar !== new {
      if bar?.superview === view { bar?.removeFromSuperview() }
      (bar, isHidden) = (new, false)
    }
    if hides != isHidden {
      isChanging = true
      new.isHidden = hides
      isChanging = false
      isHidden = hides
    }
    if !hides, new.superview !== view { view.addSubview(new) }
  }
}

/// The view of a page view controller. The class name appears in UIKit's logs.
@MainActor
final class _UIPageViewControllerContentView: UIView {}
