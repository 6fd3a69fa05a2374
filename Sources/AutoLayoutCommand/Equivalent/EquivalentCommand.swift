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
    abstract: "Proves that two layouts are the same at all widths, or shows where they are not.",
    discussion: """
      Two documents, or two roots, are laid out for a whole range of widths, in all sizes of text and \
      in both directions. Either all frames are the same, or the smallest width at which a frame \
      differs is printed with both frames.

        autolayout equivalent Old.storyboard New.storyboard --width 320...1366
        autolayout equivalent Main.storyboard#LgN-vw-001 Login.xib --width 320...430
        autolayout equivalent Old.xib New.xib --width 320...430 --content-size L --direction ltr
        autolayout equivalent Old.xib New.xib --width 320...430 --match aBc-De-fGh=title
        autolayout equivalent Old.xib New.xib --width 320...430 --certificate equal.json
        autolayout equivalent Old.xib New.xib --width 320...430 --picture differences
        autolayout equivalent Main.storyboard --snapshots Recorded

      A root is chosen with # and its identifier, its name or the identifier of its controller. \
      Without it, the roots of both documents are paired by identifier or by name; if each document has \
      one root, these two are compared. Both sides are laid out on the device of the first document.

      Views are matched by identifier, then by accessibility identifier, restoration identifier or \
      label, by class and text, and by class and order below matched views. Frames are compared in \
      the coordinates of the root. Plain views and stack views that only group others need no \
      counterpart; any other view without one is a difference. Texts, fonts, classes and hidden views \
      that differ are listed, and count with --strict.

      With --snapshots, the second side is a folder of snapshots as a Swift program wrote them \
      (LayoutSnapshot as JSON): the document is compared at exactly their sizes.

      A certificate holds what proves both sides and their frames, so that \
      Scripts/check-width-certificate.py confirms the result without this program.

      Exit codes: 0 the layouts are equivalent, 1 they are not; 65 and 66 for documents that cannot \
      be read.
      """)

  /// The two documents, or one document with `--snapshots`.
  @Argument(
    help: ArgumentHelp(
      "Two documents, each alone or with a root as Main.storyboard#ID; one with --snapshots.",
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
      "A view that is not compared, with its subviews; can be repeated.", valueName: "id"))
  var ignore: [String] = []

  /// The folder of snapshots to compare with the document, or `nil` for a second document.
  @Option(
    help: ArgumentHelp(
      "Compare with the snapshots of a program in this folder, at their sizes.",
      valueName: "folder"))
  var snapshots: String?

  /// The format of the result.
  @Option(name: .shortAndLong, help: "How the result is written: text or json.")
  var format = ProveFormat.text

  /// The folder for pictures of both sides at the counterexample.
  @Option(
    help: ArgumentHelp(
      "Draw both sides where they differ: SVG, and PNG if rsvg-convert is installed.",
      valueName: "folder"))
  var picture: String?

  /// The file for the certificate that proves the result.
  @Option(help: ArgumentHelp("Write what proves the pieces to a file.", valueName: "file"))
  var certificate: String?

  /// A Boolean value that indicates whether differences in content are considered.
  @Flag(help: "Count differences in texts, fonts, classes and hidden views, too.")
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

  /// When output has colors.
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
        throw ValidationError("--snapshots takes one document: its folder is the other side.")
      }
      let given = OptionNames.given([
        "--width": range.width != nil, "--height": range.sweep.height != nil,
        "--certificate": certificate != nil, "--exhaustive": exhaustive,
        "--text-growth": range.sweep.textGrowth != nil,
      ])
      guard given.isEmpty else {
        throw ValidationError(
          "Snapshots have sizes of their own; leave \(given.joined(separator: ", ")) out.")
      }
      return
    }
    guard files.count == 2 else {
      throw ValidationError(
        "Name two documents, such as `autolayout equivalent Old.xib New.xib --width 320...430`")
    }
    guard range.width != nil else {
      throw ValidationError("Give the widths in points, such as --width 320...1366.")
    }
  }

  /// Returns the rules of `--match` and `--ignore`.
  ///
  /// - Throws: `ValidationError` for a malformed pair.
  private func rules() throws -> MatchingRules {
    let pairs = try match.map { text in
      guard let pair = MatchingRules.Pair(text) else {
        throw ValidationError(
          "--match takes two views as ID=ID, not \(JSONText.string(String(text.prefix(80)))).")
      }
      return pair
    }
    guard ignore.allSatisfy({ !$0.isEmpty && $0.utf8.count <= MatchingRules.maxNameLength }) else {
      throw ValidationError("--ignore takes the identifier of a view.")
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
