import Foundation

/// Files that are written completely or not at all.
enum AtomicFile {
  /// Writes a temporary file next to `target` and renames it.
  ///
  /// The permissions of an existing file are kept. A read-only file is not replaced, although the
  /// permissions of its folder would allow it.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - target: The path of the file. A symbolic link is replaced.
  ///   - name: The path in messages.
  ///   - isDurable: A Boolean value that indicates whether to wait until the file has reached the
  ///     disk.
  /// - Throws: `InterfaceDocumentError` of kind `unwritable`.
  static func put(
    _ bytes: [UInt8], at target: String, name: String, isDurable: Bool = true
  ) throws(InterfaceDocumentError) {
    var status = stat()
    let isFile = lstat(target, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let mode = isFile ? status.st_mode & 0o7777 : nil
    if let mode { try checkWritable(target, mode, name: name) }
    let parent = (target as NSString).deletingLastPathComponent
    let folder = parent.isEmpty ? "." : parent
    TemporaryFile.removeAbandoned(in: folder)
    guard let temporary = TemporaryFile(in: folder, mode: mode ?? 0o666) else {
      throw refusal(name, errno)
    }
    var problem = fill(temporary.descriptor, bytes, mode: mode, isDurable: isDurable)
    if problem == 0, rename(temporary.path, target) != 0 { problem = errno }
    if problem != 0 { unlink(temporary.path) }
    if close(temporary.descriptor) != 0, problem == 0 { problem = errno }
    guard problem == 0 else { throw refusal(name, problem) }
    if isDurable { synchronize(folder: folder) }
  }

  /// Rejects a file that is read-only: for this user, or for everyone if the user is the superuser,
  /// who may write to any file.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unwritable`.
  private static func checkWritable(
    _ target: String, _ mode: mode_t, name: String
  ) throws(InterfaceDocumentError) {
    let anyone: mode_t = 0o222
    guard mode & anyone == 0 || access(target, W_OK) != 0 else { return }
    throw InterfaceDocumentError(
      .unwritable, file: name, "the file cannot be written: it is read-only",
      hint: "nothing was written; make the file writable first")
  }

  /// Returns a Boolean value that indicates whether a path leads to a device or a pipe, which
  /// accepts bytes and must not be replaced: renaming a file to `/dev/null`, which the superuser
  /// may do, would remove the device.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Writes bytes to an open descriptor, which stays open.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unwritable`; some of the bytes may have been
  ///   written.
  static func append(
    _ bytes: [UInt8], to descriptor: Int32, name: String
  ) throws(InterfaceDocumentError) {
    let problem = write(bytes, to: descriptor)
    if problem != 0 { throw refusal(name, problem) }
  }

  /// Writes bytes to a device or a pipe, after what has been written to it before.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unwritable`; some of the bytes may have been
  ///   written.
  static func append(_ bytes: [UInt8], to path: String) throws(InterfaceDocumentError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw refusal(path, errno) }
    defer { close(descriptor) }
    let problem = write(bytes, to: descriptor)
    if problem != 0 { throw refusal(path, problem) }
  }

  /// Writes all bytes, sets the permissions and waits for the disk. Returns the system's error or
  /// 0.
  ///
  /// The permissions are set again because `umask` reduced those with which the file was created.
  private static func fill(
    _ descriptor: Int32, _ bytes: [UInt8], mode: mode_t?, isDurable: Bool
  ) -> Int32 {
    let problem = write(bytes, to: descriptor)
    if problem != 0 { return problem }
    if let mode, fchmod(descriptor, mode) != 0 { return errno }
    return !isDurable || fsync(descriptor) == 0 ? 0 : errno
  }

  /// Writes all bytes. Returns the system's error or 0.
  ///
  /// A call may write only a part of them, as to a pipe, or be interrupted by a signal; further
  /// calls write the rest.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map {
          Foundation.write(descriptor, $0 + done, bytes.count - done)
        } ?? 0
      }
      if count > 0 {
        done += count
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Waits until the new name has reached the disk with its folder. A failure is ignored: the file
  /// is complete in any case.
  private static func synchronize(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Returns the error for a file that the system refuses to write, with the reason of its error
  /// number.
  private static func refusal(_ name: String, _ code: Int32) -> InterfaceDocumentError {
    InterfaceDocumentError(
      .unwritable, file: name, "the file cannot be written: \(String(cString: strerror(code)))",
      hint: "check the permissions of the file and its folder")
  }
}
