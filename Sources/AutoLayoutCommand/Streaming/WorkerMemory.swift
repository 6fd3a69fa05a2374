import Foundation

/// How much memory a worker may use.
enum WorkerMemory {
  /// Bytes of a worker's own data. The most hostile document that the reader accepts needs 300 MB,
  /// its line in a stream as much again while it is decoded; usual documents need 40 MB. Beyond this
  /// something grows without end, and the machine is better off without the worker.
  static let limit: UInt = 2 << 30

  /// Holds this process to the limit: an allocation beyond it ends the process. Only Linux does.
  static func hold() {
    #if os(Linux)
      var limits = rlimit(rlim_cur: limit, rlim_max: limit)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limits)
    #endif
  }
}
