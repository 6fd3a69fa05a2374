import ArgumentParser
import AutoLayout
import Foundation

/// The command `autolayout facts`, which lists `PlatformMetrics`.
struct FactsCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Lists the facts about Apple's platforms that layouts are computed with.",
    discussion: """
      Heights of bars, margins, safe areas and sizes of controls, each by release, surface and \
      device, with the evidence it rests on. Lengths are in points. A fact's first row that holds \
      gives its value.

        autolayout facts
        autolayout facts navigation-bar switch
        autolayout facts --format json
        autolayout facts --used-by Main.storyboard

      With --used-by the rows that a document's own canvas rests on are written as a line of JSON \
      each: what surrounds a root, and the sizes of views that their class gives them.
      """)

  /// The formats of the list.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  /// The parts of fact names to list. The default is all facts.
  @Argument(help: "Only facts whose names contain one of these.")
  var names: [String] = []

  /// The format of the list.
  @Option(name: .shortAndLong, help: "How the list is written: text or json.")
  var format = Format.text

  /// The documents with the listed facts.
  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp("Documents whose facts are listed.", valueName: "file"))
  var usedBy: [String] = []

  /// The time limit for each document.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// When output has colors.
  @OptionGroup
  var color: ColorOptions

  /// Prints the facts, or those that documents use.
  func run() throws {
    guard usedBy.isEmpty else { return try listUse() }
    let facts = PlatformMetrics.listed.filter { fact in
      names.isEmpty || names.contains { fact.name.contains($0) }
    }
    guard !facts.isEmpty else {
      throw ValidationError("Unknown fact. `autolayout facts` lists all of them.")
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
