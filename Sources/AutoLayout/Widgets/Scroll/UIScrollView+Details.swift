import Foundation

extension UIScrollView: SnapshotDetailing {
  /// Adds the insets of the indicators, unless both indicators are shown without insets.
  package func addDetails(to value: inout LayoutSnapshot.View) {
    var indicators = LayoutSnapshot.ScrollIndicators()
    indicators.contentInsets = adjustedContentInset
    let safe =
      automaticallyAdjustsScrollIndicatorInsets ? adjustedContentInset - contentInset : .zero
    indicators.vertical =
      showsVerticalScrollIndicator ? safe + verticalScrollIndicatorInsets : nil
    indicators.horizontal =
      showsHorizontalScrollIndicator ? safe + horizontalScrollIndicatorInsets : nil
    if indicators != LayoutSnapshot.ScrollIndicators() { value.scrollIndicators = indicators }
  }
}

extension UIEdgeInsets {
  /// Returns the difference of two insets.
  static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
      right: left.right - right.right)
  }
}
