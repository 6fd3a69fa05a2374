import Foundation

/// A bar at the top of a screen with a title and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The stack of items, the last of which is shown. `nil` for an empty bar.
  open var items: [UINavigationItem]? {
    didSet { topItemDidChange(oldValue?.last) }
  }
  /// A Boolean value that indicates whether the title is large and below the buttons, which makes
  /// the bar 52 points taller.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether the bar is translucent. The default is `true`. The
  /// views of controllers end at an opaque bar, unless `extendedLayoutIncludesOpaqueBars` is
  /// `true`.
  ///
  /// - Remark: Partial. It affects the layout, but not pictures.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The style of the bar. Black bars make the status bar light.
  open var barStyle = UIBarStyle.default
  /// The color of the bar, or `nil` for the default. An appearance replaces it.
  open var barTintColor: UIColor?
  /// The font and the color of the title, or `nil` for the default. An appearance replaces them.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The font and the color of the large title, or `nil` for the default. An appearance replaces
  /// them.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The images, the appearances and the delegate of the bar.
  var look = BarLook()

  /// The delegate of a bar that an app manages itself.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The line at the lower edge, or `nil` for the default. An empty image removes the line of a bar
  /// with a background image.
  ///
  /// - Remark: Partial. Nonempty images are not drawn.
  open var shadowImage: UIImage? {
    get { look.shadowImage }
    set { look.shadowImage = newValue }
  }
  /// The image of the back button, or `nil` for the default.
  ///
  /// - Remark: Inert. It is stored but not drawn.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's image, or `nil` for the default.
  ///
  /// - Remark: Inert. It is stored but not drawn.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { look.standard(UINavigationBarAppearance.self) { UINavigationBarAppearance() } }
    set { look.setStandard(newValue) }
  }
  /// The appearance of the bar in vertically compact environments, or `nil` to use
  /// `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar while content is scrolled to its edge, or `nil` for the default.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a compact bar while content is scrolled to its edge, or `nil` to use
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Sets the background for a bar height. `nil` restores the default. An empty image makes the bar
  /// transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  /// Returns the background for a bar height, or `nil` for the default.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  /// Sets the background for a bar position and height. `nil` restores the default.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { look.backgrounds[BarLook.Key(barPosition, barMetrics)] = backgroundImage }
  /// Returns the background for a bar position and height, or `nil` for the default.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[BarLook.Key(barPosition, barMetrics)]
  }
  /// Sets the downward offset of the title for a bar height, in points.
  ///
  /// - Remark: Partial. Pictures show the value for `default`.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { look.titleOffsets[barMetrics] = adjustment }
  /// Returns the downward offset of the title for a bar height, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.titleOffsets[barMetrics] ?? 0
  }

  /// The item that the bar shows, which is the last of `items`, or `nil` for an empty bar.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top item, or `nil` if there is none.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Pushes an item onto the stack without animation, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item without animation, if the delegate allows it, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else {
      return nil
    }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Replaces the stack without animation. `nil` empties the stack.
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

  /// The position that the delegate determines, or the upper edge.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  /// Lays out the title view and the custom views of the top item's buttons.
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
