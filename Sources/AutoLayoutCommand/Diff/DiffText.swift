import Foundation
import LayoutAnalysis

/// Differences as text for people, one line per view.
///
///     App/Main.storyboard
///       new error: UIButton “Sign In” (LgN-bt-001): …
///         cause: UIButton “Sign In”: top constraint now 44 (was 32)
///       Sign In (LgN-vw-001)
///         UIButton “Sign In” (LgN-bt-001): 8 pt lower everywhere
///       new warning: …
@MainActor
struct DiffText {
  /// The sections of all documents, with blank lines between them.
  static func text(_ sections: [String]) -> String {
    sections.isEmpty ? "no document differs\n" : sections.joined(separator: "\n")
  }

  /// A document: its new and gone errors, its roots with their changed views, then other findings.
  func section(_ report: DiffReport) -> String {
    guard !report.diff.isEmpty else {
      return PrintableText.of("\(report.name): the layout is the same") + "\n"
    }
    let listing = DiffListing(report)
    var lines = [report.name] + findings(listing.errors)
    for root in report.diff.roots {
      lines.append("  \(root.name) (\(root.identifier))" + root.statusWords)
      lines += listing.rows(of: root, naming: \.subject).map { "    \($0.subject): \($0.change)" }
    }
    lines += findings(listing.others)
    return lines.map { PrintableText.of($0) + "\n" }.joined()
  }

  /// Findings, each with its cause on a line of its own.
  private func findings(_ rows: [DiffListing.FindingRow]) -> [String] {
    rows.flatMap { row in
      ["  \(row.title): \(row.sentence)"] + (row.cause.map { ["    cause: \($0)"] } ?? [])
    }
  }
}

/// The words that all forms of a report share.
extension LayoutDiff.Root {
  /// ` added` or ` removed`; nothing for a root of both versions.
  var statusWords: String { status == .changed ? "" : " \(status.rawValue)" }
}

/// How reports name a view.
extension ViewChange {
  /// The name with the identifier.
  var subject: String { identifier.map { "\(name) (\($0))" } ?? name }
}

/// How reports name a finding.
extension LintFinding {
  /// The finding on one line, without its place in the file.
  var sentence: String {
    let id = object.identifier.map { " (\($0))" } ?? ""
    let places = canvases.isEmpty || canvases == ["canvas"] ? "" : " on \(places)"
    return "\(object.name)\(id): \(message) [\(rule)]\(places)"
  }

  /// The largest number of canvases that are listed by name; more are counted.
  private static let maxListed = 3

  /// The canvases on which the finding occurs, or their number.
  private var places: String {
    canvases.count > Self.maxListed
      ? "\(canvases.count) canvases" : canvases.joined(separator: ", ")
  }
}
