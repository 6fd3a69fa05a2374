/// The formats in which findings can be written.
public enum LintReportFormat: String, Hashable, Sendable, Codable, CaseIterable {
  /// One line per finding: `file:line:column: severity: message [rule] — object`.
  case text
  /// One JSON object with all findings.
  case json
  /// SARIF 2.1.0, which code hosts show next to the lines.
  case sarif
  /// Workflow commands of GitHub Actions, which annotate a pull request.
  case github
  /// The code quality report of GitLab.
  case gitlab
  /// JUnit's XML, with one test case per document.
  case junit
  /// Checkstyle's XML.
  case checkstyle
  /// The lines that Xcode shows in its issue navigator.
  case xcode
}

/// Findings with the other data of a report.
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
  /// related locations.
  public var isBrief = false

  /// A document that could not be linted.
  public struct Failure: Hashable, Sendable {
    /// The file as its caller named it.
    public var file: String
    /// A sentence that describes the reason.
    public var message: String
    /// The line of the error, counted from 1, or `nil` if the error has no location.
    public var line: Int?
    /// The column of the error, counted from 1 in bytes.
    public var column: Int?

    /// Creates a failure with the document and the reason.
    public init(file: String, message: String, line: Int? = nil, column: Int? = nil) {
      self.file = file
      self.message = message
      self.line = line
      self.column = column
    }
  }

  /// Creates a report of findings in some documents.
  public init(
    findings: [LintFinding], files: [String] = [], failures: [Failure] = [],
    toolVersion: String = ""
  ) {
    self.findings = findings
    self.files = files
    self.failures = failures
    self.toolVersion = toolVersion
  }

  /// Returns the report in a format, ending in a newline unless it is empty.
  ///
  /// - Complexity: O(*n*), where *n* is the number of findings.
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
