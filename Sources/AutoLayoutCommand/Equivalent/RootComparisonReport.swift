import InterfaceBuilder
import LayoutAnalysis

/// The comparison of two roots, with the names of both sides on the command line.
///
/// `EquivalentText` and `EquivalentJSON` write the report, and `EquivalentPictures` draws its
/// counterexample.
struct RootComparisonReport {
  /// A side of the comparison.
  struct Side {
    /// The path of the document or of the snapshots.
    let name: String
    /// The name of the root, and its identifier.
    let root: String

    /// Creates a side from a root of a document.
    init(_ file: String, _ root: InterfaceRoot) {
      name = file
      self.root = "\(root.name) (\(root.elementName) \(root.id))"
    }

    /// Creates a side without a document.
    init(_ name: String) {
      self.name = name
      root = ""
    }

    /// The side in a heading.
    var title: String { root.isEmpty ? name : "\(name): \(root)" }
  }

  /// The first side.
  let first: Side
  /// The second side.
  let second: Side
  /// The result.
  let equivalence: LayoutEquivalence

  /// A Boolean value that indicates whether the frames are the same.
  @MainActor var isEquivalent: Bool { equivalence.isEquivalent }
}
