import Foundation

extension UIView {
  /// The height of a bar where it is, in points, without what lies under it at the screen's edge.
  ///
  /// Phones on their side have thin bars, except those with a regular width.
  func barHeight() -> CGFloat {
    let environment = layoutEnvironment
    let isThin =
      environment.userInterfaceIdiom != .pad && environment.verticalSizeClass == .compact
      && environment.horizontalSizeClass != .regular
    guard isThin else { return intrinsicContentSize.height }
    let height =
      self is UINavigationBar
      ? PlatformMetrics.thinNavigationBarHeight : PlatformMetrics.thinBarHeight
    return height[environment.platform]
  }
}

/// A view whose size may depend on size classes.
@MainActor
protocol SizeClassDependent: UIView {}

extension UINavigationBar: SizeClassDependent {}
extension UIToolbar: SizeClassDependent {}
extension UITabBar: SizeClassDependent {}
