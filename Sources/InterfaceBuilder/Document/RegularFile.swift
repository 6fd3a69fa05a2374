import Foundation

/// Reads files whose names come from a folder, a project or an argument.
///
/// Such a name may belong to a named pipe, a socket or a device, which would block the reader or
/// never end. Only regular files are read. The descriptors that a caller opened for this process,
/// such as `/dev/stdin` and `/dev/fd/63`, are an exception: they are read to their end.
package enum RegularFile {
  /// Returns the content of a file, at most one byte more than `limit`.
  ///
  /// Symbolic links are followed. A caller that gets more than `limit` bytes rejects the file.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unreadable`, which refers to the file as `name`.
  package static func read(
    _ path: String, name: String, limit: Int
  ) throws(InterfaceDocumentError) -> Data {
    let given = openDescriptor(path)
    let descriptor = if let given { dup(given) } else { try open(path, name: name) }
    guard descriptor >= 0 else { throw failure(name, reason(errno)) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      return try handle.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw failure(name, error.localizedDescription)
    }
  }

  /// Opens a regular file for reading. The caller closes the descriptor.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unreadable`.
  static func open(_ path: String, name: String) throws(InterfaceDocumentError) -> Int32 {
    // Without O_NONBLOCK, opening a named pipe waits for a writer.
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      // A socket cannot be opened at all.
      throw failure(name, errno == ENXIO ? notRegular : reason(errno))
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw failure(name, isFolder ? "it is a folder" : notRegular)
    }
    return descriptor
  }

  /// Returns a Boolean value that indicates whether a path leads to a regular file, or to an open
  /// descriptor.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return openDescriptor(path) != nil
      || stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the descriptor of a path, such as 0 for `/dev/stdin`, or `nil` for any other path.
  package static func openDescriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdin": return 0
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  /// The reason in the message for paths that are not files, such as `/dev/zero`.
  private static let notRegular = "it is a pipe, socket or device"

  /// Returns the reason for an error number of the system, in lowercase, to follow a colon.
  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "no such file"
    case EACCES, EPERM: "permission denied"
    case ELOOP: "the symbolic links form a loop"
    default: String(cString: strerror(code)).lowercased()
    }
  }

  /// Returns the error for a file that cannot be read.
  private static func failure(_ name: String, _ reason: String) -> InterfaceDocumentError {
    InterfaceDocumentError(
      .unreadable, file: name, "the file cannot be read: \(reason)",
      hint: "check the path and the permissions")
  }
}
