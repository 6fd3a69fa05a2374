import Foundation

extension UINavigationBar {
  /// The height in points of the row of buttons and the inline title, which is above a large title.
  var rowHeight: CGFloat {
    let height = bounds.height - shownSearchHeight
    guard showsLargeTitle else { return height }
    return min(height, height - PlatformMetrics.largeTitleHeight[layoutEnvironment.platform])
  }

  /// The height of the row with a search bar at the lower edge, in points (assumed from pictures of
  /// iOS 11 and later).
  static let searchHeight: CGFloat = 52

  /// The height of the row with the search bar of the top item, in points, or 0 without one. Only
  /// the bars of controllers show search bars.
  var shownSearchHeight: CGFloat { shownSearchBar == nil ? 0 : Self.searchHeight }

  /// The search bar of the top item, if the bar shows it.
  private var shownSearchBar: UISearchBar? {
    look.hasController && bounds.height > Self.searchHeight
      ? topItem?.searchController?.searchBar : nil
  }

  /// The items on the left and on the right with their positions.
  var placedItems: [LayoutSnapshot.BarItem] {
    let (left, right) = placedRows
    let placed = left + right
    let buttons = shownAppearance.appearance
    return zip(placed, shownItems).map { value, item in
      var value = value
      value.setLook(
        of: item,
        in: item.style == .done ? buttons?.doneButtonAppearance : buttons?.buttonAppearance)
      return value
    }
  }

  /// The items of `placedItems`, in the same order.
  private var shownItems: [UIBarButtonItem] {
    let items =
      (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []).reversed()
    return items.filter(\.takesPlace)
  }

  private var placedRows: ([LayoutSnapshot.BarItem], [LayoutSnapshot.BarItem]) {
    let placement = BarItemPlacement(bar: self)
    let left = placement.row(topItem?.leftBarButtonItems ?? [], from: BarItemPlacement.margin)
    let items = Array((topItem?.rightBarButtonItems ?? []).reversed())
    let right = placement.row(
      items, from: bounds.width - BarItemPlacement.margin - placement.length(of: items))
    return (left, right)
  }

  /// Lays out the title view and the custom views of the top item's buttons, and removes those of
  /// other items.
  ///
  /// The title view is centered in the bar, or between the buttons if it is too wide for that. Its
  /// size is that of its constraints and content, or of its frame (measured in view dumps of iOS 11
  /// and later: title views keep the size of their frame).
  func placeItemViews() {
    let placement = BarViewPlacement(bar: self)
    let (left, right) = placedRows
    var shown: [UIView] = []
    let height = rowHeight
    for (place, item) in zip(left + right, shownItems) {
      guard let view = item.customView else { continue }
      let size = placement.size(of: view, in: CGSize(width: place.rect.width, height: height))
      shown.append(view)
      placement.place(
        view,
        at: CGRect(
          x: place.rect.minX, y: (height - size.height) / 2, width: size.width, height: size.height)
      )
    }
    if let view = topItem?.titleView {
      shown.append(view)
      let start = left.last.map { $0.rect.maxX + BarItemPlacement.gap } ?? BarItemPlacement.margin
      let end =
        right.first.map { $0.rect.minX - BarItemPlacement.gap }
        ?? bounds.width - BarItemPlacement.margin
      placement.place(
        view, at: placement.frame(of: view, between: start, and: end, height: height))
    }
    if let view = shownSearchBar {
      shown.append(view)
      let height = Self.searchHeight
      placement.place(
        view, at: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
    }
    let items = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    look.show(shown, of: items, in: self)
  }

  /// Stores the content below the bar, which determines whether the scroll edge appearance is
  /// shown, and the margin in points with which large titles are aligned.
  func follow(_ content: UIScrollView?, margin: CGFloat?) {
    look.hasController = true
    look.content = content
    look.titleMargin = margin ?? look.titleMargin
  }

  /// Updates the items' references to the bar that shows them.
  func topItemDidChange(_ old: UINavigationItem?) {
    guard old !== topItem || topItem?.bar !== self else { return }
    if old?.bar === self { old?.bar = nil }
    topItem?.bar = self
    setNeedsLayout()
  }
}

extension UIBarButtonItem {
  /// A Boolean value that indicates whether a bar shows the item. Spaces and hidden items are not
  /// shown.
  var takesPlace: Bool {
    !look.isHidden && systemItem != .flexibleSpace && systemItem != .fixedSpace
  }
}

extension BarLook {
  /// Stores the custom views of items that a bar shows, and removes the others. The bar is laid out
  /// again when the items change.
  @MainActor
  mutating func show(_ views: [UIView], of items: [UIBarButtonItem], in bar: UIView) {
    for item in items where item.look.bar !== bar { item.look.bar = bar }
    for old in shownViews.compactMap(\.view) where old.superview === bar {
      if !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
    }
    shownViews = views.map { WeakView(view: $0) }
  }
}
