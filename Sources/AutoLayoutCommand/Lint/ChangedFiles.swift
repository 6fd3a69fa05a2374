import Foundation

/// The files of a git work tree that differ from a revision, or that git does not know yet.
struct ChangedFiles {
  /// Absolute paths without symbolic links.
  private let paths: Set<String>

  /// Asks git in the working directory.
  ///
  /// - Throws: `RunFailure` where there is no repository or no such revision.
  init(since revision: String) throws {
    let repository = try GitRepository(
      around: ".", hint: "--changed-since needs one; start the tool in its work tree")
    paths = Set(try repository.changedFiles(since: revision).map(Self.resolved))
  }

  /// The documents that are among the files.
  func filter(_ documents: [FoundDocument]) -> [FoundDocument] {
    documents.filter { document in
      guard case .file(let path) = document else { return false }
      return paths.contains(Self.resolved(path))
    }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
