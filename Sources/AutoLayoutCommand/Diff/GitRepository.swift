import Foundation

/// The git repository that a file lies in, asked through the program `git`.
struct GitRepository {
  /// The folder that git is run in.
  private let folder: String
  /// The top of the work tree, without symbolic links.
  private let top: String

  /// The repository around a file or folder.
  ///
  /// - Throws: `RunFailure` where there is none.
  init(around path: String) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let url = URL(fileURLWithPath: path).standardizedFileURL
    folder = exists && isFolder.boolValue ? url.path : url.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder),
      let answer = try? Self.run(["rev-parse", "--show-toplevel"], in: folder), !answer.isEmpty
    else {
      throw RunFailure(
        path, "the file is in no git repository",
        "revisions need one; name two files to compare them without git")
    }
    top = String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The commit that a revision names.
  ///
  /// - Throws: `RunFailure` for what is no revision, such as an option of git's.
  func commit(_ revision: String) throws -> String {
    let failure = RunFailure(
      revision, "this is no revision", "name a commit, a branch or a tag", status: .badData)
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.contains(":"),
      revision.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { throw failure }
    guard
      let data = try? Self.run(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"],
        in: folder)
    else { throw failure }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The bytes of a file as of a commit; nil where the commit has no such file.
  ///
  /// - Throws: `RunFailure` for paths outside of the repository.
  func content(of path: String, at commit: String) throws -> Data? {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let place = url.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(url.lastPathComponent).path
    guard place.hasPrefix(top + "/") else {
      throw RunFailure(
        path, "the file lies outside of the git repository", "name a file below \(top)")
    }
    return try? Self.run(
      ["cat-file", "blob", "\(commit):\(place.dropFirst(top.count + 1))"], in: folder)
  }

  /// The documents in the folder that differ between two commits, or between one and the work tree;
  /// absolute paths in the order of git.
  func changedDocuments(from: String, to: String?) throws -> [String] {
    let output = try Self.run(
      ["diff", "--name-only", "--no-renames", "--relative", "-z", from] + (to.map { [$0] } ?? [])
        + ["--", "."], in: folder)
    return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map { "\(folder)/\($0)" }
  }

  /// Runs git in a folder; no configuration of the repository can make it start other programs.
  private static func run(_ arguments: [String], in folder: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "core.fsmonitor=false", "--no-pager", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let failure = RunFailure(
      "git \(arguments.first ?? "")", "git cannot answer",
      "is git installed and the folder a repository?")
    do { try process.run() } catch { throw failure }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw failure }
    return data
  }
}
