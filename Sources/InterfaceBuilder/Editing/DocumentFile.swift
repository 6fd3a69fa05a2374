import Foundation

/// A document's file on disk, as it was when it was read, to be replaced by an edited one.
///
///     let file = try DocumentFile(path: path)
///     let document = try file.document()
///     try file.replace(with: edited.bytes)
public struct DocumentFile: Sendable {
  /// The path as it was given; messages use it.
  public let path: String
  /// The bytes when the file was read.
  public let bytes: [UInt8]
  /// The file that all symbolic links lead to; that is the one that is replaced.
  let target: String

  /// Reads a file.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unreadable` or `limit`.
  public init(path: String) throws(InterfaceDocumentError) {
    self.path = path
    target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    bytes = Array(try InterfaceDocument.read(URL(fileURLWithPath: path), name: path))
  }

  /// The document that the bytes hold.
  public func document() throws(InterfaceDocumentError) -> InterfaceDocument {
    try InterfaceDocument(data: Data(bytes), name: path)
  }

  /// Puts new bytes in the file's place, all of them or none.
  ///
  /// A temporary file in the same folder gets the bytes and the permissions, reaches the disk, and
  /// takes the name. A symbolic link stays one. Bytes that equal the old ones write nothing.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `changedMeanwhile` when the file does not have the
  ///   bytes that were read, `unwritable` when the system refuses.
  public func replace(with new: [UInt8]) throws(InterfaceDocumentError) {
    guard new != bytes else { return }
    try checkUnchanged()
    try AtomicFile.put(new, at: target, like: target, name: path)
  }

  /// Writes bytes to another file, in the same way; what was there is replaced. What is no file, such as
  /// a terminal or a pipe, stays what it is and gets the bytes. So does what `/dev/stdout` and its
  /// like lead to, wherever a shell has opened that.
  public static func write(
    _ bytes: [UInt8], to path: String
  ) throws(InterfaceDocumentError) {
    if let open = AtomicFile.openDescriptor(path) {
      return try AtomicFile.append(bytes, to: open, name: path)
    }
    if AtomicFile.isStream(path) { return try AtomicFile.append(bytes, to: path) }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    try AtomicFile.put(bytes, at: target, like: target, name: path)
  }

  private func checkUnchanged() throws(InterfaceDocumentError) {
    let current = try InterfaceDocument.read(URL(fileURLWithPath: target), name: path)
    guard !bytes.elementsEqual(current) else { return }
    throw InterfaceDocumentError(
      .changedMeanwhile, file: path, "the file was changed after it was read",
      hint: "nothing was written; run the command again")
  }
}

/// Files that are written as a whole or not at all.
enum AtomicFile {
  /// Writes a temporary file beside `target` and renames it.
  ///
  /// The permissions are those of `model`, or what the system gives new files.
  static func put(
    _ bytes: [UInt8], at target: String, like model: String, name: String
  ) throws(InterfaceDocumentError) {
    var status = stat()
    let mode = stat(model, &status) == 0 ? status.st_mode & 0o7777 : nil
    let folder = (target as NSString).deletingLastPathComponent
    let temporary =
      (folder.isEmpty ? "." : folder) + "/.autolayout-\(getpid())-\(UUID().uuidString)"
    // Exclusive: a file or a link that stands there already is never followed or overwritten.
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw refusal(name, errno) }
    var problem = fill(descriptor, bytes, mode: mode)
    if close(descriptor) != 0, problem == 0 { problem = errno }
    if problem == 0, rename(temporary, target) != 0 { problem = errno }
    guard problem == 0 else {
      unlink(temporary)
      throw refusal(name, problem)
    }
    synchronize(folder: folder)
  }

  /// Whether there is something that takes bytes and is no file to be replaced: a device or a pipe.
  /// Renaming over `/dev/null`, which the superuser may, would be the end of it.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// The open descriptor that a path names, such as 1 for `/dev/stdout`: a file that the shell opened
  /// there is written on where it stands, and not replaced by another of its name.
  static func openDescriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdin": return 0
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  /// Writes bytes to an open descriptor, which stays open.
  static func append(
    _ bytes: [UInt8], to descriptor: Int32, name: String
  ) throws(InterfaceDocumentError) {
    let problem = write(bytes, to: descriptor)
    if problem != 0 { throw refusal(name, problem) }
  }

  /// Writes bytes to a device or a pipe.
  static func append(_ bytes: [UInt8], to path: String) throws(InterfaceDocumentError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw refusal(path, errno) }
    defer { close(descriptor) }
    let problem = write(bytes, to: descriptor)
    if problem != 0 { throw refusal(path, problem) }
  }

  /// Writes all bytes and waits for the disk; returns the system's error or 0.
  private static func fill(_ descriptor: Int32, _ bytes: [UInt8], mode: mode_t?) -> Int32 {
    let problem = write(bytes, to: descriptor)
    if problem != 0 { return problem }
    if let mode, fchmod(descriptor, mode) != 0 { return errno }
    return fsync(descriptor) == 0 ? 0 : errno
  }

  /// Writes all bytes; returns the system's error or 0.
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

  /// The new name itself reaches the disk with its folder; where that fails the file is whole still.
  private static func synchronize(folder: String) {
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func refusal(_ name: String, _ code: Int32) -> InterfaceDocumentError {
    InterfaceDocumentError(
      .unwritable, file: name, "the file cannot be written: \(String(cString: strerror(code)))",
      hint: "check the permissions of the file and its folder")
  }
}
