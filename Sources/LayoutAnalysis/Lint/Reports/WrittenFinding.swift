/// A finding as JSON has it.
struct WrittenFinding: Codable {
  let rule: String
  let severity: LintSeverity
  let message: String
  let hint: String?
  let file: String
  let line: Int
  let column: Int
  let codePointColumn: Int?
  let object: LintFinding.Object
  let root: String?
  let canvases: [String]
  let related: [LintFinding.Related]
  let fixable: Bool
  let fingerprint: String

  init(_ finding: LintFinding) {
    rule = finding.rule
    severity = finding.severity
    message = finding.message
    hint = finding.hint
    file = finding.file
    line = finding.line
    column = finding.column
    codePointColumn = finding.codePointColumn
    object = finding.object
    root = finding.root
    canvases = finding.canvases
    related = finding.related
    fixable = finding.isFixable
    fingerprint = finding.fingerprint
  }

  /// The finding that was written; nil where the fingerprint is another's.
  var finding: LintFinding? {
    var finding = LintFinding(
      rule: rule, severity: severity, message: message, hint: hint, file: file, line: line,
      column: column, object: object, root: root, canvases: canvases, related: related,
      isFixable: fixable)
    finding.codePointColumn = codePointColumn
    // Without a key the fingerprint ends where the key begins.
    guard fingerprint.hasPrefix(finding.fingerprint) else { return nil }
    finding.key = String(fingerprint.dropFirst(finding.fingerprint.count))
    return finding
  }
}
