import Foundation

/// The folder of the project to which a document belongs: symbolic links are followed within it,
/// but not out of it.
///
/// Anyone with commit access can create symbolic links. A link to a file in another folder would
/// make a program show parts of that file, or write to it.
package struct ProjectFolder: Hashable, Sendable {
  /// The absolute path, without symbolic links.
  package let path: String

  /// Creates the project that contains a folder. It is the surrounding Git repository, or the
  /// folder itself if there is none. Symbolic links in the path of the folder are resolved.
  ///
  /// - Complexity: One access to the file system per level.
  package init(around folder: String) {
    let start = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    var top = start[...]
    while top.utf8.count > 1 {
      if access(top + "/.git", F_OK) == 0 { break }
      // The parent folder.
      top = top[..<(top.lastIndex(of: "/") ?? top.startIndex)]
    }
    path = top.utf8.count > 1 ? String(top) : start
  }

  /// Creates the project that contains a document. A link in the name of the document is not
  /// followed, because it may lead out of the project.
  package init(ofDocument path: String) {
    self.init(around: URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }

  /// Returns a Boolean value that indicates whether an absolute path without symbolic links is the
  /// folder or below it.
  package func contains(resolved other: String) -> Bool {
    other == path || other.hasPrefix(path == "/" ? "/" : path + "/")
  }

  /// Returns a Boolean value that indicates whether the project is below another folder.
  package func isBelow(_ other: String) -> Bool {
    let folder = URL(fileURLWithPath: other).resolvingSymlinksInPath().path
    return path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Returns a Boolean value that indicates whether the project contains the file to which all
  /// symbolic links of a path lead.
  package func contains(_ other: String) -> Bool {
    contains(resolved: URL(fileURLWithPath: other).resolvingSymlinksInPath().path)
  }
}
