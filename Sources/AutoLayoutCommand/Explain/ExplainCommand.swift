import ArgumentParser
import ConflictLogs

/// The command `autolayout explain`, which explains conflicts that a console log reports.
///
/// The log is read with the limits of `SystemSource`, because it may be untrusted.
struct ExplainCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains console logs of conflicting constraints.",
    discussion: """
      Reads any number of reports “Unable to simultaneously satisfy constraints”, from UIKit, \
      AppKit, SnapKit or Masonry, with any other text between them. For each one, it prints an \
      irreducible set of conflicting constraints, the arithmetic, the constraint that UIKit \
      breaks, and repairs that were confirmed by solving. The exit code is 1 if a conflict was \
      explained, and 65 if no report can be read.

        autolayout explain console.log
        pbpaste | autolayout explain
        autolayout explain console.log --format svg > conflict.svg

      See Documentation/Explain.md.
      """)

  /// The formats of the answer: text, one JSON object per report and line, or one picture.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, svg
  }

  /// The file with the log; `-` for standard input.
  @Argument(
    help: ArgumentHelp("A file with console output, or - for standard input.", valueName: "file"))
  var path = "-"

  /// The format of the answer.
  @Option(help: "The output format: text, one JSON object per report, or a picture of all reports.")
  var format = Format.text

  /// The documents in which the constraints of the log are searched.
  @Option(
    name: .customLong("document"),
    help: ArgumentHelp(
      "A document in which to locate the constraints; can be repeated.",
      valueName: "file"))
  var documents: [String] = []

  /// The time limit for the log and all documents.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// The option that determines when output has colors.
  @OptionGroup
  var color: ColorOptions

  /// Explains all reports. Prints a failure of the run on standard error.
  func run() throws {
    do {
      try TimeLimit.watching(SystemSource(path: path).name, timeLimit.seconds, explain)
        .throwUnlessFine()
    } catch let failure as DocumentFailure {
      Output.standardError.write(failure.text(.standardError))
      try failure.status.throwUnlessFine()
    }
  }

  /// Explains each report of the log in its order.
  private func explain() throws -> ExitStatus {
    let source = SystemSource(path: path)
    let bytes = try source.bytes()
    let logs = ConsoleLogReader.logs(in: bytes)
    guard !logs.isEmpty else {
      let missing = MissingReport(in: bytes)
      throw DocumentFailure(
        file: source.name, message: missing.message, hint: missing.hint, status: .badData)
    }
    let sources = try ExplanationSources(documents)
    var status = ExitStatus.fine
    var isAnyRead = false
    var pictures: [ConflictExplanation] = []
    for (index, log) in logs.enumerated() {
      var explanation = ConflictExplanation(log)
      if !documents.isEmpty { explanation.places = sources.places(of: log) }
      switch format {
      case .text:
        let gap = index == 0 ? "" : "\n"
        Output.standard.write(gap + explanation.text.printableLines)
      case .json: Output.standard.write(explanation.json + "\n")
      case .svg: pictures.append(explanation)
      }
      isAnyRead = isAnyRead || explanation.parsedCount > 0
      if explanation.isInfeasible || explanation.parsedCount == 0 {
        status = status.followed(by: explanation.isInfeasible ? .findings : .badData)
      }
    }
    if format == .svg { Output.standard.write(ConflictPicture(pictures).svg) }
    guard isAnyRead else {
      throw DocumentFailure(
        file: source.name, message: "no constraint of the report can be read",
        hint: "expected lines such as \(MissingReport.example)", status: .badData)
    }
    return status
  }
}
