import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Documents that differ from a commit.
extension GitRepository {
  /// The documents in a folder that differ between two commits, or between one and the work tree,
  /// and for the work tree also those that git does not know yet; absolute paths in their order. The
  /// folder need not exist in the work tree. Symbolic links are left out, and what was or became one:
  /// the documents that they lead to have names of their own.
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

  /// The documents in a folder that differ between two commits, as paths from the top.
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

  /// The documents of the work tree and of a commit, to be compared: those of a folder, which is named
  /// by its path from the top, or of the whole repository.
  ///
  /// - Throws: `RunFailure` if Git does not answer.
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

  /// The arguments that limit an answer to a folder.
  private static func limiting(_ inner: String?) -> [String] { inner.map { ["--", $0] } ?? [] }

  /// The commit that changes count from: that of a revision, or the last one that two branches have
  /// in common for `main...` and `main...topic`, as of `git diff`.
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
        revision, "the revisions have no commit in common",
        "fetch the history of both, or name one revision")
    } catch {
      throw Self.failure(revision, error, in: top)
    }
  }
}
