import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// A file in a Git repository.
struct GitFile {
  /// The Git program, which runs in the top-level folder of the repository.
  private let git: GitRunner
  /// The path of the file from the top-level folder.
  let name: String

  /// The timeout of Git, in seconds. It limits the time for which a user waits during a comparison.
  private static let timeout = 10.0

  /// Finds a file in its repository. A symbolic link is followed.
  ///
  /// - Returns: `nil` if the file is not in a repository.
  /// - Throws: `StudioError` if Git does not respond.
  init?(path: String) throws(StudioError) {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    git = GitRunner(folder: url.deletingLastPathComponent().path, timeout: Self.timeout)
    guard let top = git.top else { return nil }
    name = String(url.path.dropFirst(top == "/" ? 1 : top.count + 1))
    do throws(GitFailure) {
      _ = try git.text(.names, ["--git-dir"])
    } catch {
      if error.meansNoRepository { return nil }
      throw Self.failure(error)
    }
  }

  /// Returns the output of Git as text, or `nil` if Git fails, such as in a repository without
  /// commits.
  ///
  /// - Throws: `StudioError` if Git does not respond.
  func text(_ command: GitCommand, _ arguments: [String]) throws(StudioError) -> String? {
    try bytes(command, arguments).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the output of Git, which is at most as long as a document, or `nil` if Git fails.
  ///
  /// - Throws: `StudioError` if Git does not respond.
  func bytes(_ command: GitCommand, _ arguments: [String]) throws(StudioError) -> Data? {
    do throws(GitFailure) {
      return try git.bytes(command, arguments, limit: XMLLimits().fileSize)
    } catch .refused {
      return nil
    } catch {
      throw Self.failure(error)
    }
  }

  /// Returns the studio's error for a failure of Git.
  private static func failure(_ failure: GitFailure) -> StudioError {
    StudioError("\(failure)", hint: "the history of a file requires git and a repository")
  }
}
