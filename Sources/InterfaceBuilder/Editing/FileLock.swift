import Foundation

/// An advisory lock on a document's file, held until the value is released.
///
/// Programs of this package that replace a file hold its lock from reading it to replacing it, so
/// that they alternate and each reads the changes of the previous one. The lock is on the document
/// itself (`flock`): there is no other file that a killed process could leave behind, and the
/// system releases the lock when the process ends. Other programs, such as Xcode, do not acquire
/// the lock; `DocumentFile.replace(with:)` detects their changes by comparing the bytes.
final class FileLock: Sendable {
  /// The descriptor of the open file, or `nil` for a file system without locks.
  private let descriptor: Int32?
  /// The path of the file, without symbolic links.
  private let path: String

  /// The default timeout for waiting for another process, in seconds. An edit takes milliseconds,
  /// and a repair that lays out a large document takes a few seconds. It is less than the default
  /// time limit for a document, so that a worker reports the reason before it is ended.
  static let usualTimeout = 15.0

  /// Locks the file at `path`. Waits while another process holds the lock.
  ///
  /// - Parameters:
  ///   - path: The file, as a path without symbolic links.
  ///   - name: The path in messages.
  ///   - timeout: The timeout in seconds.
  /// - Throws: `InterfaceDocumentError` of kind `unreadable` if there is no regular file, and
  ///   `changedMeanwhile` if the timeout is exceeded.
  init(
    _ path: String, name: String, timeout: Double = FileLock.usualTimeout
  ) throws(InterfaceDocumentError) {
    self.path = path
    let deadline = ProcessInfo.processInfo.systemUptime + timeout
    while true {
      switch try Self.attempt(path, name) {
      case .locked(let descriptor):
        self.descriptor = descriptor
        return
      case .impossible:
        descriptor = nil
        return
      case .busy: break
      }
      guard ProcessInfo.processInfo.systemUptime < deadline else { throw Self.busy(name) }
      // Random delays prevent several processes from colliding repeatedly.
      usleep(.random(in: 1000...5000))
    }
  }

  /// Locks the file at `path` without waiting. Returns `nil` if another process holds the lock.
  ///
  /// - Parameters:
  ///   - path: The file, as a path without symbolic links.
  ///   - name: The path in messages.
  /// - Throws: `InterfaceDocumentError` of kind `unreadable` if there is no regular file.
  init?(ifFree path: String, name: String) throws(InterfaceDocumentError) {
    self.path = path
    switch try Self.attempt(path, name) {
    case .locked(let descriptor): self.descriptor = descriptor
    case .impossible: descriptor = nil
    case .busy: return nil
    }
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// A Boolean value that indicates whether the lock still protects the path: the file has not been
  /// replaced. It is `true` for a file system without locks.
  var isCurrent: Bool { descriptor.map { Self.isOpen($0, at: path) } ?? true }

  /// The result of an attempt to lock a file.
  private enum Attempt {
    /// This process holds the lock, with an open file that is at the path.
    case locked(Int32)
    /// Another process holds the lock, or has replaced the file.
    case busy
    /// The file system has no locks.
    case impossible
  }

  /// Tries to lock the file at a path, without waiting. An interrupted attempt counts as a busy
  /// one.
  ///
  /// A process that holds the lock replaces the file: the new one has its own lock.
  private static func attempt(
    _ path: String, _ name: String
  ) throws(InterfaceDocumentError) -> Attempt {
    let descriptor = try RegularFile.open(path, name: name)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isBusy = errno == EWOULDBLOCK || errno == EINTR
      close(descriptor)
      return isBusy ? .busy : .impossible
    }
    if isOpen(descriptor, at: path) { return .locked(descriptor) }
    close(descriptor)
    return .busy
  }

  /// Returns the error for a file that stays locked for longer than the timeout.
  private static func busy(_ name: String) -> InterfaceDocumentError {
    InterfaceDocumentError(
      .changedMeanwhile, file: name, "another process is changing the file",
      hint: "nothing was written; run the command again when the other process has finished")
  }

  /// Returns a Boolean value that indicates whether a path still leads to an open file, rather than
  /// to one that has replaced it.
  private static func isOpen(_ descriptor: Int32, at path: String) -> Bool {
    var open = stat()
    var named = stat()
    return fstat(descriptor, &open) == 0 && lstat(path, &named) == 0
      && open.st_ino == named.st_ino && open.st_dev == named.st_dev
  }
}
