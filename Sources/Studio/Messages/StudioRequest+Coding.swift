/// Requests as objects with a `type` and named members, such as `{"type": "open", "document": 0}`.
/// Documentation/StudioMessages.md lists all types.
extension StudioRequest: Decodable {
  /// Reads a request.
  ///
  /// - Throws: `DecodingError` for unknown types, and for missing or invalid members.
  init(from decoder: any Decoder) throws {
    let fields = try MessageFields(decoder)
    guard
      let request = try Self.ofWindow(fields) ?? Self.ofDocument(fields) ?? Self.query(fields)
        ?? Self.ofHistory(fields)
    else { throw fields.unknownType }
    self = request
  }

  /// Returns a request that selects the content of the window, or `nil` for other types.
  private static func ofWindow(_ fields: MessageFields) throws -> StudioRequest? {
    switch fields.type {
    case "workspace": .workspace
    case "open": .open(document: try fields(.document), scene: try fields.optional(.scene))
    case "canvas": .canvas(try fields(.canvas))
    case "select": .select(try fields(.keys))
    case "lesson": .lesson(try fields(.number))
    case "checkLesson": .checkLesson
    case "solveLesson": .solveLesson
    default: nil
    }
  }

  /// Returns a request that changes the document or its file, or `nil` for other types.
  private static func ofDocument(_ fields: MessageFields) throws -> StudioRequest? {
    switch fields.type {
    case "edit": .edit(try fields(.edit), gesture: try fields.optional(.gesture))
    case "undo": .undo
    case "redo": .redo
    case "save": .save
    case "resolve": .resolve(try fields(.resolution))
    case "saveAs":
      .saveAs(path: try fields(.path), replaces: try fields.optional(.replaces) ?? false)
    case "lookAtFile": .lookAtFile
    case "saveAll": .saveAll
    case "journal": .journal(restores: try fields(.restores))
    case "differences": .differences
    default: nil
    }
  }

  /// Returns a query about the layout, which does not change the document, or `nil` for other
  /// types.
  private static func query(_ fields: MessageFields) throws -> StudioRequest? {
    switch fields.type {
    case "issues": .issues
    case "offers":
      .offers(
        from: try fields(.from), to: try fields(.to), toMargins: try fields.optional(.toMargins))
    case "neighbors": .neighbors(view: try fields(.view))
    case "explain": .explain(view: try fields(.view), attribute: try fields(.attribute))
    case "repairs": .repairs(conflict: try fields(.conflict))
    case "preview": .preview(try fields.optional(.edit))
    case "results": .results(try fields(.edits))
    case "ruler": .ruler(from: try fields(.from), to: try fields(.to))
    case "exercise": .exercise(view: try fields.optional(.view))
    case "log": .log(try fields(.text))
    case "copy": .copy(try fields(.views))
    case "picture":
      .picture(scene: try fields.optional(.scene), try fields.optional(.canvas) ?? CanvasRequest())
    case "map": .map
    case "unwindActions": .unwindActions
    case "search": .search(try fields(.text))
    default: nil
    }
  }

  /// Returns a query that waits for Git, or `nil` for other types.
  private static func ofHistory(_ fields: MessageFields) throws -> StudioRequest? {
    switch fields.type {
    case "compare":
      .compare(
        revision: try fields.optional(.revision), isAgain: try fields.optional(.isAgain))
    case "revisions": .revisions
    default: nil
    }
  }
}
