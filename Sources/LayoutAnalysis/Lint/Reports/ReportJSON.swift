import Foundation

/// JSON with its keys in the order of the alphabet, so that the same findings are the same bytes.
enum ReportJSON {
  /// A value as indented JSON without escaped slashes, with a newline at its end.
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// The report as JSON.
struct FindingsDocument: Encodable {
  /// A document that could not be linted.
  struct Failure: Encodable {
    /// The path of the document.
    let file: String
    /// Why the document could not be read.
    let message: String
    /// Where the document is invalid, from 1; nil if the error has no place.
    let line: Int?
    /// The column in bytes, from 1.
    let column: Int?
  }
  /// The version of the format. It changes when members are removed or change their meaning, not
  /// when members are added.
  let version = 1
  /// The version of the tool.
  let tool: String
  /// All findings, in the order of the documents.
  let findings: [WrittenFinding]
  /// Documents that have no findings because they could not be read.
  let failures: [Failure]

  /// The JSON form of a report.
  init(_ report: LintReport) {
    tool = "autolayout \(report.toolVersion)"
    findings = report.findings.map(WrittenFinding.init)
    failures = report.failures.map { failure in
      Failure(
        file: failure.file, message: failure.message, line: failure.line, column: failure.column)
    }
  }
}

/// One entry of GitLab's code quality report.
struct CodeQualityIssue: Encodable {
  /// Where a finding is, in the form of Code Climate.
  struct Location: Encodable {
    /// The path of the document, relative to the repository.
    let path: String
    /// The lines of the finding; only the first one is written.
    let lines: Lines
    /// The first line, from 1.
    struct Lines: Encodable { let begin: Int }
  }
  /// The message as reports show it.
  let description: String
  /// The name of the rule.
  let check_name: String
  /// Identifies the finding across commits: the SHA-256 digest of the file's path and
  /// `LintFinding.fingerprint`.
  let fingerprint: String
  /// The severity, in GitLab's words.
  let severity: String
  /// Where the finding is.
  let location: Location

  /// The Code Climate issue of a finding.
  init(_ finding: LintFinding) {
    description = finding.summary
    check_name = finding.rule
    fingerprint = SHA256.hexadecimal(of: Array("\(finding.file)|\(finding.fingerprint)".utf8))
    severity =
      switch finding.severity {
      case .note: "info"
      case .warning: "minor"
      case .error: "major"
      }
    location = Location(path: finding.file, lines: .init(begin: finding.line))
  }
}
