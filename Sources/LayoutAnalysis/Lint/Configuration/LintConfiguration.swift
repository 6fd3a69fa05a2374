/// The documents to lint, the canvases and the severities: the content of `.autolayout.yml`.
///
/// Absent settings have their defaults. Settings by path override those of the whole project, rule
/// by rule.
public struct LintConfiguration: Hashable, Sendable, Codable {
  /// The setting of a rule in a configuration.
  public enum RuleSetting: Hashable, Sendable, Codable {
    /// The rule is not checked.
    case off
    /// The rule is checked with its default severity.
    case on
    /// The rule is checked with a severity.
    case severity(LintSeverity)
  }

  /// Settings of documents whose path a pattern matches.
  public struct PathSettings: Hashable, Sendable, Codable {
    /// Patterns with `*`, `**` and `?`, relative to the folder of the configuration.
    public var patterns: [String]
    /// Settings of rules that override the general ones.
    public var rules: [String: RuleSetting]
    /// A Boolean value that indicates whether the documents are excluded.
    public var isExcluded: Bool

    /// Creates settings for documents whose paths match patterns.
    public init(
      patterns: [String], rules: [String: RuleSetting] = [:], isExcluded: Bool = false
    ) {
      self.patterns = patterns
      self.rules = rules
      self.isExcluded = isExcluded
    }
  }

  /// The presets whose rules are checked unless `rules` overrides them.
  public var presets: Set<LintPreset> = [.recommended]
  /// Settings of rules by name. Other rules are checked if a preset includes them.
  public var rules: [String: RuleSetting] = [:]
  /// A Boolean value that indicates whether rules without a setting are off.
  public var checksOnlyNamedRules = false
  /// The thresholds of rules.
  public var options = LintOptions()
  /// The canvases on which documents are laid out.
  public var canvases = LintCanvases()
  /// Settings by path. If several match, later ones win rule by rule.
  public var paths: [PathSettings] = []
  /// Rules that are off at single objects, by the object's identifier. An empty list turns all
  /// rules off.
  public var objects: [String: [String]] = [:]
  /// The base folder of patterns, or an empty string for the base folder of paths.
  public var folder = ""
  /// The base folder of documents' paths, or an empty string for the working directory.
  public var base = ""

  /// Creates a configuration with the recommended rules, on the document's own canvas.
  public init() {}
}

/// The settings for one document.
struct LintSettings: Hashable, Sendable, Codable {
  /// A Boolean value that indicates whether the document is not linted.
  var isExcluded = false
  /// A Boolean value that indicates whether findings that follow from others in the same root are
  /// reported.
  var reportsConsequences = false
  /// The names of the rules that are checked, with their severities, in the order of
  /// `LintRule.all`.
  var severities: [Severity] = []
  /// The thresholds of rules.
  var options = LintOptions()
  /// The canvases on which the document is laid out, in the order of reports.
  var canvases: [LintCanvas] = []
  /// Rules that are off at single objects, by the object's identifier. An empty list turns all
  /// rules off.
  var objects: [String: [String]] = [:]

  /// A rule that is checked.
  struct Severity: Hashable, Sendable, Codable {
    /// The name of the rule.
    let rule: String
    /// The severity of its findings.
    let severity: LintSeverity
  }

  /// The rules that are checked, with their severities.
  var rules: [(LintRule, LintSeverity)] {
    severities.compactMap { setting in LintRule.named(setting.rule).map { ($0, setting.severity) } }
  }

  /// A Boolean value that indicates whether any of the rules inspects layouts, and not only the
  /// document.
  var checksLayouts: Bool {
    rules.contains { rule, _ in
      if case .document = rule.check { false } else { true }
    }
  }
}

extension LintConfiguration {
  /// Returns the settings that apply to the document at a path.
  func settings(for path: String) -> LintSettings {
    let own = pathForPatterns(path)
    let matching = paths.filter { setting in
      setting.patterns.contains { PathPattern($0).matches(own) }
    }
    var rules = rules
    for setting in matching { rules.merge(setting.rules) { _, new in new } }
    var settings = LintSettings()
    settings.isExcluded = matching.contains(where: \.isExcluded)
    settings.severities = LintRule.all.compactMap { rule in
      severity(of: rule, rules[rule.name]).map {
        LintSettings.Severity(rule: rule.name, severity: $0)
      }
    }
    settings.reportsConsequences = presets.contains(.strict)
    settings.options = options
    settings.canvases = canvases.all
    settings.objects = objects
    return settings
  }

  /// Returns the severity with which a rule is checked, or `nil` if it is off.
  private func severity(of rule: LintRule, _ setting: RuleSetting?) -> LintSeverity? {
    switch setting {
    case .off: nil
    case .on: rule.severity
    case .severity(let severity): severity
    case nil:
      checksOnlyNamedRules || rule.presets.isDisjoint(with: presets) ? nil : rule.severity
    }
  }
}
