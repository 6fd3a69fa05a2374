import LayoutAnalysis

/// The table of `autolayout lint --list-rules`.
enum LintRuleList {
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

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
