import Foundation

/// The files that differ from a revision of their git repository, or that git does not track yet.
///
/// Documents of one run may be in several repositories. Each repository is asked once.
///
///     let changed = try ChangedFiles(since: "origin/main")
///     let documents = try changed.filter(DocumentFinder.find(["."]))
struct ChangedFiles {
  /// The revision, which every repository must know.
  private let revision: String
  /// The changed files of each repository that was asked, by the top of its work tree: absolute
  /// paths without symbolic links.
  private var known: [String: Set<String>] = [:]

  /// Asks git in the working directory.
  ///
  /// - Throws: `RunFailure` where there is no repository or no such revision.
  init(since revision: String) throws {
    self.revision = revision
    _ = try changed(
      around: ".", in: Self.resolved("."),
      "--changed-since needs one; start the tool in its work tree")
  }

  /// The documents that are among the files. Each is compared with the revision of the repository
  /// that it lies in, whether that is the working directory's or another.
  ///
  /// - Throws: `RunFailure` for a document in no repository, or without the revision there.
  func filter(_ documents: [FoundDocument]) throws -> [FoundDocument] {
    var files = self
    return try documents.filter { document in
      guard case .file(let path) = document else { return false }
      return try files.contains(path)
    }
  }

  /// Whether the file at a path differs from the revision.
  private mutating func contains(_ path: String) throws -> Bool {
    let place = Self.resolved(path)
    return try changed(
      around: place, in: Self.parent(place), "--changed-since needs one; leave out what is in none"
    ).contains(place)
  }

  /// The changed files of the repository around a folder.
  private mutating func changed(
    around path: String, in folder: String, _ hint: String
  ) throws -> Set<String> {
    let top = Self.top(around: folder)
    if let paths = known[top] { return paths }
    let repository = try GitRepository(around: path, hint: hint)
    let paths = Set(try repository.changedFiles(since: revision).map(Self.resolved))
    known[top] = paths
    return paths
  }

  /// The nearest folder, from a folder without symbolic links upward, that contains `.git`: a
  /// folder, or a file in additional work trees and submodules. A repository may contain another
  /// one.
  private static func top(around folder: String) -> String {
    var top = folder
    while top.count > 1, !FileManager.default.fileExists(atPath: top + "/.git") {
      top = parent(top)
    }
    return top
  }

  /// The folder that contains a path.
  private static func parent(_ path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  /// An absolute path without symbolic links.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
