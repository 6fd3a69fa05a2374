import InterfaceBuilder

/// Changes of a document as texts: objects to add, attributes to set, and objects or attributes to
/// remove.
struct DocumentChanges {
  /// The views and constraints to add first.
  var additions: [String] = []
  /// The assignments as `ID.ATTRIBUTE=VALUE`, in order.
  var assignments: [String] = []
  /// The paths of attributes and the identifiers of constraints to remove last.
  var removals: [String] = []

  /// Returns a sentence that describes the first malformed text and names the option with its
  /// prefix, or `nil` if all texts are valid.
  func fault(prefix: String) -> String? {
    if let text = additions.first(where: { ObjectAddition($0) == nil }) {
      return "\(Self.invalid(text)) for \(prefix)add: "
        + Self.sentence(ObjectAddition.hint(for: text))
    }
    if let text = assignments.first(where: { DocumentPath.assignment($0) == nil }) {
      return "\(Self.invalid(text)) for \(prefix)set: expected ID.ATTRIBUTE=VALUE."
    }
    if let text = removals.first(where: { DocumentPath($0) == nil }) {
      return "\(Self.invalid(text)) for \(prefix)remove: expected ID.ATTRIBUTE."
    }
    return nil
  }

  /// Returns the beginning of the sentence about a malformed text.
  private static func invalid(_ text: String) -> String {
    "Invalid value '\(PrintableText.of(text))'"
  }

  /// Returns a hint that ends with a period, unless it is a question.
  private static func sentence(_ hint: String) -> String {
    hint.hasSuffix("?") ? hint : hint + "."
  }

  /// Returns the edit of a document. The frames of views that additions move are recorded.
  /// Identifiers of new objects depend on all changes, so that different changes on another branch
  /// create different identifiers.
  ///
  /// - Throws: `InterfaceDocumentError` if a path does not lead to an element, or if an object
  ///   cannot be added.
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

  /// Returns the edit for the assignments and removals.
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
