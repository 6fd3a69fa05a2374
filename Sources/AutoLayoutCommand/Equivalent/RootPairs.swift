import InterfaceBuilder

/// The roots of two documents that are compared with each other.
///
/// Every root needs a counterpart. If one document has more scenes than the other, the user must
/// compare them scene by scene, with `#` and the identifiers of both, so that no scene is silently
/// skipped.
struct RootPairs {
  /// The roots of the first document, each with its counterpart in the second one.
  let pairs: [(InterfaceRoot, InterfaceRoot)]

  /// Pairs roots by identifier or by name; two single roots are always a pair.
  ///
  /// - Parameters:
  ///   - first: The roots of the first document.
  ///   - second: The roots of the second document.
  ///   - sources: Both documents, for messages.
  /// - Throws: `DocumentFailure` for a root without a counterpart.
  @MainActor
  init(
    _ first: [InterfaceRoot], _ second: [InterfaceRoot], _ sources: [EquivalentSource]
  ) throws(DocumentFailure) {
    if let a = first.first, let b = second.first, first.count == 1, second.count == 1 {
      pairs = [(a, b)]
      return
    }
    var found: [(InterfaceRoot, InterfaceRoot)] = []
    var rest = second
    for root in first {
      let index =
        rest.firstIndex { $0.id == root.id } ?? rest.firstIndex { $0.name == root.name }
      guard let index else {
        throw Self.unpaired(root, in: sources[0].file, other: sources[1].file)
      }
      found.append((root, rest.remove(at: index)))
    }
    if let root = rest.first {
      throw Self.unpaired(root, in: sources[1].file, other: sources[0].file)
    }
    pairs = found
  }

  /// Returns the failure of a root without a counterpart.
  private static func unpaired(
    _ root: InterfaceRoot, in file: String, other: String
  ) -> DocumentFailure {
    DocumentFailure(
      file: file, line: root.element.location.line,
      column: root.element.location.column,
      message: "\(other) has no counterpart of root \(root.name) (\(root.id))",
      hint: "specify a root of each document, such as \(file)#\(root.id)", status: .badData)
  }
}
