import Foundation
import InterfaceBuilder

/// A state of the file in its repository.
struct RevisionModel: Encodable, Equatable {
  /// The commit, shortened.
  var id: String
  var date: String
  var subject: String
}

extension StudioWindow {
  /// The commits that changed the document's file, the newest first; none outside of a repository.
  func revisions() throws -> [RevisionModel] {
    guard lesson == nil, let git = GitFile(path: try opened.document.name),
      let text = git.run([
        "log", "-n", "50", "--format=%h%x1f%as%x1f%s", "--", git.name,
      ])
    else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\u{1F}", omittingEmptySubsequences: false)
      guard parts.count == 3 else { return nil }
      return RevisionModel(
        id: String(parts[0]), date: String(parts[1]), subject: String(parts[2]))
    }
  }

  /// The scene as a revision has it.
  func compare(_ revision: String) throws -> SceneModel {
    guard lesson == nil, let git = GitFile(path: try opened.document.name) else {
      throw StudioError("the file is in no repository", hint: "commit it first")
    }
    guard
      revision.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._/~^-@{}".contains($0)) }
      ),
      !revision.hasPrefix("-"), revision.count <= 200,
      let text = git.bytes(["show", "\(revision):./\(git.name)"])
    else {
      throw StudioError("git has no '\(revision)' of the file", hint: "write a commit or tag")
    }
    let old = try InterfaceDocument(data: text, name: try opened.document.name)
    guard let model = try model(of: old) else {
      throw StudioError("the scene is not in '\(revision)'", hint: "choose a later revision")
    }
    return model
  }
}

/// A file as git sees it.
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

  func run(_ arguments: [String]) -> String? {
    bytes(arguments).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What git prints; nil where it fails.
  func bytes(_ arguments: [String]) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "--no-pager"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}
