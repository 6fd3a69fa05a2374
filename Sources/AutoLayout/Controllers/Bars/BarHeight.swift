import Foundation

extension UIView {
  /// Returns the height of a bar in its environment, in points, without the area under it at the
  /// edge of the screen.
  ///
  /// Phones in landscape have compact bars, except for those with a regular width.
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
