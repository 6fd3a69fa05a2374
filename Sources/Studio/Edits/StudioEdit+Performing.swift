import Foundation
import InterfaceBuilder

extension StudioEdit {
  /// The change of bytes that the edit is for a document. Deterministic: the same document and edit
  /// give the same bytes, new identifiers included.
  ///
  /// - Throws: `StudioError` or `InterfaceDocumentError` where the document has no such object, or
  ///   the result would be no document that Interface Builder reads.
  @MainActor
  public func edit(of document: InterfaceDocument) throws -> DocumentEdit {
    switch self {
    case .resolve(let command, let views):
      return try Self.performing(command.command, views, document)
    case .pin(let pin, let views):
      return try Self.performing(.pin(try pin.request()), views, document)
    case .align(let align, let views):
      return try Self.performing(.align(try align.request()), views, document)
    case .embedInStack(let views): return try StackEmbedding(document, views).edit()
    case .all(let edits): return try Self.chain(edits, document)
    default:
      var change = DocumentChange(document)
      try change.make(self)
      return try change.editor.edit()
    }
  }

  @MainActor
  private static func performing(
    _ command: LayoutCommand, _ views: [String], _ document: InterfaceDocument
  ) throws -> DocumentEdit {
    var options = CommandOptions()
    options.views = views
    // The canvas shows at once what gets worse, and undo takes it back; Interface Builder does not
    // refuse either.
    options.allowsWorse = true
    return try document.performing(command, options).edit
  }

  @MainActor
  private static func chain(
    _ edits: [StudioEdit], _ document: InterfaceDocument
  ) throws -> DocumentEdit {
    var current = document
    var made: [DocumentEdit] = []
    for edit in edits {
      let change = try edit.edit(of: current)
      current = try current.applying(change)
      made.append(change)
    }
    guard let joined = DocumentEdit.chain(made, from: document.bytes) else {
      throw StudioError("the changes do not fit together", hint: "this is a fault of the program")
    }
    return joined
  }
}

extension StudioEdit.Resolve {
  var command: LayoutCommand {
    switch self {
    case .updateFrames: .updateFrames
    case .updateConstants: .updateConstraintConstants
    case .addMissing: .addMissingConstraints
    case .reset: .resetToSuggestedConstraints
    case .clear: .clearConstraints
    }
  }
}

extension StudioEdit.Pin {
  func request() throws -> PinRequest {
    var request = PinRequest()
    for (name, value) in edges {
      guard let edge = PinRequest.Edge(rawValue: name) else {
        throw StudioError("'\(name)' is no edge", hint: "write top, leading, bottom or trailing")
      }
      request.edges[edge] = try Self.value(value)
    }
    request.toMargins = toMargins ?? false
    request.width = try width.map(Self.value)
    request.height = try height.map(Self.value)
    request.equalWidths = equalWidths ?? false
    request.equalHeights = equalHeights ?? false
    request.aspectRatio = aspectRatio ?? false
    return request
  }

  private static func value(_ text: String) throws -> PinRequest.Value {
    switch text {
    case "current": return .current
    case "standard": return .standard
    default:
      guard let number = XMLTree.Element.number(text) else {
        throw StudioError("'\(text)' is no distance", hint: "write a number of points")
      }
      return .points(number)
    }
  }
}

extension StudioEdit.Align {
  func request() throws -> AlignRequest {
    let known = lines.compactMap(AlignRequest.Line.init)
    guard known.count == lines.count, !known.isEmpty else {
      throw StudioError("there is a line that is not known", hint: "such as leading or centerX")
    }
    return AlignRequest(
      known, inContainer: inContainer ?? false, constant: CGFloat(constant ?? 0))
  }
}
