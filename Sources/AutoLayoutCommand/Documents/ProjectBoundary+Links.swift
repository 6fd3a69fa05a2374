import Foundation
import InterfaceBuilder

/// Symbolic links of a project, which anyone with commit access can create.
///
/// A link to a file in another folder would make the tool print parts of that file, or write to it.
/// Links within the project are followed.
extension ProjectBoundary {
  /// Creates the boundary of the project that contains a folder. It is the surrounding Git
  /// repository, or the folder itself if there is none. Symbolic links in the path of the folder
  /// are resolved.
  init(around folder: String) {
    self.init(resolved: ProjectFolder(around: folder).path)
  }

  /// Creates the boundary of the project that contains the folder of a document's translations.
  init(aroundTranslationsOf document: URL) {
    let folder = document.deletingLastPathComponent()
    let isLocalized = folder.pathExtension.lowercased() == "lproj"
    self.init(around: (isLocalized ? folder.deletingLastPathComponent() : folder).path)
  }

  /// Returns a Boolean value that indicates whether the project contains a path with resolved
  /// symbolic links.
  func contains(_ path: String) -> Bool {
    contains(resolved: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
  }

  /// Returns a Boolean value that indicates whether an argument is a symbolic link to a file
  /// outside its project. The folders of its path are not checked, because the user of the tool
  /// specified them.
  static func isLinkOut(_ path: String) -> Bool {
    guard isLink(path) else { return false }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return !ProjectBoundary(around: parent).contains(path)
  }

  /// Rejects an argument that is a symbolic link to a file outside its project.
  static func rejectLinkOut(_ path: String) throws(DocumentFailure) {
    if isLinkOut(path) { throw .linkOut(path) }
  }

  /// Returns a Boolean value that indicates whether the last component of a path is a symbolic
  /// link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    // The descriptors of this process are links too.
    return RegularFile.openDescriptor(path) == nil && lstat(path, &status) == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension DocumentFailure {
  /// Returns the failure of a symbolic link to a file outside its project.
  static func linkOut(_ path: String) -> DocumentFailure {
    DocumentFailure(
      file: path, message: "the symbolic link points outside the project",
      hint: "specify the target of the link", status: .cannotOpen)
  }
}
