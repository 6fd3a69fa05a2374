import LayoutAnalysis

/// The table of `autolayout lint --list-rules`.
///
///     conflicting-constraints  error             Required constraints contradict each other, …
///     misplaced-view           warning  fixable  …
enum LintRuleList {
  /// One line per rule: name, severity, whether it can be fixed, and its summary.
  static var text: String {
    let width = LintRule.all.map(\.name.count).max() ?? 0
    return LintRule.all.map { rule in
      let name = rule.name.padding(to: width)
      let severity = (rule.isDefault ? rule.severity.rawValue : "off").padding(to: 7)
      let fix = rule.isFixable ? "fixable" : "       "
      return "\(name)  \(severity)  \(fix)  \(rule.summary)\n"
    }.joined()
  }
}

/// Columns of the table.
extension String {
  /// The text with spaces up to a width in characters.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
