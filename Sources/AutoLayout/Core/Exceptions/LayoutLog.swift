import Foundation

/// Where layout writes what a programmer should read: UIKit's own warnings, in UIKit's words.
@preconcurrency @MainActor
public enum LayoutLog {
  /// Takes each message; writes to standard error unless a program sets another.
  public static var handler: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Whether contradictions between required constraints are written; off for programs that show
  /// them in their own way.
  package static var reportsConflicts = true

  /// Does work whose contradictions are shown in another way, or are none of the reader's business.
  package static func withoutConflicts<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = reportsConflicts
    reportsConflicts = false
    defer { reportsConflicts = before }
    return try work()
  }

  private static var saidOnce: Set<String> = []

  /// Writes a message.
  package static func write(_ message: String) { handler(message) }

  /// Writes a message the first time only.
  package static func writeOnce(_ message: String) {
    if saidOnce.insert(message).inserted { handler(message) }
  }
}
