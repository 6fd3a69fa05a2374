import LayoutAnalysis

/// The texts about the rules of `autolayout lint`: a table of all rules, and the explanation of
/// one.
///
///     conflicting-constraints  error    recommended             Required constraints contradict …
///     misplaced-view           warning  strict         fixable  …
enum LintRuleList {
  /// The table with one line per rule: its name, its severity, a mark if it can be fixed, and its
  /// summary.
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

  /// Returns the output of `autolayout lint --explain RULE`.
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

  /// Returns a text wrapped to lines of at most `lineLength` characters. A longer word gets a
  /// separate line.
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

  /// The number of columns of a terminal.
  private static let lineLength = 80

  /// Returns the presets that check a rule, in the order of their documentation. The array is empty
  /// for optional rules.
  private static func presetNames(of rule: LintRule) -> [String] {
    LintPreset.allCases.filter(rule.presets.contains).map(\.rawValue)
  }

  /// The length of the longest preset name, in characters.
  private static var presetWidth: Int { LintPreset.allCases.map(\.rawValue.count).max() ?? 0 }
}

/// Columns of the table.
extension String {
  /// Returns the text padded with spaces to a width in characters.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
