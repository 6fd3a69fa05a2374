import ArgumentParser
import AutoLayout
import Foundation
import LayoutAnalysis

/// The command `autolayout equivalent`, which proves that two layouts are the same.
///
/// The options become an `EquivalentRequest`. `EquivalentTask` reads both sides and compares them
/// in this process, which is subject to `--timeout`. `LayoutEquivalence` does the work;
/// `EquivalentText` and `EquivalentJSON` write its results, and `EquivalentPictures` draws them.
struct EquivalentCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "equivalent",
    abstract: "Proves that two layouts are the same at all widths, or shows where they differ.",
    discussion: """
      Lays out two documents, or two roots, over a range of widths, in all content sizes and both \
      directions. If all frames are proved to be the same, the exit code is 0. Otherwise, the \
      smallest width at which a frame differs is printed with both frames, and the exit code is 1. \
      Main.storyboard#ID selects a root by its identifier, its name or the identifier of its \
      controller; without it, the roots of both documents are paired.

        autolayout equivalent Old.xib New.xib --width 320...1366
        autolayout equivalent Main.xib#LgN-vw-001 Login.xib --width 320...430
        autolayout equivalent Main.storyboard --snapshots Recorded

      See Documentation/Equivalent.md.
      """)

  /// The two documents, or one document with `--snapshots`.
  @Argument(
    help: ArgumentHelp(
      "Two documents, optionally with a root, as in Main.storyboard#ID; one with --snapshots.",
      valueName: "file"))
  var files: [String] = []

  /// The widths, heights and lengths of text to compare.
  ///
  /// They are the options of `prove`, except that snapshots need no widths.
  @OptionGroup
  var range: EquivalentRangeOptions

  /// The languages and settings to compare.
  ///
  /// All text sizes and both directions are compared, unless the user selects some of them.
  @OptionGroup(title: "Language and settings")
  var variants: VariantOptions

  /// Views that correspond to each other, as `ID=ID`.
  @Option(
    help: ArgumentHelp(
      "A view of the first document and its counterpart in the second; can be repeated.",
      valueName: "id=id"))
  var match: [String] = []

  /// Views that are not compared, with their subviews.
  @Option(
    help: ArgumentHelp(
      "A view to exclude with its subviews; can be repeated.", valueName: "id"))
  var ignore: [String] = []

  /// The folder of snapshots to compare with the document, or `nil` for a second document.
  @Option(
    help: ArgumentHelp(
      "Compare with the snapshots of a program in this folder, at their sizes.",
      valueName: "folder"))
  var snapshots: String?

  /// The format of the result.
  @Option(name: .shortAndLong, help: "The output format: text or json.")
  var format = ProveFormat.text

  /// The folder for pictures of both sides at the counterexample.
  @Option(
    help: ArgumentHelp(
      "Draw both sides where they differ, as SVG, and as PNG if rsvg-convert is installed.",
      valueName: "folder"))
  var picture: String?

  /// The file for the certificate that proves the result.
  @Option(help: ArgumentHelp("Write a certificate of the result to this file.", valueName: "file"))
  var certificate: String?

  /// A Boolean value that indicates whether differences in content are considered.
  @Flag(help: "Also count differences in texts, fonts, classes and hidden views.")
  var strict = false

  /// A Boolean value that indicates whether the documents are laid out at every whole width, as an
  /// oracle for the proof.
  @Flag(help: "Lay out at every whole width instead of proving; slow, for comparison.")
  var exhaustive = false

  /// The folders with font files.
  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  /// The time limit.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// The option that determines when output has colors.
  @OptionGroup
  var color: ColorOptions

  /// Rejects missing documents, malformed pairs and contradicting options.
  ///
  /// Snapshots have fixed widths and heights, and nothing is proved about them, so options for
  /// ranges and certificates cannot be combined with them.
  func validate() throws {
    _ = try rules()
    if snapshots != nil {
      guard files.count == 1 else {
        throw ValidationError("--snapshots requires exactly one document.")
      }
      let given = OptionNames.given([
        "--width": range.width != nil, "--height": range.sweep.height != nil,
        "--certificate": certificate != nil, "--exhaustive": exhaustive,
        "--text-growth": range.sweep.textGrowth != nil,
      ])
      guard given.isEmpty else {
        throw ValidationError("\(given.joined(separator: ", ")) cannot be used with --snapshots.")
      }
      return
    }
    guard files.count == 2 else {
      throw ValidationError(
        "Specify two documents, as in `autolayout equivalent Old.xib New.xib --width 320...430`.")
    }
    guard range.width != nil else {
      throw ValidationError("Specify the widths in points, as in --width 320...1366.")
    }
  }

  /// Returns the rules of `--match` and `--ignore`.
  ///
  /// - Throws: `ValidationError` for a malformed pair.
  private func rules() throws -> MatchingRules {
    let pairs = try match.map { text in
      guard let pair = MatchingRules.Pair(text) else {
        throw ValidationError(
          "Invalid value '\(PrintableText.of(String(text.prefix(80))))' for --match: "
            + "expected ID=ID."
        )
      }
      return pair
    }
    guard ignore.allSatisfy({ !$0.isEmpty && $0.utf8.count <= MatchingRules.maxNameLength }) else {
      throw ValidationError("Invalid value for --ignore: expected the identifier of a view.")
    }
    return MatchingRules(pairs: pairs, ignored: Set(ignore))
  }

  /// Compares both sides and prints the result.
  ///
  /// - Throws: The exit code of the run, unless both sides are equivalent.
  func run() throws {
    fonts.use()
    let request = EquivalentRequest(
      files: files, canvas: try range.selection(variants, coversAll: snapshots == nil),
      widths: range.width, heights: range.sweep.height, textGrowth: range.sweep.textGrowth,
      rules: try rules(),
      snapshots: snapshots, isExhaustive: exhaustive, isStrict: strict)
    let task = EquivalentTask(
      format: format, picture: picture, certificate: certificate,
      errorsHaveColor: Terminal.standardError.hasColor)
    let text = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    let batch = Batch(
      task: task, documents: [.described(text, name: files.joined(separator: " and "))], jobs: 1,
      limit: timeLimit.seconds)
    try MainActor.assumeIsolated { batch.printing() }.throwUnlessFine()
  }
}
