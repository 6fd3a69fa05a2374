import Foundation

/// The files that differ from a revision of their git repositories, or that git does not know yet.
struct ChangedFiles {
  private let revision: String
  /// The repositories that were asked, the working directory's first, and absolute paths without
  /// symbolic links.
  private var known: [(top: String, paths: Set<String>)] = []

  /// Asks git in the working directory.
  ///
  /// - Throws: `RunFailure` where there is no repository or no such revision.
  init(since revision: String) throws {
    self.revision = revision
    try ask(around: ".", "--changed-since needs one; start the tool in its work tree")
  }

  /// The documents that are among the files. One that lies outside of the working directory's
  /// repository is compared with the same revision of its own.
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
    if let repository = known.first(where: { place.hasPrefix($0.top + "/") }) {
      return repository.paths.contains(place)
    }
    try ask(around: place, "--changed-since needs one; leave out what is in none")
    return known.last?.paths.contains(place) ?? false
  }

  private mutating func ask(around path: String, _ hint: String) throws {
    let repository = try GitRepository(around: path, hint: hint)
    let paths = try repository.changedFiles(since: revision).map(Self.resolved)
    known.append((repository.top, Set(paths)))
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
