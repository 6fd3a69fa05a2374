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
  /// The presets that check the rule; empty for rules that a configuration has to switch on.
  public let presets: Set<LintPreset>
  /// A Boolean value that indicates whether findings can be repaired by an edit that changes
  /// nothing else.
  public let isFixable: Bool
  /// One sentence on what the rule finds.
  public let summary: String
  /// Why a finding matters, in some sentences.
  public let reason: String
  /// What to do about a finding, in some sentences.
  public let remedy: String
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
