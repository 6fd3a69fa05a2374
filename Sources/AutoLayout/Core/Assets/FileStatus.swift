import Foundation

/// The status of a file or folder in the file system.
///
/// `FileManager` and the resource values of `URL` also look up the name of the owner. A static tool
/// cannot do that: the C library inside it would load a library of the system.
package struct FileStatus {
  /// The type of the file at a path.
  package enum Kind {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link, a device, a pipe or a socket.
    case other
  }

  /// The type of the file at the path. A symbolic link is not followed.
  package let kind: Kind
  /// The size of a regular file, in bytes.
  package let size: Int
  /// The time at which the content of the file, or the list of the folder, last changed.
  package let modified: Time

  /// A time of the file system, since 1970.
  package struct Time: Hashable, Sendable {
    /// The whole seconds.
    package let seconds: Int
    /// The nanoseconds after the whole seconds.
    package let nanoseconds: Int
  }

  /// Reads the status of a path. The initializer fails if there is no file or folder.
  package init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Time(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
