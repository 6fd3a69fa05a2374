import Foundation

/// The wheel above a list that is pulled down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// 60 points high on every device; no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 60)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    .activityIndicator(isLarge: false, color: tintColor?.snapshotColor)
  }
}
