import Foundation

/// The bar at the top of a screen.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var items: [UINavigationItem]?
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { invalidateIntrinsicContentSize() } }
  }
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open var topItem: UINavigationItem? { items?.last }

  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Height in points: 44, 50 on iPads since iOS 12, 54 since iOS 26; a large title adds 52.
  open override var intrinsicContentSize: CGSize {
    let environment = layoutEnvironment
    let isPad = environment.userInterfaceIdiom == .pad && environment.systemVersion >= 12
    let bar: CGFloat = environment.systemVersion >= 26 ? 54 : isPad ? 50 : 44
    return CGSize(
      width: Self.noIntrinsicMetric, height: prefersLargeTitles ? bar + 52 : bar)
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
