import ArgumentParser
import Foundation
import InterfaceBuilder

/// Documents from standard input instead of arguments.
struct StreamOptions: ParsableArguments {
  @Flag(
    name: .customLong("stream"),
    help: ArgumentHelp(
      """
      Read documents from standard input, a JSON object a line as above; answer each with a line \
      of JSON, in the same order.
      """))
  var isOn = false

  @Option(
    help: ArgumentHelp(
      """
      The folder that paths of a stream are relative to and may not leave (default: the working \
      directory).
      """, valueName: "folder"))
  var project: String?

  /// Bytes of the longest line. A document of the largest size that is read (64 MB), written as
  /// JSON with twice as many bytes, just fits; Xcode's documents grow by a tenth.
  static let longestLine = 2 * XMLLimits().fileSize

  func validate() throws {
    if project != nil && !isOn { throw ValidationError("--project goes with --stream.") }
  }

  /// Fails unless there are either documents as arguments or a stream.
  func validate(files: [String], example: String) throws {
    if isOn && !files.isEmpty {
      throw ValidationError("With --stream, documents come from standard input; leave files out.")
    }
    if !isOn && files.isEmpty {
      throw ValidationError("Name documents or folders, such as `\(example)`")
    }
  }

  /// The folder that paths may not leave.
  var boundary: ProjectBoundary {
    ProjectBoundary(folder: project ?? FileManager.default.currentDirectoryPath)
  }

  /// Answers standard input on standard output until it ends.
  func run(_ task: some StreamTask, jobs: Int?) -> ExitStatus {
    var session = StreamSession(
      task: task, project: boundary,
      workers: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    return session.run { Output.standard.write($0) }
  }
}
