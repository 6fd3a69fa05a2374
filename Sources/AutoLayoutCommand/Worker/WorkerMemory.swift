import Foundation

/// The memory limit of a worker process.
enum WorkerMemory {
  /// The maximum data segment of a worker, in bytes.
  ///
  /// The largest document that the reader accepts needs 300 MB, and its line in a stream needs as
  /// much again during decoding. Typical documents need 40 MB. A worker that needs more than this
  /// limit would never finish.
  static let largest: UInt = 2 << 30

  /// Limits the memory of this process. An allocation beyond the limit ends the process. The method
  /// has an effect on Linux only.
  static func limit() {
    #if os(Linux)
      var limits = rlimit(rlim_cur: largest, rlim_max: largest)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limits)
    #endif
  }
}
