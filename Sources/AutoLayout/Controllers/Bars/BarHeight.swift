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

extension UINavigationBar: SizeClassDependent {}
extension UIToolbar: SizeClassDependent {}
extension UITabBar: SizeClassDependent {}
