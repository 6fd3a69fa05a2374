import Foundation

/// Widths of items and their places in bars; all lengths in points.
@MainActor
struct BarItemPlacement {
  /// The bar that is drawn.
  let bar: UIView

  /// The font of titles.
  private static let font = UIFont.systemFont(ofSize: 17)
  /// Side of an item that shows a picture.
  private static let pictureSide: CGFloat = 24
  /// Between the items, and between them and the bar's ends.
  static let gap: CGFloat = 8
  /// Between the items and the edges of the bar, in points.
  static let margin: CGFloat = 16

  /// The width of an item in points.
  func width(of item: UIBarButtonItem) -> CGFloat {
    if item.width > 0 { return item.width }
    if let view = item.customView { return view.bounds.width }
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return 0 }
    guard item.imageName == nil, let title = item.title else { return Self.pictureSide }
    return bar.layout(StyledText(title, font: Self.font)).width.rounded(.up)
  }

  /// The items from `x` on, in order; `gaps` is the room that each flexible space takes.
  func row(_ items: [UIBarButtonItem], from x: CGFloat, flexible: CGFloat = 0)
    -> [LayoutSnapshot.BarItem]
  {
    var x = x
    var placed: [LayoutSnapshot.BarItem] = []
    for item in items {
      let isSpace = item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace
      let width = item.systemItem == .flexibleSpace ? flexible : width(of: item)
      if !isSpace {
        placed.append(
          LayoutSnapshot.BarItem(
            title: item.imageName == nil ? item.title : nil, image: item.imageName,
            rect: CGRect(x: x, y: 0, width: width, height: bar.bounds.height)))
      }
      x += width + (isSpace ? 0 : Self.gap)
    }
    return placed
  }

  /// The width of a row without its flexible spaces.
  func length(of items: [UIBarButtonItem]) -> CGFloat {
    let shown = items.filter { $0.systemItem != .flexibleSpace && $0.systemItem != .fixedSpace }
    return items.map { width(of: $0) }.reduce(CGFloat(max(0, shown.count - 1)) * Self.gap, +)
  }
}
