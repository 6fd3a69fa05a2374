import Foundation

/// An advisory lock on a document's file, held until the value is released.
///
/// Programs of this package that replace a file hold its lock from reading it to replacing it, so
/// that they take turns and each sees the changes of the one before. The lock is on the document
/// itself (`flock`): there is no other file that a killed process could leave behind, and the system
/// releases the lock when the process ends. Other programs, such as Xcode, do not take the lock;
/// `DocumentFile.replace(with:)` notices their changes by comparing the bytes.
final class FileLock: Sendable {
  /// The open file; nil for a file system without locks.
  private let descriptor: Int32?
  /// The path of the file, without symbolic links.
  private let path: String

  /// How long to wait for another process, in seconds. An edit takes milliseconds, and a repair
  /// that lays a large document out takes a few seconds. It is less than the usual time limit for a
  /// document, so that a worker reports the reason before it is ended.
  static let usualTimeout = 15.0

  /// Locks the file at `path`. Waits while another process holds the lock.
  ///
  /// - Parameters:
  ///   - path: The file, as a path without symbolic links.
  ///   - name: The path that messages use.
  ///   - timeout: How long to wait, in seconds.
  /// - Throws: `InterfaceDocumentError` of kind `unreadable` if there is no regular file, and
  ///   `changedMeanwhile` if the time is over.
  init(
    _ path: String, name: String, timeout: Double = FileLock.usualTimeout
  ) throws(InterfaceDocumentError) {
    self.path = path
    let deadline = ProcessInfo.processInfo.systemUptime + timeout
    while true {
      let descriptor = try RegularFile.open(path, name: name)
      switch Self.lock(descriptor) {
      case .locked where Self.isOpen(descriptor, at: path):
        self.descriptor = descriptor
        return
      case .impossible:
        close(descriptor)
        self.descriptor = nil
        return
      case .locked, .busy:
        // The process that has the lock replaces the file: the new one has a lock of its own.
        close(descriptor)
      }
      guard ProcessInfo.processInfo.systemUptime < deadline else { throw Self.busy(name) }
      // Different waits, so that several processes do not always meet.
      usleep(.random(in: 1000...5000))
    }
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// Whether the lock still protects the path: the file has not been replaced. True for a file
  /// system without locks.
  var isCurrent: Bool { descriptor.map { Self.isOpen($0, at: path) } ?? true }

  /// The result of an attempt to lock a file.
  private enum Attempt {
    /// This process has the lock, of a file that may have been replaced.
    case locked
    /// Another process has the lock.
    case busy
    /// The file system has no locks.
    case impossible
  }

  /// Tries to lock an open file, without waiting. An interrupted attempt is repeated like a busy
  /// one.
  private static func lock(_ descriptor: Int32) -> Attempt {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .locked }
    return errno == EWOULDBLOCK || errno == EINTR ? .busy : .impossible
  }

  /// The error of a file that stays locked for longer than the timeout.
  private static func busy(_ name: String) -> InterfaceDocumentError {
    InterfaceDocumentError(
      .changedMeanwhile, file: name, "another process is changing the file",
      hint: "nothing was written; run the command again when the other process has finished")
  }

  /// Whether a path still leads to an open file, and not to one that has replaced it.
  private static func isOpen(_ descriptor: Int32, at path: String) -> Bool {
    var open = stat()
    var named = stat()
    return fstat(descriptor, &open) == 0 && lstat(path, &named) == 0
      && open.st_ino == named.st_ino && open.st_dev == named.st_dev
  }
}
