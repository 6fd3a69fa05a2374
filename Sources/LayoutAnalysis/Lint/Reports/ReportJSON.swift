import Foundation

/// JSON with its keys in the order of the alphabet, so that the same findings are the same bytes.
enum ReportJSON {
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// The report as JSON.
struct FindingsDocument: Encodable {
  struct Failure: Encodable {
    let file: String
    let message: String
    let line: Int?
    let column: Int?
  }
  let version = 1
  let tool: String
  let findings: [WrittenFinding]
  let failures: [Failure]

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
  struct Place: Encodable {
    let path: String
    let lines: Lines
    struct Lines: Encodable { let begin: Int }
  }
  let description: String
  let check_name: String
  let fingerprint: String
  let severity: String
  let location: Place

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
    location = Place(path: finding.file, lines: .init(begin: finding.line))
  }
}
