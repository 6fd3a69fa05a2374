import Foundation

/// The program `git`, run in one folder: its pager, prompts, hooks and file monitor off, no external
/// differ or `textconv`, nothing fetched, and its output bounded.
///
/// The repository's own configuration stays in force otherwise. In particular `git diff` against the
/// work tree runs the clean filters that the configuration defines, without which the answer would be
/// wrong; attributes alone, which a clone brings along, define none.
///
///     let top = try GitRunner(folder: "App").text(["rev-parse", "--show-toplevel"])
package struct GitRunner: Sendable {
  /// The folder that git is run in.
  package let folder: String
  /// Seconds until a run is given up.
  private let timeout: Double
  /// The path of the program, or its name if it is searched in `PATH`.
  private let program: String
  /// The environment of the program, without variables that name another repository.
  private let variables: [String: String]

  /// Seconds that git gets: it answers about a project within one, on a cold disk within ten. Beyond
  /// that it waits for something that will not come.
  package static let defaultTimeout = 60.0

  /// Bytes of the longest list that git answers with: a hundred thousand paths of 160 bytes.
  package static let longestList = 16 << 20

  /// A runner in a folder, which need not lie in a repository, of the `git` on the search path or of
  /// another program that takes its place, with this process's variables or others.
  package init(
    folder: String, timeout: Double = Self.defaultTimeout, program: String = "git",
    variables: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.folder = folder
    self.timeout = timeout
    self.program = program
    self.variables = variables
  }

  /// What git prints on standard output.
  ///
  /// - Parameters:
  ///   - arguments: A subcommand of git and its arguments.
  ///   - limit: The most bytes that are taken.
  /// - Returns: All that it prints there.
  /// - Throws: `GitFailure`, with git's own words where it has some.
  package func bytes(
    _ arguments: [String], limit: Int = Self.longestList
  ) throws(GitFailure) -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + Self.settings + ["-C", folder] + Self.hardened(arguments)
    process.environment = Self.environment(in: variables)
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw .missing }
    var reading = GitOutput(
      output: output.fileHandleForReading, errors: errors.fileHandleForReading, limit: limit)
    let deadline = ProcessInfo.processInfo.systemUptime + timeout
    var end = reading.run(until: deadline)
    // What closes its pipes may live on.
    let rest = max(0, deadline - ProcessInfo.processInfo.systemUptime)
    if end == .closed, ended.wait(timeout: .now() + rest) == .timedOut { end = .late }
    if end != .closed {
      // Not waited for: what git started may live on, and would be waited for, too. The number of a
      // process that has ended may be another's by now.
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      throw end == .late ? .late(seconds: timeout) : .overlong(limit: limit)
    }
    // What `env` ends with where there is no such program (POSIX).
    if process.terminationStatus == 127 { throw .missing }
    guard process.terminationStatus == 0, process.terminationReason == .exit else {
      throw .refused(reading.firstError)
    }
    return reading.output
  }

  /// What git prints on standard output, as text without the ends of lines around it.
  ///
  /// - Throws: `GitFailure`.
  package func text(_ arguments: [String]) throws(GitFailure) -> String {
    String(decoding: try bytes(arguments), as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// What git prints with `-z`: texts that end in null characters.
  ///
  /// - Throws: `GitFailure`.
  package func list(_ arguments: [String]) throws(GitFailure) -> [String] {
    try bytes(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Options before the subcommand. Paths are meant as they are, without git's wildcards.
  private static let settings = [
    "--no-pager", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c",
    "core.hooksPath=/dev/null", "-c", "log.showSignature=false", "-c", "diff.relative=false",
  ]

  /// A process's variables without those that name another repository than the folder's, which git
  /// sets for its hooks (`git rev-parse --local-env-vars`), and with those that bound a run.
  private static func environment(in variables: [String: String]) -> [String: String] {
    variables.filter { !repository.contains($0.key) }.merging(environment) { $1 }
  }

  /// Variables that name a repository other than that of the folder, which are removed.
  private static let repository: Set = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE",
    "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX",
    "GIT_NO_REPLACE_OBJECTS", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE",
    "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
  ]

  /// Nothing is asked for on a terminal, fetched or written, and messages are in English. A list of
  /// protocols that names none stops what versions before 2.44 would fetch.
  private static let environment = [
    "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C",
  ]

  /// Subcommands that would run a differ or a converter of the configuration.
  private static let comparing: Set<String> = ["diff", "log", "show"]

  /// The arguments of a command that compares, after options that exclude external diff programs,
  /// text conversion and submodules. The arguments of other commands do not change.
  private static func hardened(_ arguments: [String]) -> [String] {
    guard let command = arguments.first, comparing.contains(command) else { return arguments }
    let options = ["--no-ext-diff", "--no-textconv", "--ignore-submodules=all"]
    return [command] + options + arguments.dropFirst()
  }
}

/// Why git did not answer.
package enum GitFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no program `git`.
  case missing
  /// Git ended with an error, which it called that; empty where it said nothing.
  case refused(String)
  /// The answer is longer than the limit, in bytes.
  case overlong(limit: Int)
  /// There was no answer within the time, in seconds.
  case late(seconds: Double)

  /// What happened, in words without a full stop.
  package var description: String {
    switch self {
    case .missing: "git is not installed"
    case .refused(let words): words.isEmpty ? "git ended with an error" : "git says: \(words)"
    case .overlong(let limit): "git's answer is longer than \(limit >> 20) MB"
    case .late(let seconds): "git did not answer within \(Int(seconds)) s"
    }
  }

  /// Whether git found no repository in the folder or above it.
  package var meansNoRepository: Bool {
    if case .refused(let words) = self { words.contains("not a git repository") } else { false }
  }
}
