import LayoutAnalysis

extension LintFinding {
  /// The largest number of findings of one rule that are reported for one document. Nobody reads
  /// more of them, and they have a common cause.
  static let maxFindingsPerRule = 1000

  /// The findings of a document, of which those beyond the limit for their rule are replaced by one
  /// that states their number. Its location is that of the first finding that it replaces.
  ///
  /// - Complexity: Linear.
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

  /// A finding that stands for a number of findings of the same rule.
  private func summary(of count: Int) -> LintFinding {
    LintFinding(
      rule: rule, severity: severity,
      message: "\(count) more finding\(count == 1 ? "" : "s") of this rule in the document",
      hint: "repair the others first", file: file, line: line, column: column, object: object,
      root: root, canvases: canvases, key: "more")
  }
}
