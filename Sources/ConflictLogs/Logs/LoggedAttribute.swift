/// An attribute of an item in a report. Leading is treated as left: a conflict remains one in the
/// mirrored layout.
enum LoggedAttribute: Hashable {
  /// Edges, sizes and centers.
  case left, right, top, bottom, width, height, centerX, centerY
  /// Margins, and baselines of text.
  case leftMargin, rightMargin, topMargin, bottomMargin, firstBaseline, lastBaseline
  /// The size of a scroll view's content.
  case contentWidth, contentHeight

  /// Returns the attribute with a name, or `nil` for an unknown name. Leading and trailing are
  /// treated as left and right, also for margins.
  init?(_ name: String) {
    guard let found = Self.names[name] else { return nil }
    self = found
  }

  /// Attributes by their names in UIKit, AppKit and layout libraries.
  private static let names: [String: LoggedAttribute] = [
    "left": .left, "leading": .left, "minX": .left, "right": .right, "trailing": .right,
    "maxX": .right, "top": .top, "minY": .top, "bottom": .bottom, "maxY": .bottom,
    "width": .width, "boundsWidth": .width, "height": .height, "boundsHeight": .height,
    "centerX": .centerX, "centerXWithinMargins": .centerX, "midX": .centerX,
    "centerY": .centerY, "centerYWithinMargins": .centerY, "midY": .centerY,
    "leftMargin": .leftMargin, "leadingMargin": .leftMargin, "rightMargin": .rightMargin,
    "trailingMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
    "contentWidth": .contentWidth, "contentHeight": .contentHeight,
  ]

  /// A Boolean value that indicates whether it is a trailing, right or bottom edge.
  var isFarEdge: Bool {
    switch self {
    case .right, .bottom, .rightMargin, .bottomMargin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether it is a layout margin.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether it is a width or a height, rather than a position.
  var isSize: Bool {
    switch self {
    case .width, .height, .contentWidth, .contentHeight: true
    default: false
    }
  }

  /// A Boolean value that indicates whether it is on the horizontal axis.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .width, .centerX, .leftMargin, .rightMargin, .contentWidth: true
    default: false
    }
  }
}
