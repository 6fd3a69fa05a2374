import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// A file as git sees it.
struct GitFile {
  /// The program in the folder of the repository.
  private let git: GitRunner
  /// The file's name in its folder.
  let name: String

  /// Seconds that git gets: a person who compares waits meanwhile, and not for longer.
  private static let timeout = 10.0

  /// Asks about a file; a link is followed.
  ///
  /// - Returns: Nil where the file is in no repository.
  /// - Throws: `StudioError` where git does not answer.
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

  /// What git prints, as text; nil where it refuses, such as in a repository without commits.
  ///
  /// - Throws: `StudioError` where git does not answer.
  func run(_ arguments: [String]) throws(StudioError) -> String? {
    try bytes(arguments).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What git prints, at most as long as a document; nil where it refuses.
  ///
  /// - Throws: `StudioError` where git does not answer.
  func bytes(_ arguments: [String]) throws(StudioError) -> Data? {
    do throws(GitFailure) {
      return try git.bytes(arguments, limit: XMLLimits().fileSize)
    } catch .refused {
      return nil
    } catch {
      throw Self.failure(error)
    }
  }

  /// The error of a run of Git that failed, in the words of the studio.
  private static func failure(_ failure: GitFailure) -> StudioError {
    StudioError("\(failure)", hint: "the history of a file needs git and its repository")
  }
}
