import Foundation

/// The bar with which a person changes between the parts of an application.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items from left to right, all equally wide; nil for none.
  open var items: [UITabBarItem]?
  /// The chosen item; with nil pictures show the first as chosen.
  open weak var selectedItem: UITabBarItem?
  /// Whether content shows through the bar; true unless set. Kept, it does not change the layout.
  open var isTranslucent = true
  /// The colour of the bar; kept, but not drawn. Nil for the system's.
  open var barTintColor: UIColor?

  /// Replaces the items, without animation; nil leaves none.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// 49 points high; 50 on iPads since iOS 12.
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
