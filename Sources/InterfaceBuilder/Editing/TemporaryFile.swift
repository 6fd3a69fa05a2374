import Foundation

/// A file that receives the new content of another one before it is renamed to it.
///
/// The name contains the process identifier, so that files of killed processes are recognized:
/// `.autolayout-4711-0D0B7E2C-…`. A lock on the file shows that its process is still writing.
struct TemporaryFile {
  /// The path, in the folder of the file that is replaced.
  let path: String
  /// The open and locked file, which the caller closes.
  let descriptor: Int32

  /// The prefix of every name.
  private static let prefix = ".autolayout-"
  /// The age in seconds after which a file without a lock is considered abandoned, even if a
  /// process with its identifier is running: identifiers are reused. A file is locked within
  /// microseconds.
  private static let maxAge = 60

  /// Creates a file in a folder, or returns `nil` if the system refuses, with the reason in
  /// `errno`.
  ///
  /// An existing file or symbolic link is never followed or overwritten.
  init?(in folder: String, mode: mode_t) {
    path = "\(folder)/\(Self.prefix)\(getpid())-\(UUID().uuidString)"
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return nil }
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  // MARK: - Abandoned files

  /// Protects `cleaned`, because several threads write files.
  private static let lock = NSLock()
  /// The folders in which this process has removed abandoned files.
  private nonisolated(unsafe) static var cleaned: Set<String> = []

  /// Removes the files that killed processes have left in a folder. The folder is searched once per
  /// process.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries of the folder.
  static func removeAbandoned(in folder: String) {
    guard lock.withLock({ cleaned.insert(folder).inserted }) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      if let process = process(of: name) { remove("\(folder)/\(name)", ifAbandonedBy: process) }
    }
  }

  /// Returns the process identifier in the name of a temporary file, or `nil` for any other name.
  private static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: "-", maxSplits: 1)
    guard parts.count == 2, UUID(uuidString: String(parts[1])) != nil else { return nil }
    return pid_t(parts[0]).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Removes a regular file that is not locked, if its process has ended or the file is old.
  ///
  /// The lock that is acquired for this is released when the descriptor is closed. Links are not
  /// followed.
  private static func remove(_ path: String, ifAbandonedBy process: pid_t) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    let isRunning = kill(process, 0) == 0 || errno != ESRCH
    if !isRunning || age(of: status) > maxAge { unlink(path) }
  }

  /// Returns the seconds since the last write to a file.
  private static func age(of status: stat) -> Int {
    #if canImport(Darwin)
      return time(nil) - status.st_mtimespec.tv_sec
    #else
      return time(nil) - status.st_mtim.tv_sec
    #endif
  }
}
