import Foundation

extension UINavigationBar {
  /// The height of the row of the buttons and the title, which is above a large title, in points.
  var rowHeight: CGFloat {
    guard showsLargeTitle else { return bounds.height }
    return min(
      bounds.height, bounds.height - PlatformMetrics.largeTitleHeight[layoutEnvironment.platform])
  }

  /// The items at the left and at the right with their places.
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

  /// The items that `placedItems` places, in the same order.
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

  /// Places the title view and the views of the buttons of the top item, and removes those of other
  /// items.
  ///
  /// The title view is in the middle of the bar, or between the buttons if it is too wide for that.
  /// Its size is that of its constraints and content, or of its frame (measured in view dumps of
  /// iOS 11 and later: title views keep the size of their frame).
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
    let items = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    look.show(shown, of: items, in: self)
  }

  /// Remembers the content below the bar, which determines whether the appearance of the scroll edge
  /// is shown, and the margin in points with which large titles are aligned.
  func follow(_ content: UIScrollView?, margin: CGFloat?) {
    look.hasController = true
    look.content = content
    look.titleMargin = margin ?? look.titleMargin
  }

  /// Tells the items which bar shows them.
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
  /// Remembers the views of items that a bar shows, and removes the others. The bar is laid out again
  /// when the items change.
  @MainActor
  mutating func show(_ views: [UIView], of items: [UIBarButtonItem], in bar: UIView) {
    for item in items where item.look.bar !== bar { item.look.bar = bar }
    for old in shownViews.compactMap(\.view) where old.superview === bar {
      if !views.contains(where: { $0 === old }) { old.removeFromSuperview() }
    }
    shownViews = views.map { WeakView(view: $0) }
  }
}
