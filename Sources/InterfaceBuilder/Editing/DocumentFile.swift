import AutoLayout
import Foundation

/// A document's file on disk, as it was read, to be replaced by an edited one.
///
///     let file = try DocumentFile(locking: path)
///     let document = try file.document()
///     try file.replace(with: edited.bytes)
///
/// No change is lost: programs that lock the file wait for each other, and a change by any other
/// program is detected before the file is replaced.
public struct DocumentFile: Sendable {
  /// The path as it was passed, which is used in messages.
  public let path: String
  /// The bytes when the file was read.
  public let bytes: [UInt8]
  /// The file that is replaced: the one to which all symbolic links lead.
  let target: String
  /// The lock that was acquired before the file was read, or `nil` if it is acquired when the file
  /// is replaced.
  private let lock: FileLock?

  /// Reads a file. `replace(with:)` fails if another program changes it afterwards.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unreadable` or `limit`.
  public init(path: String) throws(InterfaceDocumentError) {
    try self.init(path, locks: false)
  }

  /// Locks and reads a file. Other values of this type, in this process and in others, wait until
  /// all copies of the value are released.
  ///
  /// Temporary files that killed processes left in the folder of the file are removed.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unreadable` or `limit`, and `changedMeanwhile` if
  ///   another process keeps the file locked for more than 15 seconds.
  public init(locking path: String) throws(InterfaceDocumentError) {
    try self.init(path, locks: true)
  }

  /// Locks and reads a file without waiting. Returns `nil` if another process, or another value of
  /// this type, has locked it.
  ///
  /// A program that must not block tries again after a pause:
  ///
  ///     while true {
  ///       if let file = try DocumentFile(lockingIfFree: path) { return file }
  ///       try await Task.sleep(for: .milliseconds(20))
  ///     }
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unreadable` or `limit`.
  public init?(lockingIfFree path: String) throws(InterfaceDocumentError) {
    let target = Self.target(of: path)
    TemporaryFile.removeAbandoned(in: (target as NSString).deletingLastPathComponent)
    guard let lock = try FileLock(ifFree: target, name: path) else { return nil }
    try self.init(path, target: target, lock: lock)
  }

  /// Reads the file to which all symbolic links lead, after locking it if requested: bytes that
  /// were read before could be outdated when the lock is acquired.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unreadable`, or `changedMeanwhile` for a file that
  ///   stays locked.
  private init(_ path: String, locks: Bool) throws(InterfaceDocumentError) {
    let target = Self.target(of: path)
    if locks {
      TemporaryFile.removeAbandoned(in: (target as NSString).deletingLastPathComponent)
    }
    let lock = locks ? try FileLock(target, name: path) : nil
    try self.init(path, target: target, lock: lock)
  }

  /// Reads a file with its lock.
  private init(
    _ path: String, target: String, lock: FileLock?
  ) throws(InterfaceDocumentError) {
    self.path = path
    self.target = target
    self.lock = lock
    bytes = Array(try InterfaceDocument.read(URL(fileURLWithPath: path), name: path))
  }

  /// Returns the file to which all symbolic links lead.
  private static func target(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Parses the bytes into a document.
  ///
  /// - Complexity: O(*n*) for each call, where *n* is the number of bytes.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes are not an Interface Builder document of iOS.
  public func document() throws(InterfaceDocumentError) -> InterfaceDocument {
    var document = try InterfaceDocument(data: Data(bytes), name: path)
    document.fonts = DocumentFonts(document: URL(fileURLWithPath: path))
    return document
  }

  /// Replaces the file with new bytes, completely or not at all.
  ///
  /// A temporary file in the same folder gets the bytes and the permissions, is written to the
  /// disk, and is renamed. A symbolic link is kept. Bytes that equal the old ones are not written.
  ///
  /// - Returns: The file with its new bytes, without a lock.
  /// - Throws: `InterfaceDocumentError` of kind `changedMeanwhile` if the file does not have the
  ///   bytes that were read, or `unwritable` if it is read-only or the system refuses.
  @discardableResult
  public func replace(with new: [UInt8]) throws(InterfaceDocumentError) -> DocumentFile {
    guard new != bytes else { return DocumentFile(self, bytes: bytes) }
    let held = lock.flatMap { $0.isCurrent ? $0 : nil }
    let lock = if let held { held } else { try FileLock(target, name: path) }
    try checkUnchanged()
    try AtomicFile.put(new, at: target, name: path)
    withExtendedLifetime(lock) {}
    return DocumentFile(self, bytes: new)
  }

  /// The same file without its lock, which other values still have.
  package var unlocked: DocumentFile { DocumentFile(self, bytes: bytes) }

  /// Creates the same file with other bytes, and without a lock.
  private init(_ file: DocumentFile, bytes: [UInt8]) {
    path = file.path
    target = file.target
    self.bytes = bytes
    lock = nil
  }

  /// Returns a Boolean value that indicates whether two paths lead to the same file, directly or
  /// through symbolic links.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    target(of: path) == target(of: other)
  }

  /// Writes bytes to another file in the same way, and replaces its content. A path that is not a
  /// file, such as a terminal or a pipe, is not replaced and receives the bytes, and so does an
  /// open descriptor with a path such as `/dev/stdout`.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unwritable`.
  public static func write(
    _ bytes: [UInt8], to path: String
  ) throws(InterfaceDocumentError) {
    if let open = RegularFile.openDescriptor(path) {
      return try AtomicFile.append(bytes, to: open, name: path)
    }
    if AtomicFile.isStream(path) { return try AtomicFile.append(bytes, to: path) }
    try AtomicFile.put(bytes, at: target(of: path), name: path)
  }

  /// Writes a file that does not exist yet. An existing file, or even a symbolic link, is not
  /// replaced.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unwritable`.
  public static func create(
    _ bytes: [UInt8], at path: String
  ) throws(InterfaceDocumentError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let exists = errno == EEXIST
      throw InterfaceDocumentError(
        .unwritable, file: path,
        exists ? "the file already exists" : "the file cannot be written: \(Self.reason(errno))",
        hint: exists ? "nothing was written; choose another name" : "check the path")
    }
    defer { close(descriptor) }
    do throws(InterfaceDocumentError) {
      try AtomicFile.append(bytes, to: descriptor, name: path)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Returns the description of an error of the system.
  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }

  /// Writes a file that can be created again, such as a picture or an entry of a cache, completely
  /// or not at all. A symbolic link is replaced rather than followed.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `unwritable`.
  package static func writeReplaceable(
    _ data: Data, to path: String
  ) throws(InterfaceDocumentError) {
    try AtomicFile.put(Array(data), at: path, name: path, isDurable: false)
  }

  /// Rejects a file whose bytes differ from those that were read.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `changedMeanwhile`, or `unreadable` if it was
  ///   removed.
  private func checkUnchanged() throws(InterfaceDocumentError) {
    let current = try InterfaceDocument.read(URL(fileURLWithPath: target), name: path)
    guard !bytes.elementsEqual(current) else { return }
    throw InterfaceDocumentError(
      .changedMeanwhile, file: path, "the file was changed after it was read",
      hint: "nothing was written; run the command again")
  }
}
