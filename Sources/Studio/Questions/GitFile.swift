import Foundation

/// A file as git sees it.
///
/// A repository that came from elsewhere may name programs in its configuration. Only what git itself
/// knows is asked for here, and what could start another program is switched off.
struct GitFile {
  private let folder: String
  /// The file's name in its folder.
  let name: String

  /// Nil where the folder is in no repository.
  init?(path: String) {
    let url = URL(fileURLWithPath: path)
    folder = url.deletingLastPathComponent().path
    name = url.lastPathComponent
    guard bytes(["rev-parse", "--is-inside-work-tree"]) != nil else { return nil }
  }

  /// What git prints, as text; nil where it fails.
  func run(_ arguments: [String]) -> String? {
    bytes(arguments).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What git prints; nil where it fails.
  func bytes(_ arguments: [String]) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "--no-pager", "-C", folder] + Self.settings + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(Self.environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }

  /// Settings that win over those of the repository: no file monitor, no hooks, no signatures, which a
  /// program of the configuration would check.
  private static let settings = [
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "log.showSignature=false",
  ]

  /// Nothing is fetched, which a partial clone would do with the programs of its remote, nothing asked,
  /// and no lock taken from an editor.
  private static let environment = [
    "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0",
    "GIT_OPTIONAL_LOCKS": "0",
  ]
}
