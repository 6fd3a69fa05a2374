import LayoutAnalysis

/// The rows of a document in text and Markdown: errors first, views that moved together as one row,
/// and a limited number of views and findings.
@MainActor
struct DiffListing {
  /// A row about one view, several views, or the omitted ones.
  struct Row {
    /// The views that changed.
    let subject: String
    /// The description of the change.
    let change: String
  }

  /// A row about a finding.
  struct FindingRow {
    /// The title, such as `new error` or `gone warning`, or the number of omitted findings.
    let title: String
    /// The text of the finding.
    let sentence: String
    /// The changes of the objects that the finding is about, or `nil` if they are unknown.
    var cause: String?
  }

  /// The maximum number of views per root, and of warnings and notes per document, that are listed
  /// without `--all`: as many as fit on a screen. Errors are always listed.
  static let limit = 20
  /// The maximum number of names of a group that are listed.
  private static let maxNames = 3

  /// The differences.
  private let diff: LayoutDiff
  /// A Boolean value that indicates whether everything is listed.
  private let isComplete: Bool

  /// Creates the listing of a report.
  init(_ report: DiffReport) { (diff, isComplete) = (report.diff, report.listsAll) }

  // MARK: - Views

  /// Returns the groups of a root, followed by its other views; with `--all`, every view.
  func rows(
    of root: LayoutDiff.Root, naming name: (ViewChange) -> String
  ) -> [Row] {
    let groups = root.groups.map(row)
    let views = isComplete ? root.views : root.ungrouped
    let shown = isComplete ? views[...] : views.prefix(Self.limit)
    let rows = groups + shown.map { Row(subject: name($0), change: $0.sentence) }
    let rest = views.count - shown.count
    guard rest > 0 else { return rows }
    return rows + [Row(subject: "\(rest) more changed", change: "use --all to list them")]
  }

  /// Returns the row of a group: `12 views (UIButton “Save”, UILabel, …): 20 pt lower everywhere,
  /// because …`.
  private func row(_ group: ViewGroup) -> Row {
    let names = group.views.prefix(Self.maxNames).map(\.name).joined(separator: ", ")
    let rest = group.views.count > Self.maxNames ? ", …" : ""
    let cause = group.cause.map { "; cause: \($0)" } ?? ""
    return Row(
      subject: "\(group.views.count) views (\(names)\(rest))", change: group.sentence + cause)
  }

  // MARK: - Findings

  /// New and gone errors.
  var errors: [FindingRow] {
    rows("new", diff.newFindings.filter { $0.severity == .error })
      + rows("resolved", diff.goneFindings.filter { $0.severity == .error })
  }

  /// New and gone warnings and notes.
  var others: [FindingRow] {
    let all =
      rows("new", diff.newFindings.filter { $0.severity != .error })
      + rows("resolved", diff.goneFindings.filter { $0.severity != .error })
    guard !isComplete, all.count > Self.limit else { return all }
    let rest = FindingRow(
      title: "\(all.count - Self.limit) more", sentence: "use --all to list them")
    return all.prefix(Self.limit) + [rest]
  }

  /// Returns findings grouped by severity, each with its cause.
  private func rows(_ status: String, _ findings: [LintFinding]) -> [FindingRow] {
    let sorted = [LintSeverity.error, .warning, .note].flatMap { severity in
      findings.filter { $0.severity == severity }
    }
    return sorted.map { finding in
      FindingRow(
        title: "\(status) \(finding.severity.rawValue)", sentence: finding.sentence,
        cause: diff.cause(of: finding))
    }
  }
}
