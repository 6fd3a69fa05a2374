import Foundation

/// Where layout writes what a programmer should read: UIKit's own warnings, in UIKit's words.
@preconcurrency @MainActor
public enum LayoutLog {
  /// Takes each message; writes to standard error unless a program sets another.
  public static var handler: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  private static var saidOnce: Set<String> = []

  /// Writes a message.
  package static func write(_ message: String) { handler(message) }

  /// Writes a message the first time only.
  package static func writeOnce(_ message: String) {
    if saidOnce.insert(message).inserted { handler(message) }
  }
}
