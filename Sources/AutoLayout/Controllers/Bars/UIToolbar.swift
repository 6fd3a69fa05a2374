import Foundation

/// A bar with buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The items from left to right, including spaces.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the bar is translucent. The default is `true`. The
  /// views of controllers end at an opaque bar, unless `extendedLayoutIncludesOpaqueBars` is
  /// `true`.
  ///
  /// - Remark: Partial. It affects the layout, but not pictures.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The color of the bar, or `nil` for the default. An appearance replaces it.
  open var barTintColor: UIColor?

  /// The style of the bar. Black bars are drawn black.
  open var barStyle = UIBarStyle.default
  /// The delegate, which determines the position of the bar.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The images and the appearances of the bar.
  var look = BarLook()
  /// The appearance of the bar.
  open var standardAppearance: UIToolbarAppearance {
    get { look.standard(UIToolbarAppearance.self) { UIToolbarAppearance() } }
    set { look.setStandard(newValue) }
  }
  /// The appearance of the bar in vertically compact environments, or `nil` to use
  /// `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance of the bar while content is scrolled to its edge, or `nil` for the default.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance of a compact bar while content is scrolled to its edge, or `nil` for the
  /// default.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the background for a bar position and height. `nil` restores the default.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { look.backgrounds[BarLook.Key(topOrBottom, barMetrics)] = backgroundImage }
  /// Returns the background for a bar position and height, or `nil` for the default.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { look.backgrounds[BarLook.Key(topOrBottom, barMetrics)] }
  /// Sets the line at the edge of a bar for a position. An empty image removes the line of a bar
  /// with a background image.
  ///
  /// - Remark: Partial. Nonempty images are not drawn.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { look.shadows[topOrBottom] = shadowImage }
  /// Returns the line at the edge of a bar for a position, or `nil` for the default.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    look.shadows[topOrBottom]
  }

  /// Replaces the items without animation. `nil` removes all items.
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

  /// The position that the delegate determines, or the lower edge.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  /// Lays out the custom views of the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
  }

  package override var snapshotContent: LayoutSnapshot.Content { .toolbar(items: placedItems) }
}

extension UIToolbar: UIBarPositioning {}

extension UIToolbar {
  /// The items with their positions.
  var placedItems: [LayoutSnapshot.BarItem] {
    let items = items ?? []
    let placement = BarItemPlacement(bar: self)
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let room = bounds.width - 2 * BarItemPlacement.margin - placement.length(of: items)
    let placed = placement.row(
      items, from: BarItemPlacement.margin,
      flexible: flexible > 0 ? max(0, room) / CGFloat(flexible) : 0)
    let buttons = look.standard as? UIToolbarAppearance
    return zip(placed, items.filter(\.takesPlace)).map { value, item in
      var value = value
      value.setLook(
        of: item,
        in: item.style == .done ? buttons?.doneButtonAppearance : buttons?.buttonAppearance)
      return value
    }
  }

  /// Lays out the custom views of the items, and removes those of former items.
  func placeItemViews() {
    let placement = BarViewPlacement(bar: self)
    var shown: [UIView] = []
    let views = (items ?? []).filter(\.takesPlace).map(\.customView)
    let height = min(bounds.height, intrinsicContentSize.height)
    for (place, view) in zip(placedItems, views) {
      guard let view else { continue }
      let size = placement.size(of: view, in: CGSize(width: place.rect.width, height: height))
      shown.append(view)
      let y = (height - size.height) / 2
      placement.place(
        view, at: CGRect(x: place.rect.minX, y: y, width: size.width, height: size.height))
    }
    look.show(shown, of: items ?? [], in: self)
  }
}
