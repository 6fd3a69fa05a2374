import LayoutAnalysis

/// What text and Markdown list of a document: errors first, views that moved together as one line,
/// and a limited number of views and findings.
@MainActor
struct DiffListing {
  /// A line about a view, about several, or about those that are left out.
  struct Row {
    /// What changed.
    let subject: String
    /// How it changed.
    let change: String
  }

  /// A line about a finding.
  struct FindingRow {
    /// `new error`, `gone warning`, or the number of findings that are left out.
    let title: String
    /// The finding.
    let sentence: String
    /// What changed at its objects, or `nil` if that is not known.
    var cause: String?
  }

  /// The most views of a root, and the most warnings and notes of a document, that are listed
  /// without `--all`: what fits on a screen. Errors are always listed.
  static let limit = 20
  /// The most names of a group that are listed.
  private static let maxNames = 3

  /// The differences.
  private let diff: LayoutDiff
  /// A Boolean value that indicates whether everything is listed.
  private let isComplete: Bool

  /// The listing of a report.
  init(_ report: DiffReport) { (diff, isComplete) = (report.diff, report.listsAll) }

  // MARK: - Views

  /// The groups of a root, then its other views; with `--all` every view.
  func rows(
    of root: LayoutDiff.Root, naming name: (ViewChange) -> String
  ) -> [Row] {
    let groups = root.groups.map(row)
    let views = isComplete ? root.views : root.ungrouped
    let shown = isComplete ? views[...] : views.prefix(Self.limit)
    let rows = groups + shown.map { Row(subject: name($0), change: $0.sentence) }
    let rest = views.count - shown.count
    guard rest > 0 else { return rows }
    return rows + [Row(subject: "\(rest) more views changed", change: "--all lists them")]
  }

  /// A group: `12 views (UIButton “Save”, UILabel, …): 20 pt lower everywhere, because …`.
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
      + rows("gone", diff.goneFindings.filter { $0.severity == .error })
  }

  /// New and gone warnings and notes.
  var others: [FindingRow] {
    let all =
      rows("new", diff.newFindings.filter { $0.severity != .error })
      + rows("gone", diff.goneFindings.filter { $0.severity != .error })
    guard !isComplete, all.count > Self.limit else { return all }
    let rest = FindingRow(
      title: "\(all.count - Self.limit) more findings", sentence: "--all lists them")
    return all.prefix(Self.limit) + [rest]
  }

  /// Findings of one severity after another, each with its cause.
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
