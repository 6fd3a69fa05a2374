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
    guard lesson == nil, let git = try GitFile(path: try opened.document.name),
      let text = try git.run([
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
    guard lesson == nil, let git = try GitFile(path: try opened.document.name) else {
      throw StudioError("the file is in no repository", hint: "commit it first")
    }
    guard
      revision.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._/~^-@{}".contains($0)) }
      ),
      !revision.isEmpty, !revision.hasPrefix("-"), revision.count <= 200,
      let text = try git.bytes(["cat-file", "blob", "\(revision):./\(git.name)"])
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
