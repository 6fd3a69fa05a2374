import InterfaceBuilder

/// The revisions of a window's comparison. They are read once, because a drag needs them in every
/// frame.
///
/// The name of a branch can refer to another commit later, so that only repeated requests of a
/// comparison use the stored documents.
struct ComparedRevisions {
  /// The documents. The one that was read last is the last element.
  private var kept: [(path: String, revision: String, document: InterfaceDocument)] = []

  /// The maximum number of documents. A comparison shows one on each side.
  private static let most = 2

  /// Returns the document of a revision, or `nil` if it must be read.
  func document(_ path: String, _ revision: String) -> InterfaceDocument? {
    kept.first { $0.path == path && $0.revision == revision }?.document
  }

  /// Stores a document, and removes the oldest one if there are too many.
  mutating func keep(_ document: InterfaceDocument, _ path: String, _ revision: String) {
    kept.removeAll { $0.path == path && $0.revision == revision }
    kept = kept.suffix(Self.most - 1) + [(path, revision, document)]
  }
}
