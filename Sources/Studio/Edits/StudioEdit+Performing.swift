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
    case .embed(let views, let container):
      return try Embedding(document, views, in: container).edit()
    case .unembed(let views):
      var steps = EditSteps(document)
      for view in views {
        let around = steps.document.element(withIdentifier: view)?.parent?.parent?.id
        try steps.make(Unembedding(steps.document, view).edit())
        try steps.arrange([around].compactMap { $0 })
      }
      return try steps.joined()
    case .changeConstraint(let id, let change):
      return try Self.changing(id, change, document)
    case .all(let edits):
      var steps = EditSteps(document)
      for edit in edits { try steps.make(edit.edit(of: steps.document)) }
      return try steps.joined()
    default:
      var steps = EditSteps(document)
      try steps.make { try $0.make(self) }
      try steps.arrange(stacks(in: document))
      return try steps.joined()
    }
  }

  /// The stack views that the edit makes arrange their views anew.
  private func stacks(in document: InterfaceDocument) -> [String] {
    switch self {
    case .setAttribute(let path, _):
      guard let path = DocumentPath(path), Self.arranging.contains(path.attribute ?? "") else {
        return []
      }
      return [path.identifier]
    case .addView(_, let parent, _, _): return [parent]
    case .deleteViews(let views):
      return views.compactMap { document.element(withIdentifier: $0)?.parent?.parent?.id }
        .filter { !views.contains($0) }
    default: return []
    }
  }

  /// Attributes of a stack view that its views are placed by.
  private static let arranging: Set<String> = ["axis", "alignment", "distribution", "spacing"]

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

  /// A constraint of other items may belong into another list.
  private static func changing(
    _ id: String, _ values: ConstraintChange, _ document: InterfaceDocument
  ) throws -> DocumentEdit {
    var steps = EditSteps(document)
    try steps.make { try $0.change(id, values) }
    if values.firstItem != nil || values.secondItem != nil {
      let change = DocumentChange(steps.document)
      let items = ConstraintElement(try change.constraint(id))?.items.sorted() ?? []
      let owner = try change.owner(of: items.map { try change.item($0).view })
      try steps.moveConstraints([id], to: owner.id ?? "")
    }
    return try steps.joined()
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
        throw StudioError("unknown edge '\(name)'", hint: "write top, leading, bottom or trailing")
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
        throw StudioError("invalid distance '\(text)'", hint: "write a number of points")
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
