import LayoutAnalysis

/// The differences between two versions of one document.
@MainActor
struct DiffReport {
  /// The display name of the document.
  let name: String
  /// The differences, which are empty if the layouts are equal.
  let diff: LayoutDiff
  /// A Boolean value that indicates whether text and Markdown list every view and finding.
  var listsAll = false
}
