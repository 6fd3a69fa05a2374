import Foundation

/// The order of what tables and collections add to themselves.
extension UIScrollView {
  /// Adds a view of the content, below the indicators.
  func addContentSubview(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 is _UIScrollViewScrollIndicator }) else {
      return addSubview(view)
    }
    insertSubview(view, at: index)
  }

  /// Shows a new background behind everything else (Apple's documentation of `backgroundView`). It
  /// follows the size of the scroll view.
  func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
    setNeedsLayout()
  }
}
