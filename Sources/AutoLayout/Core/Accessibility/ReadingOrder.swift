import Foundation

/// The order in which assistive programs read views: rows from top to bottom, and each row in the
/// direction of the language.
///
/// From top to bottom, an item belongs to the same row as the previous one if it begins above the
/// middle of the row's first item. This rule is an assumption, because VoiceOver's is not
/// documented.
struct ReadingOrder {
  /// A Boolean value that indicates whether rows are read from right to left.
  let isRightToLeft: Bool

  /// Returns the items sorted by their frames, which share one coordinate space.
  func sorted<Item>(_ items: [Item], frame: (Item) -> CGRect) -> [Item] {
    let placed = items.map { (item: $0, frame: frame($0)) }
    let byTop = placed.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var rows: [[(item: Item, frame: CGRect)]] = []
    for entry in byTop {
      if let first = rows.last?.first, entry.frame.minY < first.frame.midY {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted {
        let (first, second) = ($0.element.frame, $1.element.frame)
        if isRightToLeft, first.maxX != second.maxX { return first.maxX > second.maxX }
        if !isRightToLeft, first.minX != second.minX { return first.minX < second.minX }
        return $0.offset < $1.offset
      }.map(\.element.item)
    }
  }
}

extension UIView {
  /// The subviews in the order in which assistive programs read them: by rows, and each row in the
  /// layout direction.
  package var subviewsInReadingOrder: [UIView] {
    ReadingOrder(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
      .sorted(subviews) { $0.frame }
  }
}
