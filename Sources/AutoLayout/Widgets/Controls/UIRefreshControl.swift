import Foundation

/// The wheel above a list that is pulled down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether a refresh is going on; false until `beginRefreshing()`.
  open private(set) var isRefreshing = false
  /// A line below the wheel; kept, it changes neither size nor picture. Nil for none.
  open var attributedTitle: NSAttributedString?

  /// Says that a refresh goes on; the list does not move.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that the refresh is over; the list does not move.
  open func endRefreshing() { isRefreshing = false }

  /// 60 points high on every device; no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 60)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    .activityIndicator(isLarge: false, color: tintColor?.snapshotColor)
  }
}
