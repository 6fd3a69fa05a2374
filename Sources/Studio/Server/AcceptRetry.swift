import FlyingSocks
import Foundation

/// Takes connections where the system sometimes has none to give.
///
/// Too many open files, too little memory, a client that goes before it is taken: none of it is a
/// reason to end a program that holds changes that no file has.
enum AcceptRetry {
  /// The next connection that can be taken.
  ///
  /// - Throws: Where there will be none any more: the listening socket is closed, or the task is
  ///   cancelled.
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
