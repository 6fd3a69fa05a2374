/// Edits as objects with a `type` and named members, such as
/// `{"type": "changeConstraint", "constraint": "aBc-De-fGh", "change": {"constant": 20}}`.
/// Documentation/StudioMessages.md lists all types.
extension StudioEdit: Codable {
  /// Reads an edit.
  ///
  /// - Throws: `DecodingError` for unknown types, and for missing or invalid members.
  public init(from decoder: any Decoder) throws {
    let fields = try MessageFields(decoder)
    guard
      let edit = try Self.ofConstraints(fields) ?? Self.ofViews(fields) ?? Self.ofCommand(fields)
        ?? Self.ofArrangement(fields) ?? Self.ofObjects(fields)
    else { throw fields.unknownType }
    self = edit
  }

  /// Returns an edit of constraints or of size-class variations, or `nil` for other types.
  private static func ofConstraints(_ fields: MessageFields) throws -> StudioEdit? {
    switch fields.type {
    case "addConstraints": .addConstraints(try fields(.constraints))
    case "changeConstraint": .changeConstraint(try fields(.constraint), try fields(.change))
    case "removeConstraints": .removeConstraints(try fields(.constraints))
    case "setInstalled":
      .setInstalled(
        try fields(.object), sizeClass: try fields(.sizeClass),
        isInstalled: try fields(.isInstalled))
    case "vary":
      .vary(
        try fields(.object), property: try fields(.property), sizeClass: try fields(.sizeClass),
        value: try fields.optional(.value))
    default: nil
    }
  }

  /// Returns an edit of frames, attributes or the tree of views, or `nil` for other types.
  private static func ofViews(_ fields: MessageFields) throws -> StudioEdit? {
    switch fields.type {
    case "setFrame": .setFrame(view: try fields(.view), frame: try fields(.frame))
    case "setAttribute":
      .setAttribute(path: try fields(.path), value: try fields.optional(.value))
    case "setProperty":
      .setProperty(
        path: try fields(.path), kind: try fields(.kind), value: try fields.optional(.value))
    case "setText":
      .setText(object: try fields(.object), place: try fields(.place), text: try fields(.text))
    case "setRuntimeAttribute":
      .setRuntimeAttribute(
        object: try fields(.object), keyPath: try fields(.property), type: try fields(.kind),
        value: try fields.optional(.value))
    case "addView":
      .addView(
        kind: try fields(.kind), parent: try fields(.parent), x: try fields(.x), y: try fields(.y))
    case "deleteViews": .deleteViews(try fields(.views))
    case "embed": .embed(try fields(.views), in: try fields(.container))
    case "unembed": .unembed(try fields(.views))
    default: nil
    }
  }

  /// Returns a command of Interface Builder's menus, or a list of edits, or `nil` for other types.
  private static func ofCommand(_ fields: MessageFields) throws -> StudioEdit? {
    switch fields.type {
    case "resolve": .resolve(try fields(.command), views: try fields(.views))
    case "pin": .pin(try fields(.pin), views: try fields(.views))
    case "align": .align(try fields(.align), views: try fields(.views))
    case "all": .all(try fields(.edits))
    default: nil
    }
  }

  /// Writes the edit in the format of `init(from:)`.
  public func encode(to encoder: any Encoder) throws {
    var writer = try MessageWriter(encoder, type: type)
    switch self {
    case .addConstraints, .changeConstraint, .removeConstraints, .setInstalled, .vary:
      try writeConstraints(&writer)
    case .setFrame, .setAttribute, .setProperty, .setText, .setRuntimeAttribute, .addView,
      .deleteViews, .embed, .unembed:
      try writeViews(&writer)
    case .reorder, .moveViews, .moveEdges, .paste: try writeArrangement(&writer)
    case .addScene, .moveScene, .addSegue, .addUnwindSegue, .addGestureRecognizer, .addGuide,
      .removeObjects, .inSizeClass:
      try writeObjects(&writer)
    case .resolve, .pin, .align, .all: try writeCommand(&writer)
    }
  }

  /// The name of the edit in messages.
  private var type: String {
    switch self {
    case .setFrame: "setFrame"
    case .addConstraints: "addConstraints"
    case .changeConstraint: "changeConstraint"
    case .removeConstraints: "removeConstraints"
    case .resolve: "resolve"
    case .pin: "pin"
    case .align: "align"
    case .setAttribute: "setAttribute"
    case .setProperty: "setProperty"
    case .setText: "setText"
    case .setRuntimeAttribute: "setRuntimeAttribute"
    case .setInstalled: "setInstalled"
    case .vary: "vary"
    case .addView: "addView"
    case .deleteViews: "deleteViews"
    case .embed: "embed"
    case .unembed: "unembed"
    case .reorder: "reorder"
    case .moveViews: "moveViews"
    case .moveEdges: "moveEdges"
    case .paste: "paste"
    case .addScene: "addScene"
    case .moveScene: "moveScene"
    case .addSegue: "addSegue"
    case .addUnwindSegue: "addUnwindSegue"
    case .addGestureRecognizer: "addGestureRecognizer"
    case .addGuide: "addGuide"
    case .removeObjects: "removeObjects"
    case .inSizeClass: "inSizeClass"
    case .all: "all"
    }
  }
}

// MARK: - Writing

extension StudioEdit {
  /// Writes the members of edits that `ofConstraints` reads.
  private func writeConstraints(_ writer: inout MessageWriter) throws {
    switch self {
    case .addConstraints(let requests): try writer.add(.constraints, requests)
    case .changeConstraint(let id, let change):
      try writer.add(.constraint, id)
      try writer.add(.change, change)
    case .removeConstraints(let ids): try writer.add(.constraints, ids)
    case .setInstalled(let id, let sizeClass, let isInstalled):
      try writer.add(.object, id)
      try writer.add(.sizeClass, sizeClass)
      try writer.add(.isInstalled, isInstalled)
    case .vary(let id, let property, let sizeClass, let value):
      try writer.add(.object, id)
      try writer.add(.property, property)
      try writer.add(.sizeClass, sizeClass)
      try writer.add(.value, value)
    default: break
    }
  }

  /// Writes the members of edits that `ofViews` reads.
  private func writeViews(_ writer: inout MessageWriter) throws {
    switch self {
    case .setFrame(let view, let frame):
      try writer.add(.view, view)
      try writer.add(.frame, frame)
    case .setAttribute(let path, let value):
      try writer.add(.path, path)
      try writer.add(.value, value)
    case .setProperty(let path, let kind, let value):
      try writer.add(.path, path)
      try writer.add(.kind, kind)
      try writer.add(.value, value)
    case .setText(let object, let place, let text):
      try writer.add(.object, object)
      try writer.add(.place, place)
      try writer.add(.text, text)
    case .setRuntimeAttribute(let object, let keyPath, let type, let value):
      try writer.add(.object, object)
      try writer.add(.property, keyPath)
      try writer.add(.kind, type)
      try writer.add(.value, value)
    case .addView(let kind, let parent, let x, let y):
      try writer.add(.kind, kind)
      try writer.add(.parent, parent)
      try writer.add(.x, x)
      try writer.add(.y, y)
    case .deleteViews(let views), .unembed(let views): try writer.add(.views, views)
    case .embed(let views, let container):
      try writer.add(.views, views)
      try writer.add(.container, container)
    default: break
    }
  }

  /// Writes the members of edits that `ofCommand` reads.
  private func writeCommand(_ writer: inout MessageWriter) throws {
    switch self {
    case .resolve(let command, let views):
      try writer.add(.command, command)
      try writer.add(.views, views)
    case .pin(let pin, let views):
      try writer.add(.pin, pin)
      try writer.add(.views, views)
    case .align(let align, let views):
      try writer.add(.align, align)
      try writer.add(.views, views)
    case .all(let edits): try writer.add(.edits, edits)
    default: break
    }
  }
}
