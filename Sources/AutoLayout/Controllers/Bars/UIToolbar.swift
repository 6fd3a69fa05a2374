import Foundation

/// A bar with buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The items from left to right, spaces included; nil for none.
  open var items: [UIBarButtonItem]?
  /// Whether content shows through the bar; true unless set. Kept, it does not change the layout.
  open var isTranslucent = true
  /// The colour of the bar; kept, but not drawn. Nil for the system's.
  open var barTintColor: UIColor?

  /// Replaces the items, without animation; nil leaves none.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// 44 points high, 49 on devices with a home indicator since iOS 14.
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
