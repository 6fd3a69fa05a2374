import Foundation

/// An answer of the server.
struct Response: Sendable {
  var status: Status
  var contentType = "text/plain; charset=utf-8"
  var headers: [(String, String)] = []
  var body: [UInt8]

  enum Status: String, Sendable {
    case ok = "200 OK"
    case seeOther = "303 See Other"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case tooLarge = "413 Content Too Large"
    case headTooLarge = "431 Request Header Fields Too Large"
    case unavailable = "503 Service Unavailable"
  }

  /// A refusal in words.
  init(_ status: Status, _ text: String) {
    self.status = status
    body = Array((text + "\n").utf8)
  }

  init(contentType: String, body: [UInt8]) {
    status = .ok
    self.contentType = contentType
    self.body = body
  }

  /// Scripts and styles come from the server alone and nothing is loaded from elsewhere; the page is
  /// shown in no frame, and what it is asked for is not kept.
  static let security: [(String, String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]

  /// The answer as it is sent; the connection is closed after it.
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
