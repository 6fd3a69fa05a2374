import Foundation

/// The type of what is at a path.
enum FileType {
  /// Nothing.
  case missing
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A symbolic link.
  case link
  /// A pipe, a socket or a device.
  case other

  /// Returns the type of what is at a path itself.
  init(_ path: String) {
    var status = stat()
    self = lstat(path, &status) == 0 ? Self.type(of: status) : .missing
  }

  /// Returns the type of what all symbolic links of a path lead to; `missing` if they lead nowhere.
  init(following path: String) {
    var status = stat()
    self = stat(path, &status) == 0 ? Self.type(of: status) : .missing
  }

  private static func type(of status: stat) -> FileType {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}
