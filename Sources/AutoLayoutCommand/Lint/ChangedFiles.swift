import Foundation

/// The files that differ from a revision of their git repositories, or that git does not know yet.
struct ChangedFiles {
  private let revision: String
  /// The files by repository, of those that were asked: absolute paths without symbolic links.
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

  private mutating func contains(_ path: String) throws -> Bool {
    let place = Self.resolved(path)
    return try changed(
      around: place, in: Self.parent(place), "--changed-since needs one; leave out what is in none"
    ).contains(place)
  }

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

  /// The nearest folder, from one without symbolic links upwards, that holds something of git's: a
  /// folder, or a file in further work trees and submodules. One repository may lie in another.
  private static func top(around folder: String) -> String {
    var top = folder
    while top.count > 1, !FileManager.default.fileExists(atPath: top + "/.git") {
      top = parent(top)
    }
    return top
  }

  private static func parent(_ path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
