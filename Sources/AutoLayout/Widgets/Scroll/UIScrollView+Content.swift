import Foundation

/// The order of the subviews that tables and collections add.
extension UIScrollView {
  /// Adds a view of the content, below the indicators, which are in front of all other subviews.
  func addContentSubview(_ view: UIView) {
    let shown = [horizontalIndicator, verticalIndicator].contains { $0?.superview === self }
    guard shown, let index = subviews.lastIndex(where: { !($0 is _UIScrollViewScrollIndicator) })
    else { return shown ? insertSubview(view, at: 0) : addSubview(view) }
    insertSubview(view, at: index + 1)
  }

  /// Shows a new background behind everything else (Apple's documentation of `backgroundView`). It
  /// follows the size of the scroll view.
  func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Constraints in the background would conflict with an empty frame.
    new.frame = bounds
    insertSubview(new, at: 0)
    setNeedsLayout()
  }
}
