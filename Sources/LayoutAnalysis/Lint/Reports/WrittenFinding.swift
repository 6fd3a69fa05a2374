/// The JSON form of a finding.
struct WrittenFinding: Codable {
  /// The name of the rule.
  let rule: String
  /// The severity, including the configuration.
  let severity: LintSeverity
  /// A sentence that describes the issue.
  let message: String
  /// A sentence that gives advice.
  let hint: String?
  /// The path of the document, as it was given to the tool.
  let file: String
  /// The line of the object, from 1.
  let line: Int
  /// The column of the object in bytes, from 1.
  let column: Int
  /// The column in Unicode code points, if it differs.
  let codePointColumn: Int?
  /// The line of the document, or `nil` for findings about layouts.
  let excerpt: LintFinding.Excerpt?
  /// The object with its identifier and its readable name.
  let object: LintFinding.Object
  /// The identifier of the root that contains the object.
  let root: String?
  /// The canvases on which the finding occurs. The array is empty if it does not depend on a
  /// layout.
  let canvases: [String]
  /// Other locations in the document that belong to the finding.
  let related: [LintFinding.Related]
  /// A Boolean value that indicates whether `lint --fix` can repair findings of the rule.
  let fixable: Bool
  /// A fingerprint that identifies the finding in baselines if lines move.
  let fingerprint: String

  /// Creates the written form of a finding, which differs only in key names.
  init(_ finding: LintFinding) {
    rule = finding.rule
    severity = finding.severity
    message = finding.message
    hint = finding.hint
    file = finding.file
    line = finding.line
    column = finding.column
    codePointColumn = finding.codePointColumn
    excerpt = finding.excerpt
    object = finding.object
    root = finding.root
    canvases = finding.canvases
    related = finding.related
    fixable = finding.isFixable
    fingerprint = finding.fingerprint
  }

  /// The finding that was written, or `nil` if the fingerprint does not match.
  var finding: LintFinding? {
    var finding = LintFinding(
      rule: rule, severity: severity, message: message, hint: hint, file: file, line: line,
      column: column, object: object, root: root, canvases: canvases, related: related,
      isFixable: fixable)
    finding.codePointColumn = codePointColumn
    finding.excerpt = excerpt
    // Without a key, the fingerprint ends before it.
    guard fingerprint.hasPrefix(finding.fingerprint) else { return nil }
    finding.key = String(fingerprint.dropFirst(finding.fingerprint.count))
    return finding
  }
}
