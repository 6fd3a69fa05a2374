import Foundation

/// The time of the current clock, which `CACurrentMediaTime()` reads on any thread.
enum MediaTime {
  /// The time in seconds, or `nil` if there is no current clock. Access is locked.
  private nonisolated(unsafe) static var clockTime: TimeInterval?
  private static let lock = NSLock()

  /// The time of the current clock in seconds, or `nil` if there is none.
  static var current: TimeInterval? {
    get { lock.withLock { clockTime } }
    set { lock.withLock { clockTime = newValue } }
  }
}
