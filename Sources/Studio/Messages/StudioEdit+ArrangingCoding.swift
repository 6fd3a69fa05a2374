extension StudioEdit {
  /// Returns an edit that arranges views, or `nil` for other types.
  static func ofArrangement(_ fields: MessageFields) throws -> StudioEdit? {
    switch fields.type {
    case "reorder": .reorder(try fields(.views), try fields(.order))
    case "moveViews":
      .moveViews(
        try fields(.views), parent: try fields(.parent), before: try fields.optional(.before))
    case "moveEdges": .moveEdges(try fields(.views), by: try fields(.distances))
    case "paste":
      .paste(
        text: try fields(.text), parent: try fields(.parent), x: try fields(.x), y: try fields(.y))
    default: nil
    }
  }

  /// Writes the members of edits that `ofArrangement` reads.
  func writeArrangement(_ writer: inout MessageWriter) throws {
    switch self {
    case .reorder(let views, let order):
      try writer.add(.views, views)
      try writer.add(.order, order)
    case .moveViews(let views, let parent, let next):
      try writer.add(.views, views)
      try writer.add(.parent, parent)
      try writer.add(.before, next)
    case .moveEdges(let views, let distances):
      try writer.add(.views, views)
      try writer.add(.distances, distances)
    case .paste(let text, let parent, let x, let y):
      try writer.add(.text, text)
      try writer.add(.parent, parent)
      try writer.add(.x, x)
      try writer.add(.y, y)
    default: break
    }
  }
}
