import Foundation

/// A response of the server.
///
/// Every response forbids caching, frames of other pages around it, and resources of other servers
/// (`Content-Security-Policy`).
struct Response: Sendable {
  /// The status line without the version.
  var status: Status
  /// The value of `Content-Type`.
  var contentType = "text/plain; charset=utf-8"
  /// Headers in addition to those that every response has.
  var headers: [(String, String)] = []
  /// The content. Its length is sent with it.
  var body: [UInt8]

  /// The statuses that the server sends.
  enum Status: String, Sendable {
    /// The file follows.
    case ok = "200 OK"
    /// The token was redeemed. The page has another address.
    case seeOther = "303 See Other"
    /// The request is not HTTP, did not arrive in time, or is not a WebSocket handshake.
    case badRequest = "400 Bad Request"
    /// The host, the origin or the cookie is wrong.
    case forbidden = "403 Forbidden"
    /// The page has no such file.
    case notFound = "404 Not Found"
    /// The method is not `GET`.
    case methodNotAllowed = "405 Method Not Allowed"
    /// The request announces a body.
    case tooLarge = "413 Content Too Large"
    /// The headers exceed `ServerLimits.headBytes`.
    case headTooLarge = "431 Request Header Fields Too Large"
    /// There are too many connections.
    case unavailable = "503 Service Unavailable"
  }

  /// Creates a refusal with a text.
  init(_ status: Status, _ text: String) {
    self.status = status
    body = Array((text + "\n").utf8)
  }

  /// Creates a successful response.
  init(contentType: String, body: [UInt8]) {
    status = .ok
    self.contentType = contentType
    self.body = body
  }

  /// Headers that allow scripts and styles of the server only. The page may not be shown in a
  /// frame, and responses are not cached.
  static let security: [(String, String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]

  /// The bytes of the response. The connection is closed after it.
  var bytes: Data {
    var head = "HTTP/1.1 \(status.rawValue)\r\n"
    let all =
      [
        ("Content-Type", contentType), ("Content-Length", "\(body.count)"),
        ("Connection", "close"),
      ] + Self.security + headers
    for (name, value) in all { head += "\(name): \(value)\r\n" }
    return Data((head + "\r\n").utf8) + Data(body)
  }
}
