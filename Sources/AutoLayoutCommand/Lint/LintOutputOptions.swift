import ArgumentParser
import LayoutAnalysis
import LayoutModel

/// The format and the contents of the report.
struct LintOutputOptions: ParsableArguments {
  /// The format of the report.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output format: text, json, sarif, github, gitlab, junit, checkstyle or xcode.",
      valueName: "format"))
  var format = LintReportFormat.text

  /// The file for the report. The default is standard output.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the report to this file instead of standard output.", valueName: "file"))
  var output: String?

  /// The names of the presets to check, separated by commas. The default is those of the
  /// configuration.
  @Option(
    help: ArgumentHelp(
      "Presets to check, separated by commas: recommended, localization, accessibility, strict.",
      valueName: "names"),
    completion: .list(LintPreset.allCases.map(\.rawValue)))
  var preset: String?

  /// The minimum severity of reported findings.
  @Option(
    help: ArgumentHelp(
      "Omit findings below this severity: note, warning or error.", valueName: "severity"))
  var severity = LintSeverity.note

  /// A Boolean value that indicates whether hints, related locations and totals are omitted.
  @Flag(name: .shortAndLong, help: "Print only findings and errors, without hints and totals.")
  var quiet = false

  /// The name of a rule to explain instead of linting.
  @Option(
    help: ArgumentHelp(
      "Print what a rule finds, why it matters and what to do, and exit.", valueName: "rule"),
    completion: .list(LintRule.all.map(\.name)))
  var explain: String?

  /// The names of the rules to check exclusively, separated by commas.
  @Option(
    help: ArgumentHelp(
      "Check only these rules, separated by commas.", valueName: "names"),
    completion: .list(LintRule.all.map(\.name)))
  var only: String?

  /// The names of rules that are not checked, separated by commas.
  @Option(
    help: ArgumentHelp(
      "Do not check these rules, separated by commas.", valueName: "names"),
    completion: .list(LintRule.all.map(\.name)))
  var disable: String?

  /// A Boolean value that indicates whether warnings end the run with exit code 1.
  @Flag(help: "Exit with code 1 for warnings as well as errors.")
  var strict = false

  /// The file of known findings, which are not reported.
  @Option(
    help: ArgumentHelp("Omit findings that are recorded in this file.", valueName: "file"))
  var baseline: String?

  /// The file to which all findings are written as known.
  @Option(
    help: ArgumentHelp("Record the findings in this file.", valueName: "file"))
  var writeBaseline: String?

  /// A Boolean value that indicates whether the rules are printed instead of linting.
  @Flag(name: .customLong("list-rules"), help: "Print all rules and exit.")
  var listsRules = false

  /// Rejects unknown rules.
  func validate() throws {
    if only != nil, Self.names(only).isEmpty {
      throw ValidationError(
        "--only requires at least one rule. `autolayout lint --list-rules` lists the rules.")
    }
    for name in Self.names(preset) where LintPreset(rawValue: name) == nil {
      let names = LintPreset.allCases.map(\.rawValue)
      let nearest = Suggestion.nearest(to: name, among: names)
      throw ValidationError(
        "Unknown preset '\(name)'. "
          + (nearest.map { "Did you mean '\($0)'?" }
            ?? "The presets are \(names.joined(separator: ", "))."))
    }
    for name in Self.names(only) + Self.names(disable) + [explain].compactMap({ $0 })
    where LintRule.named(name) == nil {
      let nearest = Suggestion.nearest(to: name, among: LintRule.all.map(\.name))
      throw ValidationError(
        "Unknown rule '\(name)'. "
          + (nearest.map { "Did you mean '\($0)'?" }
            ?? "`autolayout lint --list-rules` lists the rules."))
    }
  }

  /// The names of the specified options that determine which rules are checked, for `--answers`,
  /// which checks none.
  var optionsOfLinting: [String] {
    OptionNames.given([
      "--preset": preset != nil, "--only": only != nil, "--disable": disable != nil,
    ])
  }

  /// Rejects report options, because the documents of a stream are answered individually.
  func validateForStream() throws {
    if format != .text || output != nil || baseline != nil || writeBaseline != nil || strict
      || severity != .note || quiet
    {
      throw ValidationError(
        """
        --format, --output, --severity, --quiet, --baseline, --write-baseline and --strict cannot \
        be used with --stream; use them with --answers.
        """)
    }
  }

  /// Replaces settings of the configuration with those of the command line.
  func apply(to configuration: inout LintConfiguration) {
    let presets = Self.names(preset).compactMap(LintPreset.init)
    if !presets.isEmpty { configuration.presets = Set(presets) }
    let only = Self.names(only)
    if !only.isEmpty {
      configuration.checksOnlyNamedRules = true
      for rule in LintRule.all where !only.contains(rule.name) {
        configuration.rules[rule.name] = .off
      }
      for name in only where [nil, .off].contains(configuration.rules[name]) {
        configuration.rules[name] = .on
      }
    }
    for name in Self.names(disable) { configuration.rules[name] = .off }
  }

  /// Returns the names in a list, without spaces.
  private static func names(_ list: String?) -> [String] {
    (list ?? "").split(separator: ",").map { String($0.filter { !$0.isWhitespace }) }
      .filter { !$0.isEmpty }
  }
}
