import Foundation

extension UIView {
  /// The height of a bar where it is, in points, without what lies under it at the screen's edge.
  ///
  /// Phones on their side have thin bars, except those with a regular width.
  func barHeight() -> CGFloat {
    let environment = layoutEnvironment
    guard environment.hasThinBars, !(self is UINavigationBar) else {
      return intrinsicContentSize.height
    }
    return PlatformMetrics.thinBarHeight[environment.platform]
  }
}

extension LayoutEnvironment {
  /// Whether bars are thin: on phones on their side without regular width.
  var hasThinBars: Bool {
    userInterfaceIdiom != .pad && verticalSizeClass == .compact && horizontalSizeClass != .regular
  }
}

/// A view whose size may depend on size classes.
@MainActor
protocol SizeClassDependent: UIView {}

extension UINavigationBar: SizeClassDependent {}
extension UIToolbar: SizeClassDependent {}
extension UITabBar: SizeClassDependent {}
