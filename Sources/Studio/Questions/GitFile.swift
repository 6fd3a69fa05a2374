import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// A file in a Git repository.
struct GitFile {
  /// The Git program, which runs in the directory of the file.
  private let git: GitRunner
  /// The name of the file in its directory.
  let name: String

  /// The timeout of Git, in seconds. It limits the time for which a user waits during a comparison.
  private static let timeout = 10.0

  /// Finds a file in its repository. A symbolic link is followed.
  ///
  /// - Returns: Nil if the file is not in a repository.
  /// - Throws: `StudioError` if Git does not respond.
  init?(path: String) throws(StudioError) {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    git = GitRunner(folder: url.deletingLastPathComponent().path, timeout: Self.timeout)
    name = url.lastPathComponent
    do throws(GitFailure) {
      guard try git.text(["rev-parse", "--is-inside-work-tree"]) == "true" else { return nil }
    } catch {
      if error.meansNoRepository { return nil }
      throw Self.failure(error)
    }
  }

  /// Returns the output of Git as text; nil if Git fails, such as in a repository without commits.
  ///
  /// - Throws: `StudioError` if Git does not respond.
  func run(_ arguments: [String]) throws(StudioError) -> String? {
    try bytes(arguments).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the output of Git, which is at most as long as a document; nil if Git fails.
  ///
  /// - Throws: `StudioError` if Git does not respond.
  func bytes(_ arguments: [String]) throws(StudioError) -> Data? {
    do throws(GitFailure) {
      return try git.bytes(arguments, limit: XMLLimits().fileSize)
    } catch .refused {
      return nil
    } catch {
      throw Self.failure(error)
    }
  }

  /// Returns the studio's error for a failure of Git.
  private static func failure(_ failure: GitFailure) -> StudioError {
    StudioError("\(failure)", hint: "the history of a file needs git and its repository")
  }
}
