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
    abstract: "Finds layout issues in documents by solving them.",
    discussion: """
      Every root is laid out on the canvas that its document was saved with, and on the devices \
      that options name. Ambiguous, conflicting, misplaced, clipped, overlapping and fragile layouts \
      are printed with line, object and the name of the rule.

        autolayout lint Main.storyboard
        autolayout lint . --device retina4_0,ipad9_7 --orientation all --splits
        autolayout lint . --format sarif --output lint.sarif
        autolayout lint . --baseline lint-baseline.json --strict
        autolayout lint . --changed-since origin/main --format github
        autolayout lint . --fix
        autolayout lint . --fix --dry-run | git apply
        autolayout lint . --preset recommended,localization
        autolayout lint --list-rules
        autolayout lint --explain redundant-constraint

      Without a configuration the recommended rules are checked. Of a root whose constraints are \
      contradictory or ambiguous, findings that follow from that are left out, except with the \
      preset strict.

      A file .autolayout.yml next to the documents, or in a folder above, configures rules, \
      severities, canvases, paths and objects. A rule is switched off at one object in Xcode, too: \
      write "autolayout:disable RULE" into its Notes.

      In folders, hidden folders, Pods, Carthage, DerivedData and node_modules are left out, unless \
      they are named or --all-folders is given, and documents of macOS, tvOS and watchOS are skipped \
      with a note, except with --require-supported.

      With --stream, documents come from standard input, so that another program can distribute \
      them. Each line is answered with a line of findings, in the same order, even if its document \
      is invalid, and the exit code is 0 if every line was answered. --answers makes one report of \
      such lines.

        {"path":"App/Main.storyboard"}
        {"path":"App/Cell.xib","content":"<?xml version=\\"1.0\\"…"}

        autolayout lint --stream < documents.jsonl > answers.jsonl
        autolayout lint --answers answers.jsonl --format sarif --output lint.sarif

      Exit codes: 1 when there is an error, or with --strict a warning; 65 and 66 for documents that \
      cannot be linted, which do not stop the others. With --changed-since, a document in no git \
      repository stops the run with 66.
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
  /// well, because whoever typed it expects one.
  ///
  /// Without documents, those of the working directory are linted.
  mutating func validate() throws {
    if output.listsRules || output.explain != nil { return }
    if stream.isOn { try output.validateForStream() }
    if scope.fixes && (stream.isOn || !scope.answers.isEmpty) {
      throw ValidationError("--fix changes files; leave --stream and --answers out.")
    }
    if scope.fixes, scope.batch.files.contains(StandardStream.argument) {
      throw ValidationError("--fix changes files; name one instead of standard input.")
    }
    if scope.dryRun, !scope.fixes {
      throw ValidationError("--dry-run shows what --fix would change; add --fix.")
    }
    if scope.dryRun, output.output != nil || output.writeBaseline != nil {
      throw ValidationError(
        "--dry-run writes nothing; leave --output and --write-baseline out.")
    }
    if stream.isOn && (scope.changedSince != nil || scope.shard != nil) {
      throw ValidationError("--changed-since and --shard choose among files, not from a stream.")
    }
    guard scope.answers.isEmpty else { return try validateForAnswers() }
    if stream.isOn, let option = cache.given.first {
      throw ValidationError("A stream has no cache; leave \(option) out.")
    }
    if !stream.isOn, scope.batch.files.isEmpty { scope.batch.files = ["."] }
    try stream.validate(files: scope.batch.files, example: "autolayout lint .")
  }

  /// Rejects lint options together with `--answers`, which only reports.
  private func validateForAnswers() throws {
    if stream.isOn || !scope.batch.files.isEmpty {
      throw ValidationError("With --answers nothing is linted; leave files and --stream out.")
    }
    let given =
      scope.optionsOfLinting + canvases.given + output.optionsOfLinting + cache.given
    guard given.isEmpty else {
      throw ValidationError(
        "With --answers nothing is linted; leave \(given.joined(separator: ", ")) out.")
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
