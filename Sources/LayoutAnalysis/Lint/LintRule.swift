import InterfaceBuilder

/// A rule that documents are checked by.
///
///     for rule in LintRule.all { print(rule.name, rule.summary) }
///
/// Severity and whether the rule is on can be changed in a ``LintConfiguration``, and a rule can be
/// switched off at single objects.
public struct LintRule: Sendable {
  /// The name in configurations and reports: words in lower case with hyphens. It never changes.
  public let name: String
  /// The default severity of findings.
  public let severity: LintSeverity
  /// Whether the rule is on by default.
  public let isDefault: Bool
  /// Whether findings can be repaired by an edit that changes nothing else.
  public let isFixable: Bool
  /// One sentence on what the rule finds.
  public let summary: String
  /// What the rule looks at.
  let check: Check

  /// What a rule looks at.
  enum Check: Sendable {
    /// The document as it is written.
    case document(@Sendable (InterfaceDocument, LintOptions) -> [LintIssue])
    /// One root laid out on one canvas.
    case layout(@Sendable (LintLayout, LintOptions) -> [LintIssue])
    /// One root laid out on all canvases, the document's own first.
    case layouts(@Sendable ([LintLayout], LintOptions) -> [LintIssue])
  }

  /// Makes a rule. Its documentation page must exist.
  init(
    _ name: String, _ severity: LintSeverity, isDefault: Bool = true, isFixable: Bool = false,
    _ summary: String, _ check: Check
  ) {
    self.name = name
    self.severity = severity
    self.isDefault = isDefault
    self.isFixable = isFixable
    self.summary = summary
    self.check = check
  }

  /// The page that explains the rule, in the project's repository.
  public var documentation: String { "Documentation/Rules/\(name).md" }
}

extension LintRule: CustomStringConvertible {
  /// The rule's name.
  public var description: String { name }
}
