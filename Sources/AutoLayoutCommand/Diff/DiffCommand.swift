import ArgumentParser
import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The command `autolayout diff`, which compares the layouts of two versions of documents.
///
/// Documents are compared by `DiffPairTask`, the lines of a stream by `DiffTask`, and one document
/// is listed for git by `LayoutListing`.
struct DiffCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Describes how the layout of documents changed between two versions.",
    discussion: """
      Lays out both versions on the document's own canvas and on every device in both \
      orientations, and lists new and resolved findings of the linter, views that moved, and \
      constraints that changed. A folder stands for the documents in it that differ or that Git \
      does not track yet. As with `git diff --exit-code`, the exit code is 0 if nothing changed \
      and 1 if something did.

        autolayout diff Old.storyboard New.storyboard
        autolayout diff . --from origin/main --format markdown
        autolayout diff Main.storyboard --format html --output diff.html

      See Documentation/Diff.md, also for the settings that let Git use the command.
      """)

  /// Two documents, or one document or folder of a Git repository. The default is the working
  /// directory.
  @Argument(
    help: ArgumentHelp(
      "Two documents, or a document or folder in a Git repository (default: working directory).",
      valueName: "file"))
  var files: [String] = []

  /// The earlier revision. The default is `HEAD`.
  @Option(help: ArgumentHelp("The earlier revision (default: HEAD).", valueName: "revision"))
  var from: String?

  /// The later revision. The default is the working tree.
  @Option(
    help: ArgumentHelp("The later revision (default: the working tree).", valueName: "revision"))
  var to: String?

  /// Identifiers of devices, or `none`. The default is all devices.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Compare only on these devices, separated by commas, or none to compare only on the \
      document's own canvas.
      """, valueName: "ids"))
  var device: String?

  /// The orientations of devices. The default is both.
  @Option(
    help: ArgumentHelp(
      "The orientation of the devices: portrait, landscape or all (default: all).",
      valueName: "orientation"))
  var orientation: OrientationChoice?

  /// The format of the result. The default is text.
  @Option(
    name: .shortAndLong, help: "The output format: text, json, markdown or html (default: text).")
  var format: DiffFormat?

  /// The file for the result. The default is standard output.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the output to this file instead of standard output.", valueName: "file"))
  var output: String?

  /// A Boolean value that indicates whether text and Markdown list every view and finding.
  @Flag(help: "List all views and findings in text and Markdown instead of at most 20 of each.")
  var all = false

  /// A Boolean value that indicates whether the layout of one document is listed for Git instead.
  @Flag(help: "Print the layout of one document as text that Git can compare.")
  var textconv = false

  /// The folders with font files.
  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  /// The time limit for each document.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// The option that determines when output has colors.
  @OptionGroup
  var color: ColorOptions

  /// The options of a run that reads its versions from standard input.
  @OptionGroup(title: "Stream")
  var stream: StreamOptions

  /// The number of worker processes of a stream. The default is the number of processors.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The number of lines to process in parallel (default: the number of processors).",
      valueName: "n"))
  var jobs: Int?

  /// Rejects contradictory options and unknown devices.
  func validate() throws {
    try BatchOptions.validate(jobs: jobs)
    if jobs != nil, !stream.isOn { throw ValidationError("--jobs requires --stream.") }
    if stream.isOn { try validateForStream() }
    if files.count > 2 { throw ValidationError("Specify at most two documents.") }
    if files.count == 2, from != nil || to != nil {
      throw ValidationError("--from and --to cannot be used with two documents.")
    }
    if textconv { try validateForTextconv() }
    _ = try task()
  }

  /// Rejects options that have no meaning for a stream, because each line specifies the versions,
  /// and all answers are JSON.
  private func validateForStream() throws {
    guard files.isEmpty else {
      throw ValidationError("Files cannot be used with --stream, which reads from standard input.")
    }
    let given = OptionNames.given([
      "--from": from != nil, "--to": to != nil, "--output": output != nil,
      "--textconv": textconv, "--all": all,
      "--format": format != nil && format != .json,
    ])
    guard given.isEmpty else {
      throw ValidationError("\(given.joined(separator: ", ")) cannot be used with --stream.")
    }
  }

  /// Rejects options that have no meaning for `--textconv`, which lists one document on its own
  /// canvas.
  private func validateForTextconv() throws {
    if files.count != 1 || from != nil || to != nil {
      throw ValidationError("--textconv requires one document, without --from and --to.")
    }
    let given = OptionNames.given([
      "--device": device != nil, "--orientation": orientation != nil,
      "--format": format != nil, "--output": output != nil, "--all": all,
    ])
    guard given.isEmpty else {
      throw ValidationError("\(given.joined(separator: ", ")) cannot be used with --textconv.")
    }
  }

  /// Returns the comparison that the options describe.
  ///
  /// - Throws: `ValidationError` for an unknown device.
  private func task() throws -> DiffTask {
    DiffTask(
      devices: device == "none" ? nil : try CanvasOptions.devices(device ?? "all"),
      orientation: orientation ?? .all)
  }

  /// Compares the documents. Failures of the run itself are printed to standard error.
  func run() throws {
    fonts.use()
    if stream.isOn {
      return try stream.run(task(), jobs: jobs, limit: timeLimit.seconds).throwUnlessFine()
    }
    let status = MainActor.assumeIsolated { () -> ExitStatus in
      do {
        LayoutLog.reportsConflicts = false
        if textconv { return try LayoutListing.write(files[0]) }
        return try compare()
      } catch let failure as RunFailure {
        Output.standardError.write(failure.text)
        return failure.status
      } catch let failure as DocumentFailure {
        Output.standardError.write(failure.text(.standardError))
        return failure.status
      } catch {
        Output.standardError.write(PrintableText.lines("\(error)\n"))
        return .fault
      }
    }
    try status.throwUnlessFine()
  }

  /// Compares all pairs of versions and writes one result. A document that cannot be read is
  /// reported, and the others are compared.
  @MainActor
  private func compare() throws -> ExitStatus {
    let format = format ?? .text
    let pairs = try DiffSources(files: files, from: from, to: to).pairs()
    let batch = Batch(
      task: DiffPairTask(comparison: try task(), format: format, listsAll: all),
      documents: try pairs.map(DiffPairTask.document),
      jobs: BatchOptions.processes(for: pairs.count), limit: timeLimit.seconds)
    var status = ExitStatus.fine
    var sections: [String] = []
    batch.run { report in
      // A document that cannot be read does not prevent the comparison of the others.
      if let failure = report.failure {
        Output.standardError.write(failure.text(.standardError))
      }
      status = status.followed(by: report.status)
      sections += report.section.map { [$0] } ?? []
    }
    // Without any comparison, it is unknown whether the layouts differ.
    if sections.isEmpty, status != .fine, format == .text { return status }
    let text = format.text(sections)
    if let output { try WholeFile.write(text, to: output) } else { Output.standard.write(text) }
    return status
  }
}
