extension StudioEdit {
  /// Returns an edit of scenes and of objects that are not views, or `nil` for other types.
  static func ofObjects(_ fields: MessageFields) throws -> StudioEdit? {
    switch fields.type {
    case "addScene": .addScene(kind: try fields(.kind), x: try fields(.x), y: try fields(.y))
    case "moveScene": .moveScene(try fields(.scene), x: try fields(.x), y: try fields(.y))
    case "addSegue":
      .addSegue(try fields(.segue), from: try fields(.from), to: try fields(.to))
    case "addUnwindSegue":
      .addUnwindSegue(action: try fields(.action), from: try fields(.from))
    case "addGestureRecognizer":
      .addGestureRecognizer(try fields(.gestureRecognizer), view: try fields(.view))
    case "addGuide": .addGuide(try fields(.guide), view: try fields(.view))
    case "removeObjects": .removeObjects(try fields(.objects))
    case "inSizeClass": .inSizeClass(try fields(.sizeClass), try fields(.edit))
    default: nil
    }
  }

  /// Writes the members of edits that `ofObjects` reads.
  func writeObjects(_ writer: inout MessageWriter) throws {
    switch self {
    case .addScene(let kind, let x, let y):
      try writer.add(.kind, kind)
      try writer.add(.x, x)
      try writer.add(.y, y)
    case .moveScene(let id, let x, let y):
      try writer.add(.scene, id)
      try writer.add(.x, x)
      try writer.add(.y, y)
    case .addSegue(let link, let source, let target):
      try writer.add(.segue, link)
      try writer.add(.from, source)
      try writer.add(.to, target)
    case .addUnwindSegue(let action, let source):
      try writer.add(.action, action)
      try writer.add(.from, source)
    case .addGestureRecognizer(let gesture, let view):
      try writer.add(.gestureRecognizer, gesture)
      try writer.add(.view, view)
    case .addGuide(let guide, let view):
      try writer.add(.guide, guide)
      try writer.add(.view, view)
    case .removeObjects(let ids): try writer.add(.objects, ids)
    case .inSizeClass(let sizeClass, let edit):
      try writer.add(.sizeClass, sizeClass)
      try writer.add(.edit, edit)
    default: break
    }
  }
}
