import Foundation
import InterfaceBuilder

/// Symbolic links of a project, which anyone who may commit to it can create.
///
/// A link to a file of another folder would make the tool print parts of that file, or write to it.
/// Links within the project are followed.
extension ProjectBoundary {
  /// The project around a folder: the git repository that contains it, or else the folder itself.
  /// Symbolic links in the path of the folder are resolved.
  ///
  /// - Complexity: One look at the file system per level.
  init(around folder: String) {
    let start = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    var top = start
    while top.path.count > 1 {
      if FileManager.default.fileExists(atPath: top.appendingPathComponent(".git").path) {
        self.init(folder: top.path)
        return
      }
      top.deleteLastPathComponent()
    }
    self.init(folder: start.path)
  }

  /// The project around the folder in which the translations of a document are.
  init(aroundTranslationsOf document: URL) {
    let folder = document.deletingLastPathComponent()
    let isLocalized = folder.pathExtension.lowercased() == "lproj"
    self.init(around: (isLocalized ? folder.deletingLastPathComponent() : folder).path)
  }

  /// Whether a path, with all symbolic links resolved, is in the project.
  func contains(_ path: String) -> Bool {
    contains(resolved: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
  }

  /// Whether an argument is a symbolic link that leads out of the project around it. The folders of
  /// its path are not checked: they were named by whoever started the tool.
  static func isLinkOut(_ path: String) -> Bool {
    guard isLink(path) else { return false }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return !ProjectBoundary(around: parent).contains(path)
  }

  /// Rejects an argument that is a symbolic link out of the project around it.
  static func rejectLinkOut(_ path: String) throws(DocumentFailure) {
    if isLinkOut(path) { throw .linkOut(path) }
  }

  /// Whether the last component of a path is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    // The descriptors of this process are links, too.
    return RegularFile.openDescriptor(path) == nil && lstat(path, &status) == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension DocumentFailure {
  /// The failure of a symbolic link that leads out of its project.
  static func linkOut(_ path: String) -> DocumentFailure {
    DocumentFailure(
      file: path, message: "the symbolic link leads out of the project",
      hint: "name the file that it leads to", status: .cannotOpen)
  }
}
