import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The Git repository that contains a file.
///
/// Git runs with a time limit, and without hooks, pagers and the user's settings for colors
/// (`GitRunner`).
///
///     let repository = try GitRepository(around: "App/Main.storyboard")
///     let commit = try repository.commit("HEAD~1")
///     let bytes = try repository.content(of: "App/Main.storyboard", at: commit)
struct GitRepository {
  /// The Git program, which runs in the folder of the file.
  private let git: GitRunner
  /// The top-level folder of the work tree, as a path without symbolic links.
  let top: String

  /// Finds the repository that contains a file or folder.
  ///
  /// - Parameters:
  ///   - path: A file or folder, which may no longer exist.
  ///   - hint: Advice if there is no repository.
  /// - Throws: `RunFailure` if there is no repository.
  init(
    around path: String,
    hint: String = "revisions need one; name two files to compare them without git"
  ) throws(RunFailure) {
    let folder = Self.nearestFolder(path)
    let kind = path == "." ? "folder" : "file"
    let none = RunFailure(path, "the \(kind) is not in a git repository", hint)
    git = GitRunner(folder: folder)
    do throws(GitFailure) {
      top = try git.text(["rev-parse", "--show-toplevel"])
    } catch {
      throw error.meansNoRepository ? none : Self.failure(path, error)
    }
    // Git's own folder is not in a work tree.
    if top.isEmpty { throw none }
  }

  /// The folder itself, or the innermost one around the path that exists: a commit can have folders
  /// that the work tree does not have.
  private static func nearestFolder(_ path: String) -> String {
    var url = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    while url.path != "/" {
      let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if exists, isFolder.boolValue { break }
      url.deleteLastPathComponent()
    }
    return url.path
  }

  /// The hash of the commit that a revision names.
  ///
  /// - Throws: `RunFailure` for an unknown revision, and for text that Git would interpret as an
  ///   option.
  func commit(_ revision: String) throws(RunFailure) -> String {
    let failure = RunFailure(
      revision, "unknown revision", "name a commit, a branch or a tag", status: .badData)
    guard Self.isPlausible(revision), !revision.contains(":") else { throw failure }
    do throws(GitFailure) {
      return try git.text(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    } catch .refused {
      throw failure
    } catch {
      throw Self.failure(revision, error)
    }
  }

  /// Returns a Boolean value that indicates whether a text can be the name of a revision and is not
  /// an option.
  private static func isPlausible(_ revision: String) -> Bool {
    !revision.isEmpty && !revision.hasPrefix("-")
      && revision.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  /// Returns the bytes of a file in a commit; nil if the commit does not have the file.
  ///
  /// A symbolic link represents its current destination in the work tree, as in all other commands.
  ///
  /// - Throws: `RunFailure` for a path outside the repository, for an entry that is not a file, and
  ///   for a file that is larger than any document.
  func content(of path: String, at commit: String) throws(RunFailure) -> Data? {
    let name = try name(of: path)
    guard let kind = try kind(of: path, at: commit) else { return nil }
    guard kind == "file" else {
      throw RunFailure(
        path, "this is a \(kind) at \(commit.prefix(7))",
        "name \(kind == "symbolic link" ? "the document that it leads to, or " : "")"
          + "a revision in which it is a file")
    }
    do throws(GitFailure) {
      return try git.bytes(
        ["cat-file", "blob", "\(commit):\(name)"], limit: XMLLimits().fileSize)
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// Whether a commit has a folder at a path.
  ///
  /// - Throws: `RunFailure` for a path outside of the repository.
  func isFolder(_ path: String, at commit: String) throws(RunFailure) -> Bool {
    try kind(of: path, at: commit) == "folder"
  }

  /// What a commit has at a path: a file, folder, symbolic link or submodule; nil if nothing.
  private func kind(of path: String, at commit: String) throws(RunFailure) -> String? {
    let name = try name(of: path)
    do throws(GitFailure) {
      // `100644 blob 8ab686ea…<tab>App/Main.storyboard`
      return try git.list(["ls-tree", "-z", "--full-tree", commit, "--", name]).first
        .map(Self.kind)
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// The path from the top of the repository.
  ///
  /// - Throws: `RunFailure` for a path outside of the repository.
  private func name(of path: String) throws(RunFailure) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    let place = folder.appendingPathComponent(url.lastPathComponent).path
    guard place.hasPrefix(top + "/") else {
      throw RunFailure(
        path, "the file lies outside of the git repository", "name a file below \(top)")
    }
    return String(place.dropFirst(top.count + 1))
  }

  /// Returns the kind of an entry of `git ls-tree`: a file, folder, symbolic link or submodule.
  private static func kind(_ entry: String) -> String {
    let words = entry.split(separator: " ")
    if words.first == Substring(linkMode) { return "symbolic link" }
    return switch words.dropFirst().first {
    case "blob": "file"
    case "tree": "folder"
    default: "submodule"
    }
  }

  /// The documents in a folder that differ between two commits, or between one and the work tree,
  /// and for the work tree also those that git does not know yet; absolute paths in the order of
  /// git. The folder need not exist in the work tree. Symbolic links are left out, and what was or
  /// became one: the documents that they lead to have names of their own.
  func changedDocuments(
    in folder: String, from: String, to: String?
  ) throws(RunFailure) -> [String] {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    let inner =
      path.hasPrefix(git.folder + "/") ? String(path.dropFirst(git.folder.count + 1)) : "."
    do throws(GitFailure) {
      // The format is `:100644 120000 8ab686ea… 0000000… T`, followed by the path as a separate
      // text.
      let texts = try git.list(
        ["diff", "--raw", "--no-renames", "--relative", "-z", from] + (to.map { [$0] } ?? [])
          + ["--", inner])
      let changed = stride(from: 1, to: texts.count, by: 2).filter { place in
        let modes = texts[place - 1].dropFirst().split(separator: " ").prefix(2)
        return DocumentFinder.isDocument(texts[place]) && !modes.contains { $0 == Self.linkMode }
      }
      .map { "\(git.folder)/\(texts[$0])" }
      return try changed + (to == nil ? newDocuments(in: inner) : [])
    } catch {
      throw Self.failure(git.folder, error)
    }
  }

  /// The documents of the work tree that git does not know yet; absolute paths.
  private func newDocuments(in folder: String) throws(GitFailure) -> [String] {
    try git.list(["ls-files", "--others", "--exclude-standard", "-z", "--", folder])
      .filter(DocumentFinder.isDocument).map { "\(git.folder)/\($0)" }
      .filter { FileStatus($0)?.kind == .file }
  }

  /// The files of the whole work tree that differ from a revision, or that git does not know yet;
  /// absolute paths. Files that are gone are left out.
  ///
  /// - Throws: `RunFailure` for an unknown revision.
  func changedFiles(since revision: String) throws(RunFailure) -> [String] {
    guard Self.isPlausible(revision) else {
      throw RunFailure(revision, "unknown revision", "name a commit, a branch or a tag")
    }
    do throws(GitFailure) {
      let changed = try git.list(
        ["diff", "--name-only", "-z", "--diff-filter=d", "--end-of-options", revision, "--"])
      let new = try git.list(
        ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", top])
      return (changed + new).map { "\(top)/\($0)" }
    } catch {
      guard case .refused = error else { throw Self.failure(revision, error) }
      throw Self.failure(
        revision, error,
        "\(top) does not know it; leave its documents out, or name a revision that all "
          + "repositories know")
    }
  }

  /// The mode with which Git records a symbolic link.
  private static let linkMode = "120000"

  /// Returns a failure of Git as a failure of the run.
  private static func failure(
    _ subject: String, _ failure: GitFailure,
    _ hint: String = "is git installed and the folder a repository?"
  ) -> RunFailure {
    RunFailure(subject, "\(failure)", hint)
  }
}
