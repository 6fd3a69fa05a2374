import Foundation

/// The search for the repository that a folder belongs to.
///
/// Git's own search also accepts a folder that merely has the files of a repository. A clone can
/// contain such a folder, with a configuration that names programs. This search accepts only
/// folders with `.git`, which a clone cannot contain.
package enum GitWorkTree {
  /// Returns the nearest folder, from a folder upward, that is the top of a work tree, as a path
  /// without symbolic links, or `nil` if there is none or the folder is inside `.git`.
  ///
  /// - Complexity: Three accesses to the file system per level.
  package static func top(around folder: String) -> String? {
    var url = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    while url.lastPathComponent != name {
      if isRepository(url.appendingPathComponent(name).path) { return url.path }
      guard url.path != "/" else { return nil }
      url.deleteLastPathComponent()
    }
    return nil
  }

  /// The name of a repository in its work tree.
  private static let name = ".git"

  /// Returns a Boolean value that indicates whether git accepts a path as a repository: a file,
  /// which leads to the repository of a submodule or of an additional work tree, or a folder with
  /// its entries.
  private static func isRepository(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    guard status.st_mode & S_IFMT == S_IFDIR else { return status.st_mode & S_IFMT == S_IFREG }
    return ["HEAD", "objects", "refs"].allSatisfy { access("\(path)/\($0)", F_OK) == 0 }
  }
}
