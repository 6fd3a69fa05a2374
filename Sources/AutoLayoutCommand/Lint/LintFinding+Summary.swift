import LayoutAnalysis

extension LintFinding {
  /// The maximum number of findings per rule and document that are reported. More findings of a
  /// rule usually have a common cause.
  static let maxFindingsPerRule = 1000

  /// Returns the findings of a document. The findings of a rule beyond the limit are replaced with
  /// a single finding that states their number. Its location is that of the first finding that it
  /// replaces.
  ///
  /// - Complexity: O(*n*), where *n* is the number of findings.
  static func summarized(
    _ findings: [LintFinding], maxFindingsPerRule: Int = LintFinding.maxFindingsPerRule
  ) -> [LintFinding] {
    var counts: [String: Int] = [:]
    for finding in findings { counts[finding.rule, default: 0] += 1 }
    guard counts.values.contains(where: { $0 > maxFindingsPerRule }) else { return findings }
    var seen: [String: Int] = [:]
    return findings.compactMap { finding in
      let index = seen[finding.rule, default: 0]
      seen[finding.rule] = index + 1
      guard index >= maxFindingsPerRule, let count = counts[finding.rule] else { return finding }
      return index == maxFindingsPerRule ? finding.summary(of: count - maxFindingsPerRule) : nil
    }
  }

  /// Returns a finding that represents a number of findings of the same rule.
  private func summary(of count: Int) -> LintFinding {
    LintFinding(
      rule: rule, severity: severity,
      message: "\(count) more finding\(count == 1 ? "" : "s") of this rule in the document",
      hint: "fix the other findings first", file: file, line: line, column: column, object: object,
      root: root, canvases: canvases, key: "more")
  }
}
