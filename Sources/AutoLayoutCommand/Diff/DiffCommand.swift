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
    abstract: "Says what changed in the layout between two versions of documents.",
    discussion: """
      Both versions are laid out on the document's own canvas and on every device in both \
      orientations. New and gone errors of the linter come first, with what was edited at their \
      objects. One line per view states how it moved and where, and which constraints changed; views \
      that moved together are one line. Of each root 20 views are listed, or all with --all.

        autolayout diff Old.storyboard New.storyboard
        autolayout diff Main.storyboard                      # HEAD and the work tree
        autolayout diff . --from origin/main --to HEAD --format markdown
        autolayout diff Main.storyboard --format html --output diff.html

      Views and constraints are matched by identifier, then by class and label. A folder stands for \
      the documents in it that git says have changed or does not know yet, also if the folder exists \
      in one version only; a file that does not exist in a version, and \
      /dev/null, for no views.

      With --stream, versions come from standard input, so that another program can distribute \
      them. Each line is answered with a line of --format json, in the same order, even if its \
      document is invalid. A line has both contents, one of which may be missing, or a path and \
      revisions of git (default: HEAD and the work tree). The exit code is 0 if every line was \
      answered.

        {"path":"App/Cell.xib","before":"<?xml version=\\"1.0\\"…","after":"<?xml…"}
        {"path":"App/Main.storyboard","from":"origin/main","to":"HEAD"}

        autolayout diff --stream < versions.jsonl > answers.jsonl

      For git, with "*.storyboard diff=autolayout" and "*.xib diff=autolayout" in .gitattributes:

        git config diff.autolayout.textconv "autolayout diff --textconv"
        git config difftool.autolayout.cmd 'autolayout diff "$LOCAL" "$REMOTE"'
        git difftool --tool autolayout --no-prompt

      Exit codes, as those of `git diff --exit-code`: 0 the layouts are the same, 1 something \
      changed; 65 and 66 for documents, revisions and repositories that cannot be read. --textconv \
      ends with 0 if the file can be read: anything but a document is printed as it is.
      """)

  /// Two documents, or one document or folder of a Git repository. The default is the working
  /// directory.
  @Argument(
    help: ArgumentHelp(
      "Two documents, or one document or folder of a git repository (default: the working folder).",
      valueName: "file"))
  var files: [String] = []

  /// The earlier revision. The default is `HEAD`.
  @Option(help: ArgumentHelp("The earlier revision (default: HEAD).", valueName: "revision"))
  var from: String?

  /// The later revision. The default is the work tree.
  @Option(help: ArgumentHelp("The later revision (default: the work tree).", valueName: "revision"))
  var to: String?

  /// Identifiers of devices, or `none`. The default is all devices.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Compare on these devices only: identifiers separated by commas, or none for the document's own \
      canvas alone.
      """, valueName: "ids"))
  var device: String?

  /// The orientations of devices. The default is both.
  @Option(
    help: ArgumentHelp(
      "The orientation of devices: portrait, landscape or all (default: all).",
      valueName: "orientation"))
  var orientation: OrientationChoice?

  /// The format of the result. The default is text.
  @Option(name: .shortAndLong, help: "text, json, markdown or html (default: text).")
  var format: DiffFormat?

  /// The file for the result. The default is standard output.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file for the result instead of standard output.", valueName: "file"))
  var output: String?

  /// A Boolean value that indicates whether text and Markdown list every view and finding.
  @Flag(help: "List every view and finding, instead of 20 of each in text and Markdown.")
  var all = false

  /// A Boolean value that indicates whether the layout of one document is listed for Git instead.
  @Flag(help: "Print one document's layout as lines that git can compare.")
  var textconv = false

  /// The folders with font files.
  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  /// The time limit for each document.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// When output has colors.
  @OptionGroup
  var color: ColorOptions

  /// The options of a run that reads its versions from standard input.
  @OptionGroup(title: "Stream")
  var stream: StreamOptions

  /// The number of worker processes of a stream. The default is the number of processors.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Lines of a stream to answer at a time (default: the number of processors).", valueName: "n"))
  var jobs: Int?

  /// Rejects contradictory options and unknown devices.
  func validate() throws {
    try BatchOptions.validate(jobs: jobs)
    if jobs != nil, !stream.isOn { throw ValidationError("--jobs goes with --stream.") }
    if stream.isOn { try validateForStream() }
    if files.count > 2 { throw ValidationError("diff takes two documents, or one path.") }
    if files.count == 2, from != nil || to != nil {
      throw ValidationError("Revisions are for one path; two documents are compared as they are.")
    }
    if textconv { try validateForTextconv() }
    _ = try task()
  }

  /// Rejects options that have no meaning for a stream, because each line specifies the versions,
  /// and all answers are JSON.
  private func validateForStream() throws {
    guard files.isEmpty else {
      throw ValidationError("With --stream, versions come from standard input; leave files out.")
    }
    let given = OptionNames.given([
      "--from": from != nil, "--to": to != nil, "--output": output != nil,
      "--textconv": textconv, "--all": all,
      "--format": format != nil && format != .json,
    ])
    guard given.isEmpty else {
      throw ValidationError(
        "--stream answers each line with one of JSON; leave \(given.joined(separator: ", ")) out.")
    }
  }

  /// Rejects options that have no meaning for `--textconv`, which lists one document on its own
  /// canvas.
  private func validateForTextconv() throws {
    if files.count != 1 || from != nil || to != nil {
      throw ValidationError("--textconv takes one document.")
    }
    let given = OptionNames.given([
      "--device": device != nil, "--orientation": orientation != nil,
      "--format": format != nil, "--output": output != nil, "--all": all,
    ])
    guard given.isEmpty else {
      throw ValidationError(
        "--textconv prints one document as it is; leave \(given.joined(separator: ", ")) out.")
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
