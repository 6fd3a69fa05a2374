import Foundation

/// The program `git`. It is started only here.
///
/// An untrusted repository or folder cannot make it start another program:
///
/// - Only subcommands that start no program are used (`GitCommand`).
/// - The repository is the one that `GitWorkTree` finds. Git searches nowhere else, and does not
///   accept a folder that merely has the files of a repository.
/// - The program is searched in absolute folders only (`SearchPath`).
/// - Hooks, the file monitor, the pager and all forms of fetching are off.
///
/// Git still checks the owner of the repository, and the user's own configuration applies. Time and
/// output are bounded.
///
///     let hash = try GitRunner(folder: "App").text(.names, ["--verify", "HEAD"])
package struct GitRunner: Sendable {
  /// The top of the work tree around the folder, as a path without symbolic links, or `nil` if
  /// there is none. It is git's working directory.
  package let top: String?
  /// The folder whose repository is used.
  private let folder: String
  /// The timeout of a run in seconds.
  private let timeout: Double
  /// The path of the program, or its name if it is searched in `PATH`.
  private let program: String
  /// The environment of the process that uses git.
  let variables: [String: String]

  /// The default timeout in seconds: git answers about a project within one second, and on a cold
  /// disk within ten. A run that takes longer probably never ends.
  package static let defaultTimeout = 60.0

  /// The maximum number of bytes of a list: a hundred thousand paths of 160 bytes.
  package static let maxListSize = 16 << 20

  /// Creates a runner for the repository around a folder. The folder need not be in a repository.
  ///
  /// - Parameters:
  ///   - folder: An existing folder.
  ///   - timeout: The timeout of each run in seconds.
  ///   - program: A path, or a name that is searched in `PATH`.
  ///   - variables: The environment. Of git's variables, only those of the user's configuration are
  ///     used.
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
  ///   - arguments: Its arguments. Paths are relative to the top of the work tree, without
  ///     wildcards.
  ///   - limit: The maximum number of bytes that are kept.
  ///   - isKept: Selects among null-terminated texts, or is `nil` to keep all.
  /// - Returns: The output, or the selected texts of it.
  /// - Throws: `GitFailure`, with git's message if there is one.
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

  /// Runs a subcommand and returns its standard output as text, without surrounding line ends.
  ///
  /// - Throws: `GitFailure`.
  package func text(_ command: GitCommand, _ arguments: [String]) throws(GitFailure) -> String {
    String(decoding: try bytes(command, arguments), as: UTF8.self)
      .trimmingCharacters(in: .newlines)
  }

  /// Runs a subcommand with the option `-z` and returns the null-terminated texts.
  ///
  /// - Throws: `GitFailure`.
  package func list(
    _ command: GitCommand, _ arguments: [String],
    where isKept: (@Sendable (Data) -> Bool)? = nil
  ) throws(GitFailure) -> [String] {
    try bytes(command, ["-z"] + arguments, where: isKept).split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the process of a run, which has not been started.
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

  /// Reads the output of a started process, and waits for its end or the timeout.
  private func wait(
    for process: Process, _ ended: DispatchSemaphore, _ reading: inout GitOutput, _ limit: Int
  ) throws(GitFailure) {
    let deadline = ProcessInfo.processInfo.systemUptime + timeout
    var end = reading.run(until: deadline)
    // A process that closes its pipes may continue to run.
    let rest = max(0, deadline - ProcessInfo.processInfo.systemUptime)
    if end == .closed, ended.wait(timeout: .now() + rest) == .timedOut { end = .late }
    guard end != .closed else { return }
    // The process is not waited for, because children of git that continue to run would be waited
    // for, too. A process that has ended is not killed, because its identifier may have been
    // reused.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    throw end == .late ? .late(seconds: timeout) : .overlong(limit: limit)
  }
}
