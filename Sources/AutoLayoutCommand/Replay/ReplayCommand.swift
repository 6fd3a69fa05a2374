import ArgumentParser
import AutoLayout
import ConflictLogs
import LayoutRendering

/// The command `autolayout replay`, which shows a recorded view hierarchy and its broken
/// constraints.
///
/// The hierarchy and the logs are read with the limits of `SystemSource`, because they may be
/// untrusted.
struct ReplayCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Shows a view hierarchy from a crash report or a debugger.",
    discussion: """
      Reads the output of recursiveDescription(), alone or anywhere in a console log, or Sentry's \
      attachment view-hierarchy.json, and prints each window as a tree of recorded frames. Reports \
      of conflicting constraints in the same file and in the files of --log are explained, and the \
      views of the broken constraint are marked. The exit code is 1 if a conflict was explained, \
      and 65 if there is no view hierarchy.

        autolayout replay console.log
        autolayout replay view-hierarchy.json --log console.log
        autolayout replay console.log --format svg > window.svg

      See Documentation/Explain.md.
      """)

  /// The formats of the answer: text, one JSON object per window and line, or the picture of a
  /// window.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, jsonl, svg
  }

  /// The file with the hierarchy; `-` for standard input.
  @Argument(
    help: ArgumentHelp(
      "A file with a view hierarchy, or - for standard input.", valueName: "file"))
  var path = "-"

  /// Files with console logs.
  @Option(
    name: .customLong("log"),
    help: ArgumentHelp(
      "A console log with conflict reports; can be repeated.", valueName: "file"))
  var logs: [String] = []

  /// The format of the answer.
  @Option(help: "The output format: text, one line of JSON per window, or a picture of one window.")
  var format = Format.text

  /// The window of the picture.
  @Option(
    help: ArgumentHelp(
      "The window to draw, from 1 (default: the first with a broken constraint, or the first).",
      valueName: "number"))
  var window: Int?

  /// A Boolean value that indicates whether hidden views are omitted from the text.
  @Flag(help: "Omit hidden views and their descendants.")
  var omitHidden = false

  /// The time limit for all files.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// The option that determines when output has colors.
  @OptionGroup
  var color: ColorOptions

  /// Rejects windows before the first.
  func validate() throws {
    if let window, window < 1 {
      throw ValidationError("Invalid value '\(window)' for --window: windows are numbered from 1.")
    }
  }

  /// Shows all windows. Failures of the run are printed to standard error.
  func run() throws {
    do {
      try TimeLimit.watching(SystemSource(path: path).name, timeLimit.seconds, replay)
        .throwUnlessFine()
    } catch let failure as DocumentFailure {
      Output.standardError.write(failure.text(.standardError))
      try failure.status.throwUnlessFine()
    }
  }

  /// Reads all files, and writes the answer.
  private func replay() throws(DocumentFailure) -> ExitStatus {
    let source = SystemSource(path: path)
    let bytes = try source.bytes()
    let trees: [RecordedHierarchy]
    do {
      trees = try HierarchyReader.hierarchies(in: bytes)
    } catch {
      throw DocumentFailure(
        file: source.name, message: error.message, hint: error.hint, status: .badData)
    }
    var reports = ConsoleLogReader.logs(in: bytes)
    for log in logs { reports += ConsoleLogReader.logs(in: try SystemSource(path: log).bytes()) }
    let explanations = reports.map(ConflictExplanation.init)
    let snapshots = trees.map { $0.snapshot(explanations: explanations) }
    switch format {
    case .text: writeText(snapshots, explanations)
    case .jsonl: for snapshot in snapshots { Output.standard.write(snapshot.replayJSON + "\n") }
    case .svg: Output.standard.write(try picture(snapshots))
    }
    return explanations.contains(where: \.isInfeasible) ? .findings : .fine
  }

  /// Writes the tree of each window, and then the explanations.
  private func writeText(_ snapshots: [LayoutSnapshot], _ explanations: [ConflictExplanation]) {
    var options = TextRenderer.Options()
    options.usesColor = Terminal.standardOutputHasColor
    options.omitsHidden = omitHidden
    options.showsSummary = false
    let renderer = TextRenderer(options: options)
    for (index, snapshot) in snapshots.enumerated() {
      if snapshots.count > 1 { Output.standard.write("# window \(index + 1)\n") }
      Output.standard.write(renderer.text(for: snapshot))
    }
    for explanation in explanations {
      Output.standard.write("\n" + explanation.text.printableLines)
    }
  }

  /// Returns the picture of a window, with the frames of all views and marks on views in conflict.
  private func picture(_ snapshots: [LayoutSnapshot]) throws(DocumentFailure) -> String {
    let broken = snapshots.firstIndex { $0.constraints.contains(where: \.isBroken) }
    let index = window.map { $0 - 1 } ?? broken ?? 0
    guard snapshots.indices.contains(index) else {
      throw DocumentFailure(
        file: SystemSource(path: path).name,
        message: "there is no window \(index + 1); the text contains \(snapshots.count)",
        hint: "specify another window with --window", status: .badData)
    }
    var options = SVGRenderer.Options()
    options.overlay.showsFrames = true
    options.overlay.showsProblems = true
    return SVGRenderer(options: options).svg(for: snapshots[index])
  }
}

extension LayoutSnapshot {
  /// The window as one line of JSON.
  ///
  ///     {"class":"UIWindow","size":[390,844],"broken":["UILabel:0x7f81.width == 40"],"views":[
  ///      {"class":"UILabel","id":"0x7f81","parent":0,"frame":[16,20,343,21],"inConflict":true}]}
  fileprivate var replayJSON: String {
    let broken = constraints.filter(\.isBroken)
    let inConflict = Set(broken.flatMap { [$0.first.view, $0.second?.view].compactMap { $0 } })
    return JSONText.object([
      ("class", JSONText.string(root.className)),
      (
        "size",
        JSONText.array([JSONText.number(canvas.size.width), JSONText.number(canvas.size.height)])
      ),
      ("broken", broken.isEmpty ? nil : JSONText.array(broken.map { JSONText.string($0.text) })),
      (
        "views",
        JSONText.array(views.indices.map { json(of: $0, isInConflict: inConflict.contains($0)) })
      ),
    ])
  }

  /// Returns a view with its frame in the coordinates of its superview.
  private func json(of index: Int, isInConflict: Bool) -> String {
    let view = views[index]
    let frame = view.frame
    return JSONText.object([
      ("class", JSONText.string(view.className)), ("id", view.identifier.map(JSONText.string)),
      ("label", view.label.map(JSONText.string)), ("parent", view.parent.map(String.init)),
      (
        "frame",
        JSONText.array(
          [frame.origin.x, frame.origin.y, frame.width, frame.height].map { JSONText.number($0) })
      ),
      ("hidden", view.isHidden ? "true" : nil), ("inConflict", isInConflict ? "true" : nil),
    ])
  }
}
