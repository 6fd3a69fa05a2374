import ArgumentParser
import Foundation
import LayoutAnalysis

/// The command `autolayout prove`, which finds the exact widths at which a layout breaks.
struct ProveCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Finds the exact widths at which a layout goes wrong.",
    discussion: """
      For every root of a document and a whole range of widths: where text is clipped, where views \
      overlap or leave their parents, where controls are too small to touch, where the constraints \
      are ambiguous or contradict each other.

        autolayout prove Main.storyboard --width 320...1366
        autolayout prove Main.storyboard --width 320...430 --height 568 --check clipped
        autolayout prove Main.storyboard --width 320...430 --text-growth 1.0...1.35
        autolayout prove Main.storyboard --width 320...430 --locale de --content-size AX3
        autolayout prove Main.storyboard --width 320...430 --certificate proof.json
        autolayout prove Main.storyboard --width 320...430 --longest-text aBc-De-fGh
        autolayout prove Main.storyboard --width 320...430 --slack xYz-Ab-cDe

      Widths are all real numbers of the range, not samples: between breaks of text and changes of \
      binding constraints frames are affine in the width, so that few layouts decide, and the \
      bounds that are printed are exact to a millionth of a point. Parts where code places views \
      by other rules are laid out at every whole width instead, and the report says so. Several \
      heights, and lengths of text in steps of 5 percent, are each proved by themselves.

      With --format json every document is a line: "roots", each with its "runs", each with \
      "failures": "check", "id", "name", "line", "intervals" (real bounds, and whether they \
      belong) and "widths" (whole numbers), and "pieces" with their evidence. A certificate holds \
      the linear systems, solutions and multipliers, from which \
      Scripts/check-width-certificate.py confirms the pieces without this program.

      Exit codes: 0 nothing fails, 1 something does; 65 and 66 for documents that cannot be read.
      """)

  /// The widths, heights and lengths of text to prove.
  @OptionGroup
  var range: ProveRangeOptions

  /// The languages and settings to prove.
  @OptionGroup(title: "Language and settings")
  var variants: VariantOptions

  /// Names of checks, separated by commas. The default is all checks.
  @Option(
    help: ArgumentHelp(
      """
      Check only these, separated by commas: clipped, overlapping, outside, too-small, ambiguous, \
      conflicting.
      """, valueName: "checks"))
  var check: String?

  /// The format of the results.
  @Option(name: .shortAndLong, help: "How results are written: text or json, a line a document.")
  var format = ProveFormat.text

  /// The file for the certificates of the proof.
  @Option(help: ArgumentHelp("Write what proves the pieces to a file.", valueName: "file"))
  var certificate: String?

  /// The identifier of a view for which the longest fitting text is determined instead.
  @Option(
    help: ArgumentHelp(
      "Instead: the longest text that fits into this label or button.", valueName: "id"))
  var longestText: String?

  /// The identifier of a constraint for which the range of constants is determined instead.
  @Option(
    help: ArgumentHelp(
      "Instead: how far the constant of this constraint may move.", valueName: "id"))
  var slack: String?

  /// A Boolean value that indicates whether the documents are laid out at every whole width instead
  /// of proving.
  @Flag(help: "Lay out at every whole width instead of proving; slow, for comparison.")
  var exhaustive = false

  /// The folders with font files.
  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  /// The documents, and the number of processes.
  @OptionGroup
  var batch: BatchOptions

  /// Rejects unknown checks, missing documents and contradictory options.
  func validate() throws {
    _ = try checks()
    if batch.files.isEmpty {
      throw ValidationError(
        "Name documents or folders, such as `autolayout prove Main.storyboard --width 320...430`")
    }
    if certificate != nil, batch.files.count != 1 || DocumentFinder.isFolder(batch.files[0]) {
      throw ValidationError("--certificate takes one document.")
    }
    if longestText != nil, slack != nil {
      throw ValidationError("--longest-text and --slack are two questions; ask one at a time.")
    }
    if longestText != nil || slack != nil { try refuseOptionsOfProofs() }
  }

  /// Rejects options of a proof together with a question about one object.
  private func refuseOptionsOfProofs() throws {
    let given = OptionNames.given([
      "--check": check != nil, "--certificate": certificate != nil,
      "--text-growth": range.sweep.textGrowth != nil, "--exhaustive": exhaustive,
    ])
    guard given.isEmpty else {
      throw ValidationError(
        "--longest-text and --slack have no use for \(given.joined(separator: ", ")).")
    }
  }

  /// Returns the checks to prove.
  ///
  /// - Throws: `ValidationError` for an unknown check.
  private func checks() throws -> [LayoutCheck] {
    guard let check else { return LayoutCheck.allCases }
    return try check.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let check = LayoutCheck(rawValue: name.trimmingCharacters(in: .whitespaces)) else {
        let names = LayoutCheck.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("--check takes \(names).")
      }
      return check
    }
  }

  /// Proves all documents and prints the results.
  func run() throws {
    fonts.use()
    let task = ProveTask(
      request: try range.request(variants, checks: checks()), format: format,
      question: longestText.map { .longestText($0) } ?? slack.map { .slack($0) },
      isExhaustive: exhaustive, certificate: certificate,
      errorsHaveColor: Terminal.standardError.hasColor)
    try MainActor.assumeIsolated { batch.printing(task) }.throwUnlessFine()
  }
}

/// The formats of results.
enum ProveFormat: String, Codable, Sendable, CaseIterable, ExpressibleByArgument {
  /// Plain text, and one JSON object per document and line.
  case text, json
}
