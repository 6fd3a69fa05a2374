import ArgumentParser
import Foundation
import InterfaceBuilder

/// The options of a command that can read its documents from standard input.
struct StreamOptions: ParsableArguments {
  /// A Boolean value that indicates whether documents come from standard input.
  @Flag(
    name: .customLong("stream"),
    help: ArgumentHelp(
      """
      Read documents from standard input, one JSON object per line, and answer each with a line of \
      JSON, in the same order.
      """))
  var isOn = false

  /// The folder that paths must not leave. The default is the working directory.
  @Option(
    help: ArgumentHelp(
      """
      With --stream, the folder that paths are relative to and must not leave (default: the \
      working directory).
      """, valueName: "folder"))
  var project: String?

  /// The maximum length of a line, in bytes. A document of the maximum size (64 MB) fits even if
  /// its JSON text is twice as long; that of Xcode's documents is a tenth longer.
  static let maxLineLength = 2 * XMLLimits().fileSize

  /// Rejects `--project` without a stream.
  func validate() throws {
    if project != nil && !isOn { throw ValidationError("--project requires --stream.") }
  }

  /// Rejects a command line with neither documents nor a stream, or with both.
  func validate(files: [String], example: String) throws {
    if isOn && !files.isEmpty {
      throw ValidationError("Files cannot be used with --stream, which reads from standard input.")
    }
    if !isOn && files.isEmpty {
      throw ValidationError("Specify documents or folders, as in `\(example)`.")
    }
  }

  /// The folder that paths must not leave.
  var boundary: ProjectBoundary {
    ProjectBoundary(folder: project ?? FileManager.default.currentDirectoryPath)
  }

  /// Answers the lines of standard input on standard output until the input ends.
  func run(_ task: some StreamTask, jobs: Int?, limit: Double?) -> ExitStatus {
    var session = StreamSession(
      task: task, project: boundary,
      workers: jobs ?? ProcessInfo.processInfo.activeProcessorCount, limit: limit)
    return session.run { Output.standard.write($0) }
  }
}
