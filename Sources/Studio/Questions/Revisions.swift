import AutoLayout
import Foundation
import InterfaceBuilder

/// A revision of the file in its repository.
struct RevisionModel: Encodable, Equatable {
  /// The abbreviated hash of the commit.
  var id: String
  /// The date of the commit, as `2026-11-22`.
  var date: String
  /// The first line of the message.
  var subject: String
}

extension StudioWindow {
  /// Returns an answer that needs Git, or `nil` for other requests. Git does not run on the main
  /// actor.
  ///
  /// - Throws: `StudioError` if the file is not in a repository, if Git does not respond in time,
  ///   or if the revision does not have the scene.
  func answerOfHistory(_ request: StudioRequest) async throws -> StudioAnswer? {
    switch request {
    case .revisions: return .revisions(try await revisions())
    case .compare(let revision?, let isAgain):
      return .comparison(try await compare(revision, isAgain: isAgain ?? false))
    case .compare(nil, _): return .comparison(nil)
    default: return nil
    }
  }

  /// Returns the commits that changed the document's file, newest first, or an empty array if the
  /// file is not in a repository.
  ///
  /// - Throws: `StudioError` if Git does not respond in time.
  func revisions() async throws -> [RevisionModel] {
    let path = try opened.document.name
    guard lesson == nil else { return [] }
    return try await Self.away { try RevisionModel.all(of: path) }
  }

  /// Returns the scene in a revision. A repeated request uses the stored data of the revision.
  ///
  /// The scene is laid out on the canvas of the window, so that only the document differs.
  ///
  /// - Throws: `StudioError` if the file is not in a repository, or if the revision does not have
  ///   the scene.
  func compare(_ revision: String, isAgain: Bool = false) async throws -> SceneModel {
    let document = try opened
    let path = document.document.name
    guard lesson == nil else { throw GitFile.noRepository }
    let known = isAgain ? compared.document(path, revision) : nil
    let old: InterfaceDocument
    if let known {
      old = known
    } else {
      old = try await Self.away { try GitFile.document(path, at: revision) }
      compared.keep(old, path, revision)
    }
    guard document === self.document, let model = try model(of: old) else {
      throw StudioError(
        "the scene does not exist in '\(revision)'", hint: "choose a later revision")
    }
    return model
  }

  /// Performs work that waits for another program on a separate thread, because this actor serves
  /// all windows.
  private static func away<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try body() }) }
    }
  }
}

extension RevisionModel {
  /// Returns the last 50 commits of a file, or an empty array if it is not in a repository.
  fileprivate static func all(of path: String) throws -> [Self] {
    guard let git = try GitFile(path: path),
      let text = try git.text(
        .history, ["-n", "50", "--format=%h%x1f%as%x1f%s", "HEAD", "--", git.name])
    else { return [] }
    // Each commit is preceded by a line with its hash.
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\u{1F}", omittingEmptySubsequences: false)
      guard parts.count == 3 else { return nil }
      return RevisionModel(
        id: String(parts[0]), date: String(parts[1]), subject: String(parts[2]))
    }
  }
}

extension GitFile {
  /// The error for files that are not in a Git repository.
  fileprivate static let noRepository = StudioError(
    "the document is not in a Git repository", hint: "open a document of a repository")

  /// Returns the document in a revision.
  ///
  /// - Throws: `StudioError` for names that must not be passed to Git, and for revisions without
  ///   the file.
  fileprivate static func document(
    _ path: String, at revision: String
  ) throws -> InterfaceDocument {
    guard let git = try GitFile(path: path) else { throw noRepository }
    guard
      revision.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._/~^-@{}".contains($0)) }
      ),
      !revision.isEmpty, !revision.hasPrefix("-"), revision.count <= 200,
      let text = try git.bytes(.content, ["blob", "\(revision):\(git.name)"])
    else {
      throw StudioError(
        "the file does not exist in '\(revision)'", hint: "write a commit, branch or tag")
    }
    var document = try InterfaceDocument(data: text, name: path)
    document.fonts = DocumentFonts(document: URL(fileURLWithPath: path))
    return document
  }
}
