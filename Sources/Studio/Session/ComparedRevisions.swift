import InterfaceBuilder

/// The revisions that a window compares with, read once: a drag asks for them with every frame.
///
/// A revision does not change, so that its document never has to be read again.
struct ComparedRevisions {
  /// The documents, the last one read at the end.
  private var kept: [(path: String, revision: String, document: InterfaceDocument)] = []

  /// The most that are kept: a comparison shows one at either side.
  private static let most = 2

  /// The document of a revision; nil if it has to be read.
  func document(_ path: String, _ revision: String) -> InterfaceDocument? {
    kept.first { $0.path == path && $0.revision == revision }?.document
  }

  /// Keeps a document, and forgets the one that was read first if there are too many.
  mutating func keep(_ document: InterfaceDocument, _ path: String, _ revision: String) {
    kept.removeAll { $0.path == path && $0.revision == revision }
    kept = kept.suffix(Self.most - 1) + [(path, revision, document)]
  }
}
