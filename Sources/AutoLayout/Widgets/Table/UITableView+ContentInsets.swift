import Foundation

/// What the table's safe area and its separators mean to the views in it.
extension UITableView {
  /// How far content must stay away from the left and the right edge of a cell, head or foot to
  /// lie in the table's safe area, in points.
  ///
  /// Oracles: `apple-documentation` of `insetsContentViewsToSafeArea`, and `runtime` (content view
  /// 44, 0, 724 × 65 of a cell 812 points wide). The property is of iOS 11.
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

  /// Has all rows measured and their content placed again.
  func contentPlacesDidChange() {
    setNeedsRows()
    for view in subviews { view.setNeedsLayout() }
  }
}
