import ArgumentParser
import Foundation

/// The command `autolayout mcp`, a server of the Model Context Protocol over standard input and
/// output.
///
/// `StreamSession` reads the messages and passes them to a worker, which answers them with a
/// `ContextTask`. There is only one worker, because edits must be performed in the order in which
/// they arrive.
struct MCPCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Runs a Model Context Protocol server for language models.",
    discussion: """
      Clients of language models start the command, which reads one message per line from standard \
      input, and writes one response per line to standard output. Its tools lay out, lint, \
      explain, prove, draw, compare, write and repair documents of one project; paths outside it \
      are rejected. Revisions of the protocol: \(ContextRevision.all.joined(separator: ", ")).

        autolayout mcp
        autolayout mcp --project App --read-only

      See Documentation/ModelContext.md.
      """)

  /// The folder that paths must not leave. The default is the working directory.
  @Option(
    help: ArgumentHelp(
      "The project folder (default: the working directory).", valueName: "folder"))
  var project: String?

  /// A Boolean value that indicates whether tools that change files are excluded.
  @Flag(help: "Do not offer tools that write files.")
  var readOnly = false

  /// The folders with font files.
  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  /// The time limit for each answer.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// Rejects a project that is not a folder.
  func validate() throws {
    guard let project else { return }
    guard DocumentFinder.isFolder(project) else {
      throw ValidationError(
        "Invalid value '\(PrintableText.of(project))' for --project: no such folder.")
    }
  }

  /// Answers messages until standard input ends.
  func run() throws {
    fonts.use()
    let folder = project ?? FileManager.default.currentDirectoryPath
    var session = StreamSession(
      task: ContextTask(isReadOnly: readOnly), project: ProjectBoundary(folder: folder),
      // Edits must be performed in the order in which they arrive.
      workers: 1, limit: timeLimit.seconds, maxLineLength: Self.maxMessageLength)
    let nothing = Data(ContextTask.nothing.utf8)
    try session.run { if $0 != nothing { Output.standard.write($0) } }.throwUnlessFine()
  }

  /// The maximum length of a message in bytes, which may contain a document or a log.
  private static let maxMessageLength = 16 << 20
}
