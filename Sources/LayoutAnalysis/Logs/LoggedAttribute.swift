/// What a report can say about an item, read from left to right: leading is left.
///
/// A contradiction stays one when everything is mirrored.
enum LoggedAttribute: Hashable {
  case left, right, top, bottom, width, height, centerX, centerY
  case leftMargin, rightMargin, topMargin, bottomMargin, firstBaseline, lastBaseline
  case contentWidth, contentHeight

  /// Nil for what is no attribute.
  init?(_ name: String) {
    guard let found = Self.names[name] else { return nil }
    self = found
  }

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

  /// Whether it is a trailing, right or bottom edge.
  var isFarEdge: Bool {
    switch self {
    case .right, .bottom, .rightMargin, .bottomMargin: true
    default: false
    }
  }

  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin: true
    default: false
    }
  }

  var isSize: Bool {
    switch self {
    case .width, .height, .contentWidth, .contentHeight: true
    default: false
    }
  }

  var isHorizontal: Bool {
    switch self {
    case .left, .right, .width, .centerX, .leftMargin, .rightMargin, .contentWidth: true
    default: false
    }
  }
}
