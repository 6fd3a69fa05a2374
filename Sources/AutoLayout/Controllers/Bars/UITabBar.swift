import Foundation

/// A bar that displays buttons for switching between the sections of an application.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items from left to right, all of equal width, or nil.
  open var items: [UITabBarItem]?
  /// The selected item. If it is nil, pictures show the first item as selected.
  open weak var selectedItem: UITabBarItem?
  /// A Boolean value that indicates whether the bar is translucent; the default value is true. The
  /// value is stored and does not affect the layout.
  open var isTranslucent = true
  /// The color of the bar, or nil for the system's. The value is stored but not drawn.
  open var barTintColor: UIColor?

  /// Replaces the items without animation. Nil removes all items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The height of the bar: 49 points, and 50 on iPads since iOS 12.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric,
      height: PlatformMetrics.tabBarHeight[layoutEnvironment.platform])
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    let items = items ?? []
    let width = items.isEmpty ? 0 : bounds.width / CGFloat(items.count)
    return .tabBar(
      items: items.enumerated().map { index, item in
        var value = LayoutSnapshot.BarItem(
          title: item.title, image: item.image?.name,
          rect: CGRect(
            x: CGFloat(index) * width, y: 0, width: width,
            height: min(bounds.height, intrinsicContentSize.height)))
        value.isSelected = selectedItem.map { $0 === item } ?? (index == 0)
        return value
      })
  }
}
