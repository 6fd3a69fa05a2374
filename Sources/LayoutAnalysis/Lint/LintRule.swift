import InterfaceBuilder

/// A rule with which documents are checked.
///
///     for rule in LintRule.all { print(rule.name, rule.summary) }
///
/// Severity and whether the rule is on can be changed in a ``LintConfiguration``, and a rule can be
/// switched off at single objects.
public struct LintRule: Sendable {
  /// The name in configurations and reports: lowercase words with hyphens. It never changes.
  public let name: String
  /// The default severity of findings.
  public let severity: LintSeverity
  /// The presets that include the rule. The set is empty for rules that only a configuration turns
  /// on.
  public let presets: Set<LintPreset>
  /// A Boolean value that indicates whether findings can be repaired by an edit that has no other
  /// effect.
  public let isFixable: Bool
  /// A sentence that summarizes the rule.
  public let summary: String
  /// A few sentences that explain why a finding matters.
  public let reason: String
  /// A few sentences that explain how to resolve a finding.
  public let remedy: String
  /// The check that the rule performs.
  let check: Check

  /// The input and the function of a check.
  enum Check: Sendable {
    /// A check of the document as it is written.
    case document(@Sendable (InterfaceDocument, LintOptions) -> [LintIssue])
    /// A check of one root laid out on one canvas.
    case layout(@Sendable (LintLayout, LintOptions) -> [LintIssue])
    /// A check of one root laid out on all canvases, the document's own first.
    case layouts(@Sendable ([LintLayout], LintOptions) -> [LintIssue])
  }

  /// Creates a rule. Its documentation page must exist.
  init(
    _ name: String, _ severity: LintSeverity, in presets: Set<LintPreset> = [.strict],
    isFixable: Bool = false, _ summary: String, reason: String, remedy: String, _ check: Check
  ) {
    self.name = name
    self.severity = severity
    self.presets = presets
    self.isFixable = isFixable
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
    self.check = check
  }

  /// A Boolean value that indicates whether the rule is checked without a configuration.
  public var isDefault: Bool { presets.contains(.recommended) }

  /// The page that explains the rule, in the project's repository.
  public var documentation: String { "Documentation/Rules/\(name).md" }
}

extension LintRule: CustomStringConvertible {
  /// The rule's name.
  public var description: String { name }
}
