import FlyingSocks
import Foundation
import Testing

@testable import Studio

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Accepting connections")
struct AcceptRetryTests {
  @Test("Accepting continues after the system runs out of descriptors or aborts a connection")
  func goesOn() async throws {
    let attempts = Attempts([
      .failed(type: "Accept", errno: EMFILE, message: ""),
      .failed(type: "Accept", errno: ECONNABORTED, message: ""),
    ])
    let client = try await AcceptRetry.next(pause: .zero) { try await attempts.next() }
    #expect(client == 2)
  }

  @Test("Accepting ends when the socket is closed")
  func ends() async throws {
    let attempts = Attempts([.failed(type: "Accept", errno: EBADF, message: "")])
    await #expect(throws: SocketError.self) {
      try await AcceptRetry.next(pause: .zero) { try await attempts.next() }
    }
  }

  /// Fails as it is told, then gives the number of failures.
  private actor Attempts {
    private var failures: [SocketError]
    private var count = 0

    init(_ failures: [SocketError]) { self.failures = failures }

    func next() throws -> Int {
      guard count < failures.count else { return count }
      count += 1
      throw failures[count - 1]
    }
  }
}
