import InterfaceBuilder

/// Changes of a document as texts: objects to add, attributes to set, and what to remove.
struct DocumentChanges {
  /// Views and constraints, which are added first.
  var additions: [String] = []
  /// Assignments as `ID.ATTRIBUTE=VALUE`, in their order.
  var assignments: [String] = []
  /// Paths of attributes, and identifiers of constraints, which are removed last.
  var removals: [String] = []

  /// What is malformed, as a sentence that names the option with its prefix, or `nil` if every text
  /// can be read.
  func fault(prefix: String) -> String? {
    if let text = additions.first(where: { ObjectAddition($0) == nil }) {
      return "\(prefix)add takes a view or a constraint, not \(JSONText.string(text)): "
        + Self.sentence(ObjectAddition.hint(for: text))
    }
    if let text = assignments.first(where: { DocumentPath.assignment($0) == nil }) {
      return "\(prefix)set takes ID.ATTRIBUTE=VALUE, not \(JSONText.string(text))."
    }
    if let text = removals.first(where: { DocumentPath($0) == nil }) {
      return "\(prefix)remove takes ID.ATTRIBUTE, not \(JSONText.string(text))."
    }
    return nil
  }

  /// A hint with the period of a sentence, unless it is a question.
  private static func sentence(_ hint: String) -> String {
    hint.hasSuffix("?") ? hint : hint + "."
  }

  /// The edit of a document. The frames of views that additions move are recorded. Identifiers of new objects
  /// depend on all changes, so that other changes of the document on another branch make other ones.
  ///
  /// - Throws: `InterfaceDocumentError` if a path leads to no element, or an object cannot be added.
  func edit(of document: InterfaceDocument) throws -> DocumentEdit {
    var document = document
    document.identifierSeed = (additions + assignments + removals).joined(separator: "\n")
    var steps = EditSteps(document)
    for text in additions {
      if let addition = ObjectAddition(text) { try steps.add(addition) }
    }
    try steps.make(try attributes(of: steps.document))
    if !additions.isEmpty {
      let changed = steps.document
      try steps.make(
        MainActor.assumeIsolated { try changed.recordingFrames(movedSince: document) })
    }
    return try steps.joined()
  }

  /// The assignments and removals.
  private func attributes(of document: InterfaceDocument) throws -> DocumentEdit {
    var editor = DocumentEditor(document)
    for text in assignments {
      guard let (path, value) = DocumentPath.assignment(text) else { continue }
      try editor.set(path, to: value)
    }
    for text in removals {
      guard let path = DocumentPath(text) else { continue }
      try editor.remove(path)
    }
    return try editor.edit()
  }
}
