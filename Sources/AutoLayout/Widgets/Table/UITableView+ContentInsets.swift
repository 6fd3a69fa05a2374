import Foundation

/// The insets of content in a table view from its safe area and its separators.
extension UITableView {
  /// Returns the insets from the left and right edges of a cell, header or footer that keep content
  /// in the table's safe area, in points.
  ///
  /// Oracles: `apple-documentation` of `insetsContentViewsToSafeArea`, and `runtime` (content view
  /// 44, 0, 724 × 65 of a cell 812 points wide). The property is available since iOS 11.
  func safeSides(of view: UIView) -> (left: CGFloat, right: CGFloat) {
    guard insetsContentViewsToSafeArea,
      PlatformMetrics.hasSafeAreas[layoutEnvironment.platform]
    else { return (0, 0) }
    let insets = safeAreaInsets
    return (
      max(0, insets.left - (view.frame.minX - bounds.minX)),
      max(0, insets.right - (bounds.maxX - view.frame.maxX))
    )
  }

  /// Requests that all rows be measured and laid out again.
  func contentPlacesDidChange() {
    setNeedsRows()
    for view in subviews { view.setNeedsLayout() }
  }
}
