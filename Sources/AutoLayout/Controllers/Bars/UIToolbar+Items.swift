import Foundation

extension UIToolbar {
  /// The items with their places.
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

  /// Places the views of the items, and removes those of former items.
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
    look.show(shown, in: self)
  }
}
