import Foundation

/// A bar that displays buttons for switching between the sections of an app.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items from left to right, all of equal width.
  open var items: [UITabBarItem]?
  /// The selected item. If it is `nil`, pictures show the first item as selected.
  open weak var selectedItem: UITabBarItem?
  /// A Boolean value that indicates whether the bar is translucent. The default is `true`. The
  /// views of controllers end at an opaque bar, unless `extendedLayoutIncludesOpaqueBars` is
  /// `true`.
  ///
  /// - Remark: Partial. It affects the layout, but not pictures.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The color of the bar, or `nil` for the default. An appearance replaces it.
  open var barTintColor: UIColor?

  /// The modes in which items are distributed.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// Items fill the bar on phones, and are centered on iPads.
    case automatic = 0
    /// Items fill the bar.
    case fill
    /// Items are centered, with `itemWidth` and `itemSpacing`.
    case centered
  }

  /// The style of the bar. Black bars are drawn black.
  open var barStyle = UIBarStyle.default
  /// The delegate of a bar that an app manages itself.
  open weak var delegate: (any UITabBarDelegate)?
  /// The images and the appearances of the bar.
  var look = BarLook()
  /// The distribution of items. Items are centered only if `itemWidth` is not 0.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of centered items in points, or 0 for the default.
  open var itemWidth: CGFloat = 0
  /// The distance between centered items, in points.
  open var itemSpacing: CGFloat = 0
  /// The color of unselected items, or `nil` for gray.
  open var unselectedItemTintColor: UIColor?
  /// The background, or `nil` for the default. An empty image makes the bar transparent.
  open var backgroundImage: UIImage?
  /// The line at the upper edge, or `nil` for the default. An empty image removes the line of a bar
  /// with a background image.
  ///
  /// - Remark: Partial. Nonempty images are not drawn.
  open var shadowImage: UIImage?
  /// The image behind the selected item.
  ///
  /// - Remark: Inert. It is stored but not drawn.
  open var selectionIndicatorImage: UIImage?
  /// The appearance of the bar.
  open var standardAppearance: UITabBarAppearance {
    get { look.standard(UITabBarAppearance.self) { UITabBarAppearance() } }
    set { look.setStandard(newValue) }
  }
  /// The appearance of the bar while content is scrolled to its edge, or `nil` for the default.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Selects an item and notifies the delegate, as a tap does in a bar that an app manages itself.
  /// Does nothing if there is no such item or it is disabled.
  open func tapItem(at index: Int) {
    guard let items, items.indices.contains(index), items[index].isEnabled else { return }
    selectedItem = items[index]
    delegate?.tabBar(self, didSelect: items[index])
  }

  /// Replaces the items without animation. `nil` removes all items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// A Boolean value that indicates whether the user is rearranging the items.
  open private(set) var isCustomizing = false
  /// Begins rearranging items.
  ///
  /// - Remark: Partial. `isCustomizing` is `true`, but no sheet with items is shown.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { isCustomizing = true }
  /// Ends rearranging items.
  ///
  /// - Returns: `true` if items were rearranged, which is never the case.
  open func endCustomizing(animated: Bool) -> Bool {
    isCustomizing = false
    return false
  }

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
    let isCentered = itemPositioning == .centered && itemWidth > 0
    let width =
      isCentered ? itemWidth : items.isEmpty ? 0 : bounds.width / CGFloat(items.count)
    let step = isCentered ? itemWidth + itemSpacing : width
    let start = isCentered ? (bounds.width + itemSpacing - step * CGFloat(items.count)) / 2 : 0
    return .tabBar(
      items: items.enumerated().map { index, item in
        var value = LayoutSnapshot.BarItem(
          title: item.title, image: item.image?.name,
          rect: CGRect(
            x: start + CGFloat(index) * step, y: 0, width: width,
            height: min(bounds.height, intrinsicContentSize.height)))
        value.isSelected = selectedItem.map { $0 === item } ?? (index == 0)
        setLook(of: &value, item)
        return value
      })
  }
}
