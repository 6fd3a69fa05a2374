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
  open var items: [UINavigationItem]? {
    didSet { topItemDidChange(oldValue?.last) }
  }
  /// A Boolean value that indicates whether the title is large and below the buttons, which makes
  /// the bar 52 points higher.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether the bar is translucent; the default value is true. The
  /// views of controllers end at an opaque bar, unless `extendedLayoutIncludesOpaqueBars` is true.
  ///
  /// - Remark: Partial. It affects the layout, but not pictures.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The style of the bar. Black bars make the status bar light.
  open var barStyle = UIBarStyle.default
  /// The color of the bar, or nil for the system's. An appearance replaces it.
  open var barTintColor: UIColor?
  /// The font and the color of the title, or nil for the system's. An appearance replaces them.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The font and the color of the large title, or nil for the system's. An appearance replaces them.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The images, the appearances and the delegate of the bar.
  var look = BarLook()

  /// The delegate of a bar that a program manages itself.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The line at the lower edge, or nil for the system's. An empty image removes the line of a bar
  /// with a background image.
  /// - Remark: Partial. Images that are not empty are not drawn.
  open var shadowImage: UIImage? {
    get { look.shadowImage }
    set { look.shadowImage = newValue }
  }
  /// The image of the back button, or nil for the system's.
  ///
  /// - Remark: Inert. It is stored but not drawn.
  open var backIndicatorImage: UIImage?
  /// The mask of the image of the back button, or nil for the system's.
  ///
  /// - Remark: Inert. It is stored but not drawn.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { look.standard(UINavigationBarAppearance.self) { UINavigationBarAppearance() } }
    set { look.setStandard(newValue) }
  }
  /// The look of the bar in vertically compact environments, or nil for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar while content is scrolled to its edge, or nil for that of the system.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a compact bar while content is scrolled to its edge, or nil for
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Sets the background of a bar of a height; nil restores the system's. An empty image
  /// makes the bar transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// Returns the background of a bar of a height, or nil for the system's.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  /// Sets the background of a bar in a place and of a height; nil restores the system's.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { look.backgrounds[BarLook.Key(barPosition, barMetrics)] = backgroundImage }
  /// Returns the background of a bar in a place and of a height, or nil for the system's.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[BarLook.Key(barPosition, barMetrics)]
  }
  /// Moves the title of a bar of a height down, in points.
  /// - Remark: Partial. Pictures show the value for `default`.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { look.titleOffsets[barMetrics] = adjustment }
  /// Returns how far the title of a bar of a height is moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.titleOffsets[barMetrics] ?? 0
  }

  /// The item that the bar shows, which is the last of `items`, or nil for an empty bar.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top item, or nil.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Adds an item to the top of the stack without animation, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the top item without animation, if the delegate allows it, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else {
      return nil
    }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

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
    let bar =
      layoutEnvironment.isCanvasSheet
      ? PlatformMetrics.sheetNavigationBarViewHeight[platform] : nil
    return CGSize(
      width: Self.noIntrinsicMetric,
      height: (bar ?? PlatformMetrics.navigationBarHeight[platform]) + large)
  }

  /// A Boolean value that indicates whether titles are large where an item allows it.
  private var showsLargeTitles: Bool {
    prefersLargeTitles && layoutEnvironment.verticalSizeClass != .compact
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// The place that the delegate determines, or the upper edge.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  /// Places the title view and the views of the buttons of the top item.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    let hasTitle = topItem?.titleView == nil || showsLargeTitle
    return .navigationBar(
      title: hasTitle ? topItem?.title : nil, isLarge: showsLargeTitle, items: placedItems)
  }
}

extension UINavigationBar: UIBarPositioning {}
