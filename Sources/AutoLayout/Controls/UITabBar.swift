import Foundation

/// The bar with which a person changes between the parts of an application.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// 49 points high; 50 on iPads since iOS 12.
  open override var intrinsicContentSize: CGSize {
    let environment = layoutEnvironment
    let isPad = environment.userInterfaceIdiom == .pad && environment.systemVersion >= 12
    return CGSize(width: Self.noIntrinsicMetric, height: isPad ? 50 : 49)
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
