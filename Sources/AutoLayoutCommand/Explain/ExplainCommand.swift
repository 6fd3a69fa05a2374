import ArgumentParser
import ConflictLogs

/// The command `autolayout explain`, which explains conflicts that a console log reports.
///
/// The log is read with the limits of `SystemSource`, because it may be untrusted.
struct ExplainCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains “Unable to simultaneously satisfy constraints”.",
    discussion: """
      Paste the output of the console: one report or many, from UIKit, AppKit, SnapKit or Masonry, \
      with any other text between them. Reports from issues, chats, mail, syslog and web pages are \
      read, too, in UTF-8 or UTF-16. The answer names an irreducible set of conflicting \
      constraints, shows the arithmetic, names the constraint that UIKit breaks, and lists \
      changes that repair the layout, each confirmed by solving:

        autolayout explain console.log
        pbpaste | autolayout explain
        autolayout explain console.log --format json
        autolayout explain console.log --format svg > conflict.svg

      With --document, each constraint that is found in a document by its identifier, classes, \
      titles and constants is followed by the document's name and line.

      Constraints are numbered as the report lists them, from 0. With --format json each report is \
      one line: "constraints" and "parsed" count them, "infeasible" says whether they contradict \
      each other, "conflict" has the numbers of a smallest set, "listed" the texts, "broken" the \
      number of the constraint that UIKit broke, and "repairs" the changes; "places" are file and \
      line in the documents. "recorded" is the broken constraint that the log names, and \
      "predicted" the one that follows from the constraints alone; "broken" is "recorded" if the \
      log names one, otherwise "predicted".

      Exit codes: 0 nothing printed contradicts itself, 1 a contradiction was explained, 65 there \
      is no report in the text or none of its constraints can be read, 66 cannot open.
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
  @Option(help: "Plain words, a JSON object a line for each report, or a picture of all.")
  var format = Format.text

  /// The documents in which the constraints of the log are searched.
  @Option(
    name: .customLong("document"),
    help: ArgumentHelp(
      "A .xib or .storyboard in which the constraints are looked for; may be given several times.",
      valueName: "file"))
  var documents: [String] = []

  /// The time limit for the log and all documents.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// When output has colors.
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
