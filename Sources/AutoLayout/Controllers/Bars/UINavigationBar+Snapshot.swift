import Foundation

extension UINavigationBar: SnapshotDetailing {
  /// Adds the look of the bar.
  package func addDetails(to value: inout LayoutSnapshot.View) {
    value.bar = snapshotLook.unlessSystem
  }

  /// The current appearance of the bar, and a Boolean value that indicates whether its background
  /// is hidden.
  ///
  /// Appearances of the item take precedence over those of the bar, and those of the scroll edge
  /// and of compact bars over the standard ones (Apple's documentation of `UINavigationItem`). The
  /// order among compact ones is assumed. On canvases, a bar that the app has not changed is also
  /// shown at the edge, so that pictures show its position.
  var shownAppearance: (appearance: UINavigationBarAppearance?, isTransparent: Bool) {
    let item = topItem
    let isCompact = layoutEnvironment.verticalSizeClass == .compact
    let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
    let standard =
      compact ?? item?.standardAppearance ?? look.standard as? UINavigationBarAppearance
    guard look.isAtEdge else { return (standard, false) }
    let compactEdge =
      isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    if let edge = compactEdge ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return (edge, false)
    }
    let isChanged =
      layoutEnvironment.surface == .device || compact ?? item?.standardAppearance != nil
      || look.isStandardChanged || barTintColor != nil || hasImage
    let isTransparent = PlatformMetrics.barsAreTransparentAtEdges[layoutEnvironment.platform]
    return (standard, isChanged && isTransparent)
  }

  private var hasImage: Bool { shownBackgroundImage != nil }

  /// The image that was set for the bar height.
  private var shownBackgroundImage: UIImage? {
    let isCompact = layoutEnvironment.verticalSizeClass == .compact
    return (isCompact ? backgroundImage(for: .compact) : nil) ?? backgroundImage(for: .default)
  }

  /// The look of the bar.
  private var snapshotLook: LayoutSnapshot.BarLook {
    let (appearance, isTransparent) = shownAppearance
    var value = LayoutSnapshot.BarLook(appearance, isTransparent: isTransparent, in: bounds)
    if appearance == nil, !isTransparent {
      value.apply(
        color: barTintColor, image: shownBackgroundImage, shadow: shadowImage, style: barStyle,
        in: bounds)
    }
    let isLarge = showsLargeTitle
    let legacy = isLarge ? largeTitleTextAttributes : titleTextAttributes
    let own = isLarge ? appearance?.largeTitleTextAttributes : appearance?.titleTextAttributes
    value.setTitle(own ?? legacy ?? [:])
    if !isLarge {
      let offset = appearance?.titlePositionAdjustment ?? .zero
      value.titleOffset = CGPoint(
        x: offset.horizontal, y: offset.vertical + titleVerticalPositionAdjustment(for: .default))
    } else {
      if look.titleMargin != 16 { value.titleMargin = look.titleMargin }
      value.titleOffset = CGPoint(x: 0, y: -shownSearchHeight)
    }
    return value
  }

  /// A Boolean value that indicates whether the title of the top item is large.
  var showsLargeTitle: Bool {
    prefersLargeTitles && layoutEnvironment.verticalSizeClass != .compact
      && topItem?.largeTitleDisplayMode != .never
  }
}

extension UIToolbar: SnapshotDetailing {
  /// Adds the look of the bar.
  package func addDetails(to value: inout LayoutSnapshot.View) {
    let isCompact = layoutEnvironment.verticalSizeClass == .compact
    let shown = (isCompact ? compactAppearance : nil) ?? look.standard
    var bar = LayoutSnapshot.BarLook(shown, isTransparent: false, in: bounds)
    if shown == nil {
      bar.apply(
        color: barTintColor,
        image: backgroundImage(forToolbarPosition: .any, barMetrics: .default)
          ?? backgroundImage(forToolbarPosition: barPosition, barMetrics: .default),
        shadow: shadowImage(forToolbarPosition: .any)
          ?? shadowImage(forToolbarPosition: barPosition), style: barStyle, in: bounds)
    }
    value.bar = bar.unlessSystem
  }
}

extension UITabBar: SnapshotDetailing {
  /// Adds the look of the bar.
  package func addDetails(to value: inout LayoutSnapshot.View) {
    let shown = shownAppearance
    var bar = LayoutSnapshot.BarLook(shown, isTransparent: false, in: bounds)
    if shown == nil {
      bar.apply(
        color: barTintColor, image: backgroundImage, shadow: shadowImage, style: barStyle,
        in: bounds)
    }
    value.bar = bar.unlessSystem
  }

  /// The appearance of the selected item or of the bar, or `nil` if none was set.
  private var shownAppearance: UITabBarAppearance? {
    selectedItem?.standardAppearance ?? look.standard as? UITabBarAppearance
  }

  /// Sets the colors, the font and the badge of an item.
  func setLook(of value: inout LayoutSnapshot.BarItem, _ item: UITabBarItem) {
    let isStacked = layoutEnvironment.horizontalSizeClass != .regular
    let isLow = layoutEnvironment.verticalSizeClass == .compact
    let appearance = shownAppearance.map {
      isLow
        ? $0.compactInlineLayoutAppearance
        : isStacked ? $0.stackedLayoutAppearance : $0.inlineLayoutAppearance
    }
    let state = value.isSelected ? appearance?.selected : appearance?.normal
    let control: UIControl.State = value.isSelected ? .selected : .normal
    var attributes = state?.titleTextAttributes ?? [:]
    if value.isSelected { attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 } }
    attributes.merge(item.titleTextAttributes(for: control) ?? [:]) { $1 }
    value.color = state?.iconColor?.snapshotColor
    if value.color == nil, !value.isSelected {
      value.color = unselectedItemTintColor?.snapshotColor
    }
    value.titleColor = (attributes[.foregroundColor] as? UIColor)?.snapshotColor
    value.font = (attributes[.font] as? UIFont)?.snapshotFont
    value.badge = item.badgeValue
    let badgeColor = item.badgeColor ?? state?.badgeBackgroundColor
    value.badgeColor = item.badgeValue == nil ? nil : badgeColor?.snapshotColor
    if value.isSelected, let image = item.selectedImage { value.image = image.name }
  }
}
