import Foundation

/// The folder that contains all files that a stream may read.
///
/// The paths of a stream come from another program, whose data may be untrusted. They may refer to
/// documents of the project, and to no other files.
///
///     let project = ProjectBoundary(folder: "/home/ci/App")
///     try project.file(at: "Main.storyboard")    // a file of the project
///     try project.file(at: "../Secret.xib")      // throws
///     try project.file(at: "/etc/passwd")        // throws
struct ProjectBoundary: Codable, Hashable, Sendable {
  /// The absolute path of the folder, without symbolic links.
  private let folder: String

  /// The folder as a URL.
  var url: URL { URL(fileURLWithPath: folder, isDirectory: true) }

  /// Returns a Boolean value that indicates whether an absolute path without symbolic links is the
  /// folder or below it.
  func contains(resolved path: String) -> Bool { path == folder || isBelow(path) }

  /// Returns a Boolean value that indicates whether an absolute path without symbolic links is
  /// below the folder.
  private func isBelow(_ path: String) -> Bool {
    path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Creates a boundary with a folder, to which relative paths refer.
  init(folder: String) {
    self.folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  /// Creates a boundary with an absolute path without symbolic links.
  init(resolved folder: String) {
    self.folder = folder
  }

  /// Returns the location of a path of the project. The file need not exist.
  ///
  /// - Throws: `DocumentFailure` for a path that leads out of the folder, directly or through a
  ///   symbolic link.
  func place(of path: String) throws(DocumentFailure) -> URL {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw failure(path, "the path is empty or contains a null character", "specify a file")
    }
    let url = URL(fileURLWithPath: path, relativeTo: self.url).resolvingSymlinksInPath()
    guard isBelow(url.path) else {
      throw failure(
        path, "the path is outside the project folder",
        "set the folder with --project, or send the content of the document")
    }
    return url
  }

  /// Returns the regular file at a path of the project.
  ///
  /// - Throws: `DocumentFailure` for a path that leads out of the folder, directly or through a
  ///   symbolic link, for a missing file, and for anything other than a regular file.
  func file(at path: String) throws(DocumentFailure) -> URL {
    let url = try place(of: path)
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      throw failure(path, "the file cannot be read: no such file", "check the path")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw failure(path, "the path is not a regular file", "specify a .xib or .storyboard file")
    }
    return url
  }

  /// Returns a failure with exit code 66: the file cannot be opened.
  private func failure(_ path: String, _ message: String, _ hint: String) -> DocumentFailure {
    DocumentFailure(file: path, message: message, hint: hint, status: .cannotOpen)
  }
}
