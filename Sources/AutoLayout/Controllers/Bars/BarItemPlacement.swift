import Foundation

/// The widths and positions of items in bars, in points.
@MainActor
struct BarItemPlacement {
  /// The bar that contains the items.
  let bar: UIView

  /// The font of titles.
  private static let font = UIFont.systemFont(ofSize: 17)
  /// The side length of an item with an image.
  private static let pictureSide: CGFloat = 24
  /// The distance between items.
  static let gap: CGFloat = 8
  /// The distance between the items and the edges of the bar.
  static let margin: CGFloat = 16

  /// Returns the width of an item in points.
  func width(of item: UIBarButtonItem) -> CGFloat {
    if item.width > 0 { return item.width }
    if let view = item.customView {
      let room = CGSize(width: bar.bounds.width, height: bar.bounds.height)
      return BarViewPlacement(bar: bar).size(of: view, in: room).width
    }
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return 0 }
    guard item.imageName == nil, let title = item.title else { return Self.pictureSide }
    let font = item.look.titles[UIControl.State.normal.rawValue]?[.font] as? UIFont ?? Self.font
    let titles = [title] + (item.look.possibleTitles ?? [])
    return titles.map { bar.layout(StyledText($0, font: font)).width.rounded(.up) }.max() ?? 0
  }

  /// Returns the items that are neither hidden nor spaces, in order, with their rectangles from `x`
  /// on. `flexible` is the width of each flexible space.
  func row(_ items: [UIBarButtonItem], from x: CGFloat, flexible: CGFloat = 0)
    -> [LayoutSnapshot.BarItem]
  {
    var x = x
    var placed: [LayoutSnapshot.BarItem] = []
    for item in items where !item.look.isHidden {
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

  /// Returns the width of a row, not including its flexible spaces.
  func length(of items: [UIBarButtonItem]) -> CGFloat {
    let items = items.filter { !$0.look.isHidden }
    let shown = items.filter { $0.systemItem != .flexibleSpace && $0.systemItem != .fixedSpace }
    return items.map { width(of: $0) }.reduce(CGFloat(max(0, shown.count - 1)) * Self.gap, +)
  }
}
