import Foundation

/// A bar with buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The items from left to right, including spaces, or nil.
  open var items: [UIBarButtonItem]?
  /// A Boolean value that indicates whether the bar is translucent; the default value is true. The
  /// value is stored and does not affect the layout.
  open var isTranslucent = true
  /// The color of the bar, or nil for the system's. The value is stored but not drawn.
  open var barTintColor: UIColor?

  /// Replaces the items without animation. Nil removes all items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The height of the bar: 44 points, and 49 on devices with a home indicator since iOS 14.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric,
      height: PlatformMetrics.toolbarHeight[layoutEnvironment.platform])
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    let items = items ?? []
    let placement = BarItemPlacement(bar: self)
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let room = bounds.width - 2 * BarItemPlacement.margin - placement.length(of: items)
    return .toolbar(
      items: placement.row(
        items, from: BarItemPlacement.margin,
        flexible: flexible > 0 ? max(0, room) / CGFloat(flexible) : 0))
  }
}
