import Foundation
import LayoutAnalysis

/// A file as git sees it.
struct GitFile {
  private let git: GitRunner
  /// The file's name in its folder.
  let name: String

  /// Nil where the folder is in no repository.
  init?(path: String) {
    let url = URL(fileURLWithPath: path)
    git = GitRunner(folder: url.deletingLastPathComponent().path)
    name = url.lastPathComponent
    guard bytes(["rev-parse", "--is-inside-work-tree"]) != nil else { return nil }
  }

  /// What git prints, as text; nil where it fails.
  func run(_ arguments: [String]) -> String? { try? git.text(arguments) }

  /// What git prints; nil where it fails.
  func bytes(_ arguments: [String]) -> Data? { try? git.bytes(arguments) }
}
