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

@Suite("Taking connections")
struct AcceptRetryTests {
  @Test("goes on after those that the system could not give")
  func goesOn() async throws {
    let attempts = Attempts([
      .failed(type: "Accept", errno: EMFILE, message: ""),
      .failed(type: "Accept", errno: ECONNABORTED, message: ""),
    ])
    let client = try await AcceptRetry.next(pause: .zero) { try await attempts.next() }
    #expect(client == 2)
  }

  @Test("ends where nobody listens any more")
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
