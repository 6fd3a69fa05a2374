import Foundation

/// The log of messages for programmers: UIKit's warnings, in UIKit's wording.
@preconcurrency @MainActor
public enum LayoutLog {
  /// The handler of log messages. The default writes to standard error.
  public static var handler: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// A Boolean value that indicates whether conflicts between required constraints are logged.
  /// Programs that display them in another way set it to false.
  package static var reportsConflicts = true

  /// Calls `work` without logging conflicts, for callers that display conflicts in another way or
  /// ignore them.
  package static func withoutConflicts<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = reportsConflicts
    reportsConflicts = false
    defer { reportsConflicts = before }
    return try work()
  }

  static var saidOnce: Set<String> = []

  /// Logs a message.
  package static func write(_ message: String) { handler(message) }

  /// Logs a message the first time only.
  package static func writeOnce(_ message: String) {
    if saidOnce.insert(message).inserted { handler(message) }
  }
}
