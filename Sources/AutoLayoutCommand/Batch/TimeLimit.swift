import Dispatch
import Foundation

/// The time limit for one document.
///
/// A document from an unknown source can need hours, because the time of a layout is not linear in
/// its size. A document that exceeds the limit is an error, and the others are not affected.
enum TimeLimit {
  /// The default limit, in seconds. The slowest document of a real project takes a fraction of a
  /// second.
  static let usual = 20.0

  /// The maximum limit, in seconds: one day.
  static let largest = 86_400.0

  /// Returns the failure of a document that exceeds a limit in seconds.
  static func failure(of file: String, _ limit: Double) -> DocumentFailure {
    DocumentFailure(
      file: file, message: "the layout exceeded the timeout of \(JSONText.number(limit)) s",
      hint: "set a longer timeout with --timeout SECONDS; 0 disables it", status: .fault)
  }

  /// Returns the time in milliseconds until a deadline, which is in seconds of
  /// `ProcessInfo.systemUptime`. The result is suitable for `poll`: it is rounded up, and −1 if
  /// there is no deadline.
  static func milliseconds(until deadline: Double) -> Int32 {
    guard deadline.isFinite else { return -1 }
    let seconds = max(0, deadline - ProcessInfo.processInfo.systemUptime)
    return Int32(min(seconds, largest) * 1000) + 1
  }

  /// Runs `body` in this process. If it exceeds the limit, the process prints the failure and
  /// exits, because there is no other way to stop a layout.
  ///
  /// - Parameters:
  ///   - file: The path of the document, for the failure.
  ///   - limit: The limit in seconds, or `nil` for none.
  ///   - body: The work. It replaces files atomically, so that none is damaged when the process
  ///     exits.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  static func watching<Result>(
    _ file: String, _ limit: Double?, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let limit else { return try body() }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + limit)
    timer.setEventHandler {
      Output.standardError.write(failure(of: file, limit).text(.standardError))
      _exit(ExitStatus.fault.rawValue)
    }
    timer.resume()
    defer { timer.cancel() }
    return try body()
  }
}
