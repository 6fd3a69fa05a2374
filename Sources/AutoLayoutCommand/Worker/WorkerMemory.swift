import Foundation

/// How much memory a worker process may use.
enum WorkerMemory {
  /// The largest data segment of a worker, in bytes.
  ///
  /// The largest document that the reader accepts needs 300 MB, and its line in a stream as much
  /// again while it is decoded; usual documents need 40 MB. A worker that needs more than this limit
  /// would never finish.
  static let largest: UInt = 2 << 30

  /// Limits this process. An allocation beyond the limit ends the process. Has an effect on Linux
  /// only.
  static func limit() {
    #if os(Linux)
      var limits = rlimit(rlim_cur: largest, rlim_max: largest)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limits)
    #endif
  }
}
