import Foundation

/// The bar at the top of a screen.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The stack of screens' items; the last one is shown. Nil for an empty bar.
  open var items: [UINavigationItem]?
  /// Whether the title stands large below the buttons, which makes the bar 52 points higher.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { invalidateIntrinsicContentSize() } }
  }
  /// Whether content shows through the bar; true unless set. Kept, it does not change the layout.
  open var isTranslucent = true
  /// The colour of the bar; kept, but not drawn. Nil for the system's.
  open var barTintColor: UIColor?

  /// The item that the bar shows, the last of `items`; nil for an empty bar.
  open var topItem: UINavigationItem? { items?.last }

  /// Puts an item on top of the stack, without animation.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Replaces the stack, without animation; nil empties it.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Height in points: 44, 50 on iPads since iOS 12, 54 since iOS 26; a large title adds 52.
  open override var intrinsicContentSize: CGSize {
    let platform = layoutEnvironment.platform
    guard !layoutEnvironment.hasThinBars else {
      return CGSize(
        width: Self.noIntrinsicMetric, height: PlatformMetrics.thinNavigationBarHeight[platform])
    }
    let large = prefersLargeTitles ? PlatformMetrics.largeTitleHeight[platform] : 0
    return CGSize(
      width: Self.noIntrinsicMetric,
      height: PlatformMetrics.navigationBarHeight[platform] + large)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    let item = topItem
    let placement = BarItemPlacement(bar: self)
    let left = placement.row(item?.leftBarButtonItems ?? [], from: BarItemPlacement.margin)
    let rightItems = Array((item?.rightBarButtonItems ?? []).reversed())
    let right = placement.row(
      rightItems,
      from: bounds.width - BarItemPlacement.margin - placement.length(of: rightItems))
    return .navigationBar(
      title: item?.title,
      isLarge: prefersLargeTitles && item?.largeTitleDisplayMode != .never, items: left + right)
  }
}
