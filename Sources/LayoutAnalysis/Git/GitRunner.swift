import Foundation

/// The program `git`. No other code starts it.
///
/// A repository or a folder that someone else made cannot have it start another program:
///
/// - Only subcommands that start none are used (`GitCommand`).
/// - The repository is the one that `GitWorkTree` finds; git searches nowhere else, and takes no folder
///   with the files of a repository as one.
/// - The program is searched in absolute folders only (`SearchPath`).
/// - Hooks, the file monitor, the pager and every way to fetch are off.
///
/// Git still checks who owns the repository, and the user's own configuration stays in force. The
/// time and the output are bounded.
///
///     let hash = try GitRunner(folder: "App").text(.names, ["--verify", "HEAD"])
package struct GitRunner: Sendable {
  /// The top of the work tree around the folder, as a path without symbolic links; nil if there is
  /// none. Git runs in it.
  package let top: String?
  /// The folder whose repository is used.
  private let folder: String
  /// Seconds until a run is given up.
  private let timeout: Double
  /// The path of the program, or its name if it is searched in `PATH`.
  private let program: String
  /// The variables of the process that uses git.
  let variables: [String: String]

  /// Seconds that git gets: it answers about a project within one, on a cold disk within ten. Beyond
  /// that it waits for something that will not come.
  package static let defaultTimeout = 60.0

  /// Bytes of the longest list that git answers with: a hundred thousand paths of 160 bytes.
  package static let maxListSize = 16 << 20

  /// Creates a runner for the repository around a folder, which need not be in one.
  ///
  /// - Parameters:
  ///   - folder: A folder that exists.
  ///   - timeout: Seconds for each run.
  ///   - program: A path, or a name that is searched in `PATH`.
  ///   - variables: The environment. Of git's variables, those of the user's configuration are used.
  package init(
    folder: String, timeout: Double = Self.defaultTimeout, program: String = "git",
    variables: [String: String] = ProcessInfo.processInfo.environment
  ) {
    top = GitWorkTree.top(around: folder)
    self.folder = folder
    self.timeout = timeout
    self.program = program
    self.variables = variables
  }

  /// Runs a subcommand, and returns its standard output.
  ///
  /// - Parameters:
  ///   - command: The subcommand.
  ///   - arguments: Its arguments. Paths are relative to the top of the work tree, without wildcards.
  ///   - limit: The most bytes that are kept.
  ///   - isKept: Chooses among texts that end in null characters; nil to keep all.
  /// - Returns: The output, or the chosen texts of it.
  /// - Throws: `GitFailure`, with git's own words where it has some.
  package func bytes(
    _ command: GitCommand, _ arguments: [String], limit: Int = Self.maxListSize,
    where isKept: (@Sendable (Data) -> Bool)? = nil
  ) throws(GitFailure) -> Data {
    let (output, errors) = (Pipe(), Pipe())
    let process = try process(command, arguments)
    process.standardOutput = output
    process.standardError = errors
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw .missing }
    var reading = GitOutput(
      output: output.fileHandleForReading, errors: errors.fileHandleForReading, limit: limit,
      where: isKept)
    try wait(for: process, ended, &reading, limit)
    guard process.terminationStatus == 0, process.terminationReason == .exit else {
      throw .refused(reading.firstError)
    }
    return reading.output
  }

  /// Runs a subcommand, and returns its standard output as text without the ends of lines around it.
  ///
  /// - Throws: `GitFailure`.
  package func text(_ command: GitCommand, _ arguments: [String]) throws(GitFailure) -> String {
    String(decoding: try bytes(command, arguments), as: UTF8.self)
      .trimmingCharacters(in: .newlines)
  }

  /// Runs a subcommand with the option `-z`, and returns the texts that end in null characters.
  ///
  /// - Throws: `GitFailure`.
  package func list(
    _ command: GitCommand, _ arguments: [String],
    where isKept: (@Sendable (Data) -> Bool)? = nil
  ) throws(GitFailure) -> [String] {
    try bytes(command, ["-z"] + arguments, where: isKept).split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The process of a run, which is not started.
  private func process(
    _ command: GitCommand, _ arguments: [String]
  ) throws(GitFailure) -> Process {
    guard let path = SearchPath.program(program, in: variables) else { throw .missing }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      Self.settings + ["-C", top ?? folder, command.rawValue] + command.safeOptions + arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Reads the output of a process that was started, and waits for its end or the end of the time.
  private func wait(
    for process: Process, _ ended: DispatchSemaphore, _ reading: inout GitOutput, _ limit: Int
  ) throws(GitFailure) {
    let deadline = ProcessInfo.processInfo.systemUptime + timeout
    var end = reading.run(until: deadline)
    // What closes its pipes may live on.
    let rest = max(0, deadline - ProcessInfo.processInfo.systemUptime)
    if end == .closed, ended.wait(timeout: .now() + rest) == .timedOut { end = .late }
    guard end != .closed else { return }
    // Not waited for: what git started may live on, and would be waited for, too. The number of a
    // process that has ended may be another's by now.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    throw end == .late ? .late(seconds: timeout) : .overlong(limit: limit)
  }
}
