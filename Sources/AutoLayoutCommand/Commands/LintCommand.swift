import ArgumentParser
import Foundation
import LayoutAnalysis

/// `autolayout lint`.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds layout issues in documents by solving them.",
    discussion: """
      Every root is laid out on the canvas that its document was saved with, and on the devices \
      that are asked for. What is ambiguous, contradictory, misplaced, clipped, overlapping or \
      fragile is printed with its line, its object and the name of the rule.

        autolayout lint Main.storyboard
        autolayout lint . --device retina4_0,ipad9_7 --orientation all --splits
        autolayout lint . --format sarif --output lint.sarif
        autolayout lint . --baseline lint-baseline.json --strict
        autolayout lint . --changed-since origin/main --format github
        autolayout lint --list-rules

      A file .autolayout.yml beside the documents, or in a folder above, configures rules, \
      severities, canvases, paths and objects. A rule is switched off at one object in Xcode, too: \
      write "autolayout:disable RULE" into its Notes.

      Exit codes: 1 when there is an error, or with --strict a warning; 65 and 66 for documents that \
      cannot be linted, which do not stop the others.
      """)

  @OptionGroup
  var scope: LintScopeOptions

  @OptionGroup(title: "Canvases")
  var canvases: LintCanvasOptions

  @OptionGroup(title: "Report")
  var output: LintOutputOptions

  @OptionGroup(title: "Cache")
  var cache: LintCacheOptions

  func validate() throws {
    if output.listsRules { return }
    if scope.files.isEmpty {
      throw ValidationError("Name documents or folders, such as `autolayout lint .`")
    }
  }

  func run() throws {
    if output.listsRules { return Output.standard.write(LintRuleList.text) }
    try status().throwUnlessFine()
  }

  /// Failures of the run itself are printed here: a file that cannot be read or written is 66, one
  /// that does not hold what it should is 65.
  private func status() throws -> ExitStatus {
    do {
      let session = try LintSession(
        scope: scope, canvases: canvases, output: output, cache: cache)
      return try MainActor.assumeIsolated { try session.run() }
    } catch let failure as RunFailure {
      Output.standardError.write("\(failure)\n")
      return failure.status
    } catch let error as LintConfigurationError {
      Output.standardError.write("\(error)\n")
      return .badData
    }
  }
}
