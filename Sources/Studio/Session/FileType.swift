import Foundation

/// The type of the entry at a path.
enum FileType {
  /// There is no file.
  case missing
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A symbolic link.
  case link
  /// A pipe, a socket or a device.
  case other

  /// Creates the type of the entry at a path, without following a symbolic link.
  init(_ path: String) {
    var status = stat()
    self = lstat(path, &status) == 0 ? Self.type(of: status) : .missing
  }

  /// Creates the type of the entry to which all symbolic links of a path lead, or `missing` if they
  /// lead nowhere.
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
