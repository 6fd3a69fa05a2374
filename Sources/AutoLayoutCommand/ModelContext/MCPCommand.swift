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
    abstract: "Answers language models: a server of the Model Context Protocol.",
    discussion: """
      Programs that work with language models start the command, write a message a line to standard \
      input, and read a response a line from standard output. Revisions: \
      \(ContextRevision.all.joined(separator: ", ")). The tools lay out, lint, explain, prove, draw, \
      compare, write and repair documents of one project; paths that lead out of it are rejected.

        {"mcpServers":{"autolayout":{"command":"autolayout","args":["mcp","--project","App"]}}}

      Each message is answered by a process of its own kind with limits of time and memory. With \
      --read-only, tools that write files are left out. The exit code is 0 at the end of the input.
      """)

  /// The folder that paths must not leave. The default is the working directory.
  @Option(
    help: ArgumentHelp(
      "The folder of the project (default: the working directory).", valueName: "folder"))
  var project: String?

  /// A Boolean value that indicates whether tools that change files are excluded.
  @Flag(help: "Leave out the tools that write files.")
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
        "--project names a folder; there is none at \(JSONText.string(project)).")
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
