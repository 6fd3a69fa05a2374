import ArgumentParser
import Foundation
import LayoutAnalysis

/// The command `autolayout lint`, which finds layout issues and fixes some of them.
///
/// `LintSession` runs it on documents; a stream is answered by `LintTask`.
struct LintCommand: ParsableCommand {
  /// The name and the help of the command, with its exit codes.
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds layout issues in documents by solving their constraints.",
    discussion: """
      Lays out every root on the canvas that its document was saved with, and on the devices of \
      the options. Ambiguous, conflicting, misplaced, clipped, overlapping and fragile layouts are \
      reported with line, object and rule. The nearest .autolayout.yml configures rules, \
      severities, canvases, paths and objects; without it, the recommended rules are checked. \
      Hidden folders, Pods, Carthage, DerivedData, node_modules and .xcloc folders are skipped \
      unless named explicitly. The exit code is 1 if there is an error, or with --strict a warning.

        autolayout lint Main.storyboard
        autolayout lint . --device "iPhone 15,SE 3" --format sarif -o lint.sarif
        autolayout lint . --fix --dry-run | git apply

      See Documentation/Lint.md.
      """)

  /// The documents, and the work on them.
  @OptionGroup
  var scope: LintScopeOptions

  /// The canvases in addition to those of the documents.
  @OptionGroup(title: "Canvases")
  var canvases: LintCanvasOptions

  /// The folders with font files.
  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  /// The report, and the rules to check.
  @OptionGroup(title: "Report")
  var output: LintOutputOptions

  /// The cache of results.
  @OptionGroup(title: "Cache")
  var cache: LintCacheOptions

  /// The options of a run that reads its documents from standard input.
  @OptionGroup(title: "Stream")
  var stream: StreamOptions

  /// Rejects options that contradict each other. An option that would have no effect is rejected as
  /// well, because the user expects one.
  ///
  /// Without documents, those of the working directory are linted.
  mutating func validate() throws {
    if output.listsRules || output.explain != nil { return }
    if stream.isOn { try output.validateForStream() }
    if scope.fixes && (stream.isOn || !scope.answers.isEmpty) {
      throw ValidationError("--fix cannot be used with --stream or --answers.")
    }
    if scope.fixes, scope.batch.files.contains(StandardStream.argument) {
      throw ValidationError("--fix cannot be used with standard input; specify a file.")
    }
    if scope.dryRun, !scope.fixes {
      throw ValidationError("--dry-run requires --fix.")
    }
    if scope.dryRun, output.output != nil || output.writeBaseline != nil {
      throw ValidationError(
        "--output and --write-baseline cannot be used with --dry-run.")
    }
    if stream.isOn && (scope.changedSince != nil || scope.shard != nil) {
      throw ValidationError("--changed-since and --shard cannot be used with --stream.")
    }
    guard scope.answers.isEmpty else { return try validateForAnswers() }
    if stream.isOn, let option = cache.given.first {
      throw ValidationError("\(option) cannot be used with --stream.")
    }
    if !stream.isOn, scope.batch.files.isEmpty { scope.batch.files = ["."] }
    try stream.validate(files: scope.batch.files, example: "autolayout lint .")
  }

  /// Rejects lint options together with `--answers`, which only reports.
  private func validateForAnswers() throws {
    if stream.isOn || !scope.batch.files.isEmpty {
      throw ValidationError("Files and --stream cannot be used with --answers.")
    }
    let given =
      scope.optionsOfLinting + canvases.given + output.optionsOfLinting + cache.given
    guard given.isEmpty else {
      throw ValidationError("\(given.joined(separator: ", ")) cannot be used with --answers.")
    }
  }

  /// Prints the rules, or lints and reports.
  func run() throws {
    fonts.use()
    if output.listsRules { return Output.standard.write(LintRuleList.text) }
    if let rule = output.explain.flatMap(LintRule.named) {
      return Output.standard.write(LintRuleList.explanation(of: rule))
    }
    try status().throwUnlessFine()
  }

  /// Lints, and prints failures of the run itself. The exit code is 66 if a file cannot be read or
  /// written, and 65 if its content is invalid.
  private func status() throws -> ExitStatus {
    do {
      if stream.isOn { return try answerStream() }
      let session = try LintSession(
        scope: scope, canvases: canvases, output: output, cache: cache)
      return try MainActor.assumeIsolated { try session.run() }
    } catch let failure as RunFailure {
      Output.standardError.write(failure.text)
      return failure.status
    } catch let failure as DocumentFailure {
      Output.standardError.write(failure.text(.standardError))
      return failure.status
    } catch let error as LintConfigurationError {
      Output.standardError.write(PrintableText.lines("\(error)\n"))
      return .badData
    }
  }

  /// Answers the lines of standard input. The configuration is that of the project folder.
  private func answerStream() throws -> ExitStatus {
    var configuration = try scope.configuration(near: stream.project)
    try canvases.apply(to: &configuration.canvases)
    output.apply(to: &configuration)
    let task = LintTask(configuration: configuration, errorsHaveColor: false)
    return stream.run(task, jobs: scope.batch.jobs, limit: scope.batch.timeLimit.seconds)
  }
}
