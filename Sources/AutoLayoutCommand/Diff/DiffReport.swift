import LayoutAnalysis

/// The differences between two versions of one document.
@MainActor
struct DiffReport {
  /// The document's name for people.
  let name: String
  /// The differences; empty if the layouts are the same.
  let diff: LayoutDiff
  /// A Boolean value that indicates whether text and Markdown list every view and finding.
  var listsAll = false
}
