import FlyingSocks
import Foundation

/// Accepts connections, and retries after temporary errors.
///
/// Too many open files, too little memory, and a client that disconnects early must not end a
/// program with unsaved changes.
enum AcceptRetry {
  /// Returns the next connection.
  ///
  /// - Throws: An error if no more connections are possible, because the listening socket is closed
  ///   or the task is cancelled.
  static func next<Client: Sendable>(
    pause: Duration = ServerLimits.pauseAfterFailure,
    _ accept: @Sendable () async throws -> Client
  ) async throws -> Client {
    while true {
      do {
        return try await accept()
      } catch let error as SocketError {
        guard case .failed(_, let code, _) = error, code != EBADF else { throw error }
        try await Task.sleep(for: pause)
      }
    }
  }
}
