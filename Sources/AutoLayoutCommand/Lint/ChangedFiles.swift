import Foundation

/// The files of a git work tree that differ from a revision, or that git does not know yet.
struct ChangedFiles {
  /// Absolute paths without symbolic links.
  private let paths: Set<String>

  /// Asks git in the working directory.
  ///
  /// - Throws: `RunFailure` where there is no repository or no such revision.
  init(since revision: String) throws {
    guard !revision.hasPrefix("-") else {
      throw RunFailure(revision, "this is no revision", "name a commit, a branch or a tag")
    }
    let top = try Self.git(["rev-parse", "--show-toplevel"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let changed = try Self.git(["diff", "--name-only", "-z", "--diff-filter=d", revision, "--"])
    let new = try Self.git([
      "ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", top,
    ])
    let names = (changed + new).split(separator: "\0")
    paths = Set(names.map { Self.resolved("\(top)/\($0)") })
  }

  /// The documents that are among the files.
  func filter(_ documents: [FoundDocument]) -> [FoundDocument] {
    documents.filter { document in
      guard case .file(let path) = document else { return false }
      return paths.contains(Self.resolved(path))
    }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func git(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let failure = RunFailure(
      "git \(arguments.joined(separator: " "))", "git cannot answer",
      "--changed-since needs a git repository and a revision that it knows")
    do { try process.run() } catch { throw failure }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw failure }
    return String(decoding: data, as: UTF8.self)
  }
}
