import Foundation

extension UIViewController {
  /// Sets the frame of the view in a container, and the insets for the container's bars.
  ///
  /// The view fills the container. At an edge to which it does not extend, it begins at the end of
  /// the bar instead, and the bar does not cover it.
  ///
  /// - Parameters:
  ///   - container: The view of the controller that contains this one.
  ///   - bars: The lengths of bars beyond the container's own safe area, in points.
  func place(in container: UIView, under bars: UIEdgeInsets) {
    guard let content = viewIfLoaded else { return }
    var insets = bars
    var cut = UIEdgeInsets.zero
    if !edgesForExtendedLayout.contains(.top), bars.top > 0 {
      cut.top = container.safeAreaInsets.top + bars.top
      insets.top = 0
    }
    if !edgesForExtendedLayout.contains(.bottom), bars.bottom > 0 {
      cut.bottom = container.safeAreaInsets.bottom + bars.bottom
      insets.bottom = 0
    }
    content.frame = container.bounds.inset(by: cut)
    containerInsets = insets
  }
}
