import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The documents that differ from a revision of their Git repository, or that are untracked.
///
/// The documents of a run may be in several repositories. Each repository is queried once.
///
///     let changed = try ChangedFiles(since: "origin/main")
///     let documents = try changed.filter(DocumentFinder.find(["."]))
struct ChangedFiles {
  /// The revision, which must exist in every repository.
  private let revision: String
  /// The changes of each repository that was queried, by the top of its work tree.
  private var known: [String: GitChanges] = [:]

  /// Queries Git in the working directory.
  ///
  /// - Throws: `RunFailure` if there is no repository or no such revision.
  init(since revision: String) throws {
    self.revision = revision
    _ = try changes(
      around: ".", in: ".", "--changed-since requires one; run the command in its working tree")
  }

  /// Returns the documents that differ. Each is compared with the revision in its repository, which
  /// may differ from that of the working directory. Documents that cannot be read are kept, so that
  /// they are reported.
  ///
  /// - Throws: `RunFailure` for a document in no repository, or without the revision there.
  func filter(_ documents: [FoundDocument]) throws -> [FoundDocument] {
    var files = self
    return try documents.filter { document in
      guard case .file(let path) = document, RegularFile.exists(path) else { return true }
      return try files.contains(path)
    }
  }

  /// Returns a Boolean value that indicates whether the file at a path differs from the revision. A
  /// link also differs if it leads to another file than in the revision.
  private mutating func contains(_ path: String) throws -> Bool {
    let url = URL(fileURLWithPath: path)
    let place = url.resolvingSymlinksInPath().path
    let changes = try changes(
      around: place, in: Self.parent(place),
      "--changed-since requires one; omit documents outside of Git repositories")
    if changes.contains(place) { return true }
    guard ProjectBoundary.isLink(path) else { return false }
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath().path
    return changes.contains("\(folder)/\(url.lastPathComponent)")
  }

  /// Returns the changes in the repository around a folder.
  private mutating func changes(
    around path: String, in folder: String, _ hint: String
  ) throws(RunFailure) -> GitChanges {
    // A repository may contain another one.
    let top = GitWorkTree.top(around: folder)
    if let changes = top.flatMap({ known[$0] }) { return changes }
    let repository = try GitRepository(around: path, hint: hint)
    let changes = try repository.changes(since: base(in: repository))
    known[repository.top] = changes
    return changes
  }

  /// Returns the commit of the revision in a repository.
  ///
  /// - Throws: `RunFailure` for an unknown revision. Its advice names the repository.
  private func base(in repository: GitRepository) throws(RunFailure) -> String {
    do throws(RunFailure) {
      return try repository.base(
        of: revision,
        hint:
          "\(repository.top) has no such revision; omit its documents, or specify a revision that "
          + "exists in all repositories")
    } catch {
      throw RunFailure(
        "--changed-since \(error.file)", error.message, error.hint, status: error.status)
    }
  }

  /// Returns the folder that contains a path.
  private static func parent(_ path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }
}
