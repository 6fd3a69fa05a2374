/// The forms that findings can be written in.
public enum LintReportFormat: String, Hashable, Sendable, Codable, CaseIterable {
  /// `file:line:column: severity: message [rule] — object`, a line each.
  case text
  /// One JSON object with all findings.
  case json
  /// SARIF 2.1.0, which code hosts show beside the lines.
  case sarif
  /// Workflow commands of GitHub Actions, which annotate a pull request.
  case github
  /// The code quality report of GitLab.
  case gitlab
  /// JUnit's XML, one test case a document.
  case junit
  /// Checkstyle's XML.
  case checkstyle
  /// The lines that Xcode shows in its issue navigator.
  case xcode
}

/// Findings, and what else a report of them says.
public struct LintReport: Sendable {
  /// The findings in the order in which they are written.
  public var findings: [LintFinding]
  /// The documents that were linted, in order; JUnit has a test case for each.
  public var files: [String]
  /// Documents that could not be linted, with the reason.
  public var failures: [Failure]
  /// The version of `autolayout` that formats such as SARIF state, for example `1.2.0`.
  public var toolVersion: String
  /// A Boolean value that indicates whether the text has one line per finding, without hints and
  /// related places.
  public var isBrief = false

  /// A document that could not be linted.
  public struct Failure: Hashable, Sendable {
    /// The file as its caller named it.
    public var file: String
    /// Why, in one sentence.
    public var message: String
    /// The line to blame, counted from 1; nil when no place is.
    public var line: Int?
    /// The column to blame, counted from 1 in bytes.
    public var column: Int?

    /// A document that could not be linted, and why.
    public init(file: String, message: String, line: Int? = nil, column: Int? = nil) {
      self.file = file
      self.message = message
      self.line = line
      self.column = column
    }
  }

  /// A report of findings in some documents.
  public init(
    findings: [LintFinding], files: [String] = [], failures: [Failure] = [],
    toolVersion: String = ""
  ) {
    self.findings = findings
    self.files = files
    self.failures = failures
    self.toolVersion = toolVersion
  }

  /// The report in a form, ending in a newline unless it is empty. Linear in the findings.
  public func text(as format: LintReportFormat) -> String {
    switch format {
    case .text: findings.map { textLine($0) }.joined()
    case .xcode: findings.map { xcodeLine($0) }.joined()
    case .github: githubText
    case .json: ReportJSON.text(FindingsDocument(self))
    case .sarif: ReportJSON.text(SARIFLog(self))
    case .gitlab: ReportJSON.text(findings.map(CodeQualityIssue.init))
    case .junit: junitText
    case .checkstyle: checkstyleText
    }
  }
}
