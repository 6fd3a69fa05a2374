import Foundation

/// An item with its frame in a group.
struct PlacedItem {
  /// The index of the item in its section.
  var index: Int
  /// The frame in points, before the insets of the item.
  var frame: CGRect
  /// The frame of the cell in points.
  var cellFrame: CGRect { frame.inset(by: insets) }
  /// The insets of the cell.
  var insets: UIEdgeInsets
  /// The item of the layout, or `nil` for frames that a closure returns.
  var item: NSCollectionLayoutItem?
  /// The z-index.
  var zIndex = 0

  /// Returns the item moved by a distance in points.
  func moved(_ x: CGFloat, _ y: CGFloat) -> PlacedItem {
    var result = self
    result.frame = frame.offsetBy(dx: x, dy: y)
    return result
  }
}
