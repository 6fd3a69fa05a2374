/// A finding as JSON has it.
struct WrittenFinding: Codable {
  /// The name of the rule.
  let rule: String
  /// The severity after the configuration.
  let severity: LintSeverity
  /// What is wrong, in one sentence.
  let message: String
  /// What to do, in one sentence.
  let hint: String?
  /// The path of the document, as it was given to the tool.
  let file: String
  /// The line of the object, from 1.
  let line: Int
  /// The column of the object in bytes, from 1.
  let column: Int
  /// The column in Unicode code points, if it differs.
  let codePointColumn: Int?
  /// The line of the document; nil for findings about layouts.
  let excerpt: LintFinding.Excerpt?
  /// The object with its identifier and its name for people.
  let object: LintFinding.Object
  /// The identifier of the root that contains the object.
  let root: String?
  /// The canvases on which the finding holds; empty if it does not depend on a layout.
  let canvases: [String]
  /// Other places of the document that belong to the finding.
  let related: [LintFinding.Related]
  /// A Boolean value that indicates whether `lint --fix` can repair findings of the rule.
  let fixable: Bool
  /// Identifies the finding in baselines, while lines move.
  let fingerprint: String

  /// The written form of a finding. Nothing but key names differs.
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

  /// The finding that was written; nil where the fingerprint is another's.
  var finding: LintFinding? {
    var finding = LintFinding(
      rule: rule, severity: severity, message: message, hint: hint, file: file, line: line,
      column: column, object: object, root: root, canvases: canvases, related: related,
      isFixable: fixable)
    finding.codePointColumn = codePointColumn
    finding.excerpt = excerpt
    // Without a key the fingerprint ends where the key begins.
    guard fingerprint.hasPrefix(finding.fingerprint) else { return nil }
    finding.key = String(fingerprint.dropFirst(finding.fingerprint.count))
    return finding
  }
}
