import Foundation
import LayoutAnalysis

/// Differences as plain text, one line per view.
@MainActor
struct DiffText {
  /// Returns the sections of all documents, with blank lines between them.
  static func text(_ sections: [String]) -> String {
    sections.isEmpty ? "no document differs\n" : sections.joined(separator: "\n")
  }

  /// Returns the section of a document: its new and gone errors, its roots with their changed
  /// views, and other findings.
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

  /// Returns findings, each followed by a line with its cause.
  private func findings(_ rows: [DiffListing.FindingRow]) -> [String] {
    rows.flatMap { row in
      ["  \(row.title): \(row.sentence)"] + (row.cause.map { ["    cause: \($0)"] } ?? [])
    }
  }
}

/// Texts that all formats of a report share.
extension LayoutDiff.Root {
  /// The status ` added` or ` removed`, or the empty string for a root of both versions.
  var statusWords: String { status == .changed ? "" : " \(status.rawValue)" }
}

/// The name of a view in reports.
extension ViewChange {
  /// The name with the identifier.
  var subject: String { identifier.map { "\(name) (\($0))" } ?? name }
}

/// The name of a finding in reports.
extension LintFinding {
  /// The finding on one line, without its location in the file.
  var sentence: String {
    let id = object.identifier.map { " (\($0))" } ?? ""
    let places = canvases.isEmpty || canvases == ["canvas"] ? "" : " on \(places)"
    return "\(object.name)\(id): \(message) [\(rule)]\(places)"
  }

  /// The maximum number of canvases that are listed by name. If there are more, only their number
  /// is given.
  private static let maxListed = 3

  /// The canvases on which the finding occurs, or their number.
  private var places: String {
    canvases.count > Self.maxListed
      ? "\(canvases.count) canvases" : canvases.joined(separator: ", ")
  }
}
