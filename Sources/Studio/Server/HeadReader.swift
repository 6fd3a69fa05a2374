import FlyingSocks

/// Reads the head of a request, with a limit on its length and time.
struct HeadReader {
  /// The source of the bytes.
  private let socket: AsyncSocket
  /// The bytes after the head that were read with it.
  private(set) var rest: [UInt8] = []

  /// Creates a reader of one request.
  init(_ socket: AsyncSocket) { self.socket = socket }

  /// The reason why a head was refused.
  enum Refusal: Error {
    /// The reasons for refusing a request: its headers exceed `ServerLimits`, did not arrive in
    /// time or are not HTTP, or it announces a body.
    case tooLong, tooSlow, malformed, body

    /// The response before the connection is closed.
    var response: Response {
      switch self {
      case .tooLong: Response(.headTooLarge, "the request is too long")
      case .tooSlow: Response(.badRequest, "the request timed out")
      case .malformed: Response(.badRequest, "invalid request")
      case .body: Response(.tooLarge, "requests cannot have a body")
      }
    }
  }

  /// Reads the head of the next request.
  mutating func head() async throws -> RequestHead {
    let bytes = try await withThrowingTaskGroup(of: [UInt8]?.self) { [socket] group in
      group.addTask { try await Self.read(socket) }
      group.addTask {
        try await Task.sleep(nanoseconds: UInt64(ServerLimits.requestSeconds * 1e9))
        return nil
      }
      defer { group.cancelAll() }
      guard let bytes = try await group.next() ?? nil else { throw Refusal.tooSlow }
      return bytes
    }
    guard let end = Self.end(of: bytes) else { throw Refusal.malformed }
    rest = Array(bytes[(end + 4)...])
    do throws(RequestHead.Fault) {
      return try RequestHead(bytes[..<end])
    } catch {
      throw error == .bodyNotAllowed ? Refusal.body : Refusal.malformed
    }
  }

  /// Reads until the empty line after the headers, or until the limit.
  private static func read(_ socket: AsyncSocket) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while end(of: bytes) == nil {
      guard bytes.count < ServerLimits.headBytes else { throw Refusal.tooLong }
      bytes += try await socket.read(atMost: 4096)
    }
    return bytes
  }

  /// Returns the offset of the end of the last header, or `nil` if no empty line follows.
  private static func end(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (0...bytes.count - 4).first {
      bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
    }
  }
}
