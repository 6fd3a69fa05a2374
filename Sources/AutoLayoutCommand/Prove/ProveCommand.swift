import ArgumentParser
import Foundation
import LayoutAnalysis

/// The command `autolayout prove`, which finds the exact widths at which a layout breaks.
struct ProveCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Finds the exact widths at which a layout breaks.",
    discussion: """
      Checks every root over a whole range of widths: where text is clipped, where views overlap \
      or extend beyond a view that contains them, where controls are too small, and where \
      constraints are ambiguous or conflicting. Widths are all real numbers of the range, not \
      samples, and bounds are exact to a millionth of a point. Where code positions views by other \
      rules, every whole width is laid out instead, and the report says so. The exit code is 1 if \
      a check fails.

        autolayout prove Main.storyboard --width 320...1366
        autolayout prove Main.storyboard --width 320...430 --text-growth 1.0...1.35
        autolayout prove Main.storyboard --width 320...430 --check clipped

      See Documentation/Prove.md.
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
      Perform only these checks, separated by commas: clipped, overlapping, outside, too-small, \
      ambiguous or conflicting.
      """, valueName: "checks"))
  var check: String?

  /// The format of the results.
  @Option(name: .shortAndLong, help: "The output format: text or json, one line per document.")
  var format = ProveFormat.text

  /// The file for the certificates of the proof.
  @Option(help: ArgumentHelp("Write a certificate of the proof to this file.", valueName: "file"))
  var certificate: String?

  /// The identifier of a view for which the longest fitting text is determined instead.
  @Option(
    help: ArgumentHelp(
      "Find the longest text that fits into this label or button instead.", valueName: "id"))
  var longestText: String?

  /// The identifier of a constraint for which the range of constants is determined instead.
  @Option(
    help: ArgumentHelp(
      "Find how far the constant of this constraint may change instead.", valueName: "id"))
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
        "Specify documents or folders, as in `autolayout prove Main.storyboard --width 320...430`.")
    }
    if certificate != nil, batch.files.count != 1 || DocumentFinder.isFolder(batch.files[0]) {
      throw ValidationError("--certificate requires exactly one document.")
    }
    if longestText != nil, slack != nil {
      throw ValidationError("--longest-text cannot be used with --slack.")
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
        "\(given.joined(separator: ", ")) cannot be used with --longest-text or --slack.")
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
        throw ValidationError(
          "Invalid value '\(PrintableText.of(String(name)))' for --check: expected \(names).")
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
