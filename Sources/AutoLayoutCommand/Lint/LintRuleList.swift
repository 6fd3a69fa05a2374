import LayoutAnalysis

/// What `autolayout lint` says about its rules: their table, and the explanation of one.
///
///     conflicting-constraints  error    recommended             Required constraints contradict …
///     misplaced-view           warning  strict         fixable  …
enum LintRuleList {
  /// One line per rule: name, severity, whether it can be fixed, and its summary.
  static var text: String {
    let width = LintRule.all.map(\.name.count).max() ?? 0
    return LintRule.all.map { rule in
      let name = rule.name.padding(to: width)
      let severity = rule.severity.rawValue.padding(to: 7)
      let fix = rule.isFixable ? "fixable" : "       "
      let presets = (presetNames(of: rule).first ?? "off").padding(to: presetWidth)
      return "\(name)  \(severity)  \(presets)  \(fix)  \(rule.summary)\n"
    }.joined()
  }

  /// The text of `autolayout lint --explain RULE`.
  static func explanation(of rule: LintRule) -> String {
    let presets = presetNames(of: rule)
    return """
      \(rule.name): \(rule.severity.rawValue)\(rule.isFixable ? ", fixed by lint --fix" : "")
      Presets: \(presets.isEmpty ? "none" : presets.joined(separator: ", "))

      \(wrapped(rule.summary))

      \(wrapped(rule.reason))

      \(wrapped("What to do: \(rule.remedy)"))

      See \(rule.documentation).

      """
  }

  /// A text in lines of at most `lineLength` characters; longer words have lines of their own.
  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= lineLength {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The columns of a terminal.
  private static let lineLength = 80

  /// The presets that check a rule, in the order of their documentation; empty for optional rules.
  private static func presetNames(of rule: LintRule) -> [String] {
    LintPreset.allCases.filter(rule.presets.contains).map(\.rawValue)
  }

  /// Characters of the longest name of a preset.
  private static var presetWidth: Int { LintPreset.allCases.map(\.rawValue.count).max() ?? 0 }
}

/// Columns of the table.
extension String {
  /// The text with spaces up to a width in characters.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
