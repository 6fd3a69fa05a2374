import Foundation

/// JSON with keys in alphabetical order, so that equal findings are equal bytes.
enum ReportJSON {
  /// Returns a value as indented JSON without escaped slashes, with a final newline.
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
    /// The reason that the document could not be read.
    let message: String
    /// The line of the error, from 1, or `nil` if the error has no location.
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
  /// Documents without findings because they could not be read.
  let failures: [Failure]

  /// Creates the JSON form of a report.
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
  /// The location of a finding, in the format of Code Climate.
  struct Location: Encodable {
    /// The path of the document as it was specified. GitLab expects it to be relative to the
    /// repository, so the tool must run in the root folder and with relative paths.
    let path: String
    /// The lines of the finding. Only the first one is written.
    let lines: Lines
    /// The first line, from 1.
    struct Lines: Encodable { let begin: Int }
  }
  /// The message, as it is shown in reports.
  let description: String
  /// The name of the rule.
  let check_name: String
  /// A fingerprint that identifies the finding across commits: the SHA-256 digest of the file's
  /// path and `LintFinding.fingerprint`.
  let fingerprint: String
  /// GitLab's name of the severity.
  let severity: String
  /// The location of the finding.
  let location: Location

  /// Creates the Code Climate issue of a finding.
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
