import Foundation

/// The styles of bars.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Dark content on a light background in light appearance.
  case `default` = 0
  /// Light content on a dark background.
  case black = 1
  /// Light content on a dark, translucent background. Use `black`.
  case blackTranslucent = 2
}

/// A bar at the top of a screen with a title and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The stack of items, the last of which is shown. The value is nil for an empty bar.
  open var items: [UINavigationItem]?
  /// A Boolean value that indicates whether the title is large and below the buttons, which makes
  /// the bar 52 points higher.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether the bar is translucent; the default value is true. The
  /// value is stored and does not affect the layout.
  open var isTranslucent = true
  /// The style of the bar. Black bars make the status bar light.
  open var barStyle = UIBarStyle.default
  /// The color of the bar, or nil for the system's. The value is stored but not drawn.
  open var barTintColor: UIColor?
  /// The attributes of the title, or nil for the system's. They are stored but not drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title, or nil for the system's. They are stored but not drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The item that the bar shows, which is the last of `items`, or nil for an empty bar.
  open var topItem: UINavigationItem? { items?.last }

  /// Adds an item to the top of the stack without animation.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Replaces the stack without animation. Nil empties the stack.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// The height in points: 44, 50 on iPads since iOS 12, 54 since iOS 26. A large title adds 52,
  /// except where the height is compact: phones in landscape show no large titles.
  open override var intrinsicContentSize: CGSize {
    let platform = layoutEnvironment.platform
    guard !layoutEnvironment.hasThinBars else {
      return CGSize(
        width: Self.noIntrinsicMetric, height: PlatformMetrics.thinNavigationBarHeight[platform])
    }
    let large = showsLargeTitles ? PlatformMetrics.largeTitleHeight[platform] : 0
    return CGSize(
      width: Self.noIntrinsicMetric,
      height: PlatformMetrics.navigationBarHeight[platform] + large)
  }

  /// Whether titles are large where an item allows it.
  private var showsLargeTitles: Bool {
    prefersLargeTitles && layoutEnvironment.verticalSizeClass != .compact
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
      isLarge: showsLargeTitles && item?.largeTitleDisplayMode != .never, items: left + right)
  }
}
