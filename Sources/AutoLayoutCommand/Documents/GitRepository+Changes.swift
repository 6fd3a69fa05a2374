import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Documents that differ from a commit.
extension GitRepository {
  /// Returns the documents in a folder that differ between two commits, or between a commit and the
  /// work tree, including untracked documents of the work tree, as sorted absolute paths. The
  /// folder need not exist in the work tree. Paths that are or were symbolic links in either
  /// version are omitted, because the documents that they lead to have separate paths.
  func changedDocuments(
    in folder: String, from: String, to: String?
  ) throws(RunFailure) -> [String] {
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    let inner = url.resolvingSymlinksInPath().path == top ? nil : try name(of: url.path)
    let names =
      if let to {
        try changedNames(in: inner, from, to, folder)
      } else {
        try changes(since: from, in: inner).changedFiles
      }
    return names.map { "\(url.path)/\($0.dropFirst(inner.map { $0.count + 1 } ?? 0))" }
  }

  /// Returns the documents in a folder that differ between two commits, as paths from the top.
  private func changedNames(
    in inner: String?, _ from: String, _ to: String, _ folder: String
  ) throws(RunFailure) -> [String] {
    do throws(GitFailure) {
      // The format is `:100644 120000 8ab686ea… 0000000… T`, followed by the path as a separate
      // text.
      let texts = try git.list(
        .differences, ["-r", "--raw", "--no-renames", from, to] + Self.limiting(inner))
      return stride(from: 1, to: texts.count, by: 2).filter { place in
        let modes = texts[place - 1].dropFirst().split(separator: " ").prefix(2)
        return DocumentFinder.isDocument(texts[place])
          && !modes.contains { $0 == GitEntry.linkMode }
      }
      .map { texts[$0] }
    } catch {
      throw Self.failure(folder, error, in: top)
    }
  }

  /// Returns a comparison of the documents in the work tree and a commit, for a folder with a path
  /// from the top, or for the whole repository.
  ///
  /// - Throws: `RunFailure` if Git does not respond.
  func changes(since commit: String, in inner: String? = nil) throws(RunFailure) -> GitChanges {
    let isDocument = { @Sendable (text: Data) in
      DocumentFinder.isDocument(String(decoding: text, as: UTF8.self))
    }
    do throws(GitFailure) {
      let entries = try git.list(
        .tree, ["-r", "--full-tree", commit] + Self.limiting(inner), where: isDocument)
      let files = try git.list(
        .files, ["-t", "--cached", "--others", "--exclude-standard"] + Self.limiting(inner),
        where: isDocument)
      return GitChanges(top: top, entries: entries.compactMap(GitEntry.init), files: files)
    } catch {
      throw Self.failure(commit, error, in: top)
    }
  }

  /// Returns the arguments that limit the output to a folder.
  private static func limiting(_ inner: String?) -> [String] { inner.map { ["--", $0] } ?? [] }

  /// Returns the commit with which changes are compared: that of a revision, or the merge base of
  /// two branches for `main...` and `main...topic`, as in `git diff`.
  ///
  /// - Throws: `RunFailure` for an unknown revision.
  func base(of revision: String, hint: String) throws(RunFailure) -> String {
    guard let dots = revision.range(of: "...") else { return try commit(revision, hint: hint) }
    let ends = [revision[..<dots.lowerBound], revision[dots.upperBound...]]
    var commits: [String] = []
    for end in ends { commits.append(try commit(end.isEmpty ? "HEAD" : String(end), hint: hint)) }
    do throws(GitFailure) {
      return try git.text(.ancestor, commits)
    } catch .refused {
      throw RunFailure(
        revision, "the revisions have no common ancestor",
        "fetch the history of both, or specify one revision")
    } catch {
      throw Self.failure(revision, error, in: top)
    }
  }
}
