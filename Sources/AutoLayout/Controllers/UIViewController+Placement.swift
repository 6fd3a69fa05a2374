import Foundation

extension UIViewController {
  /// Gives the view its frame in a container and what the container's bars cover of it.
  ///
  /// The view fills the container. At an edge to which it does not extend it begins where the bar
  /// ends instead, and the bar covers nothing of it.
  ///
  /// - Parameters:
  ///   - container: The view of the controller that contains this one.
  ///   - bars: Heights of bars beyond the container's own safe area, in points.
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
