import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The Git repository that contains a file.
///
/// Git runs with a time limit, and starts no other program (`GitRunner`).
///
///     let repository = try GitRepository(around: "App/Main.storyboard")
///     let commit = try repository.commit("HEAD~1")
///     let bytes = try repository.content(of: "App/Main.storyboard", at: commit)
struct GitRepository {
  /// The Git program, which runs in the top-level folder.
  let git: GitRunner
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
    hint: String = "revisions require one; to compare without Git, specify two files"
  ) throws(RunFailure) {
    git = GitRunner(folder: Self.nearestFolder(path))
    let kind = path == "." ? "folder" : "file"
    let none = RunFailure(path, "the \(kind) is not in a Git repository", hint)
    do throws(GitFailure) {
      _ = try git.text(.names, ["--git-dir"])
    } catch {
      throw error.meansNoRepository ? none : Self.failure(path, error, in: git.top)
    }
    guard let top = git.top else { throw none }
    self.top = top
  }

  /// Returns the path if it is a folder, or else the innermost existing folder around it: a commit
  /// can have folders that the work tree does not have.
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

  /// Returns the hash of the commit that a revision specifies.
  ///
  /// - Parameters:
  ///   - revision: The text that the user typed.
  ///   - hint: Advice if the revision is unknown.
  /// - Returns: The whole hash.
  /// - Throws: `RunFailure` for an unknown revision, and for text that Git would interpret as an
  ///   option.
  func commit(
    _ revision: String, hint: String = "specify a commit, branch or tag"
  ) throws(RunFailure) -> String {
    let failure = RunFailure(revision, "unknown revision", hint)
    guard Self.isPlausible(revision), !revision.contains(":") else { throw failure }
    do throws(GitFailure) {
      return try git.text(
        .names, ["--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    } catch .refused {
      throw failure
    } catch {
      throw Self.failure(revision, error, in: top)
    }
  }

  /// Returns a Boolean value that indicates whether a text can be the name of a revision and is not
  /// an option.
  private static func isPlausible(_ revision: String) -> Bool {
    !revision.isEmpty && !revision.hasPrefix("-")
      && revision.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  /// Returns the bytes of a file in a commit, or `nil` if the commit does not have the file.
  ///
  /// A symbolic link represents its current destination in the work tree, as in all other commands.
  ///
  /// - Throws: `RunFailure` for a path outside the repository, for an entry that is not a file, for
  ///   a file that is larger than any document, and for a document in Git LFS.
  func content(of path: String, at commit: String) throws(RunFailure) -> Data? {
    let name = try name(of: path)
    guard let kind = try kind(of: name, at: commit) else { return nil }
    guard kind == .file else {
      throw RunFailure(
        path, "the path is a \(kind.rawValue) at \(commit.prefix(7))",
        "specify \(kind == .link ? "the target of the link, or " : "")"
          + "a revision in which the path is a file")
    }
    let bytes: Data
    do throws(GitFailure) {
      bytes = try git.bytes(.content, ["blob", "\(commit):\(name)"], limit: XMLLimits().fileSize)
    } catch {
      throw Self.failure(path, error, in: top)
    }
    guard !GitBlob(bytes: Array(bytes.prefix(Self.maxPointerSize))).isPointer else {
      throw Self.pointerFailure(path, commit, name)
    }
    return bytes
  }

  /// The maximum size of a Git LFS pointer in bytes, according to its specification.
  private static let maxPointerSize = 1024

  /// Returns the failure for a document whose content is in Git LFS. Reading the content would
  /// start a program that the configuration specifies.
  private static func pointerFailure(
    _ path: String, _ commit: String, _ name: String
  ) -> RunFailure {
    RunFailure(
      path, "\(commit.prefix(7)) contains a Git LFS pointer instead of the document",
      "write the document to a file with `git show \(commit.prefix(7)):\(name) | git lfs smudge`, "
        + "and compare the two files", status: .badData)
  }

  /// Returns a Boolean value that indicates whether a commit has a folder at a path.
  ///
  /// - Throws: `RunFailure` for a path outside the repository.
  func isFolder(_ path: String, at commit: String) throws(RunFailure) -> Bool {
    try kind(of: name(of: path), at: commit) == .folder
  }

  /// Returns the kind of a commit's entry at a path from the top, or `nil` if there is no entry.
  private func kind(of name: String, at commit: String) throws(RunFailure) -> GitEntry.Kind? {
    do throws(GitFailure) {
      return try git.list(.tree, ["--full-tree", commit, "--", name]).first
        .flatMap(GitEntry.init)?.kind
    } catch {
      throw Self.failure(name, error, in: top)
    }
  }

  /// Returns the path from the top of the repository.
  ///
  /// - Throws: `RunFailure` for a path outside the repository.
  func name(of path: String) throws(RunFailure) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    let place = folder.appendingPathComponent(url.lastPathComponent).path
    guard place.hasPrefix(top == "/" ? top : top + "/") else {
      throw RunFailure(
        path, "the file is outside the Git repository", "specify a file in \(top)")
    }
    return String(place.dropFirst(top == "/" ? 1 : top.count + 1))
  }

  /// Returns a failure of Git as a failure of the run.
  static func failure(
    _ subject: String, _ failure: GitFailure, in top: String?
  ) -> RunFailure {
    let hint =
      failure.meansForeignOwner && top != nil
      ? "if you trust its owner, run `git config --global --add safe.directory '\(top ?? "")'`"
      : "check that Git is installed and that the folder is a repository"
    return RunFailure(subject, "\(failure)", hint)
  }
}
