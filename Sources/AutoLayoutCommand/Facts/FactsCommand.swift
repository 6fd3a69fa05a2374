import ArgumentParser
import AutoLayout
import Foundation

/// The command `autolayout facts`, which lists `PlatformMetrics`.
struct FactsCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Lists the platform metrics that layouts depend on.",
    discussion: """
      Prints bar heights, margins, safe areas and sizes of controls, in points, each with its \
      conditions and its evidence. The value of the first row whose conditions are met applies.

        autolayout facts navigation-bar switch
        autolayout facts --format json
        autolayout facts --used-by Main.storyboard

      See Documentation/CommandLine.md.
      """)

  /// The formats of the list.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  /// The parts of fact names to list. The default is all facts.
  @Argument(help: "Parts of names; only facts with a matching name are listed.")
  var names: [String] = []

  /// The format of the list.
  @Option(name: .shortAndLong, help: "The output format: text or json.")
  var format = Format.text

  /// The documents whose facts are listed. If the array is empty, all facts are.
  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      "List the facts that the canvas and the controls of a document depend on, as JSON.",
      valueName: "file"))
  var usedBy: [String] = []

  /// The time limit for each document.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// The option that determines when output has colors.
  @OptionGroup
  var color: ColorOptions

  /// Prints the facts, or those that documents use.
  func run() throws {
    guard usedBy.isEmpty else { return try listUse() }
    let facts = PlatformMetrics.listed.filter { fact in
      names.isEmpty || names.contains { fact.name.contains($0) }
    }
    guard !facts.isEmpty else {
      throw ValidationError("No fact has a matching name; `autolayout facts` lists all facts.")
    }
    switch format {
    case .text: Output.standard.write(facts.map(Self.text).joined())
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      Output.standard.write(String(decoding: try encoder.encode(facts), as: UTF8.self) + "\n")
    }
  }

  /// Prints one line of JSON per document. A document that cannot be read does not prevent listing
  /// the others.
  private func listUse() throws {
    let documents = usedBy.map { path in
      ProjectBoundary.isLinkOut(path) ? FoundDocument.linkOut(path) : .file(path)
    }
    let task = FactsTask(errorsHaveColor: Terminal.standardError.hasColor)
    let batch = Batch(task: task, documents: documents, jobs: 1, limit: timeLimit.seconds)
    try MainActor.assumeIsolated { batch.printing() }.throwUnlessFine()
  }

  /// Returns a fact as its name and one indented line per row.
  private static func text(_ fact: ListedFact) -> String {
    var lines = [fact.name]
    for row in fact.rows { lines.append("  \(row.value)  \(row.scope) (\(row.evidence))") }
    return lines.joined(separator: "\n") + "\n"
  }
}
