/// Decides which requests are allowed.
///
/// A page of another site can make the browser send requests to the loopback address. It does not
/// know the key, cannot forge `Origin`, and cannot choose `Host`, which reveals a name that was
/// rebound to 127.0.0.1. All three are checked.
struct RequestAuthorizer: Sendable {
  /// The secret in the cookie of this run.
  let key: String
  /// The port of the server.
  let port: UInt16
  /// The token in the printed address.
  let accessToken: AccessToken

  /// Creates the rules for a server on a port of this machine.
  init(port: UInt16, accessToken: AccessToken) {
    key = AccessToken.random()
    self.port = port
    self.accessToken = accessToken
  }

  /// Returns a Boolean value that indicates whether `Host` is this server, with a name that denotes
  /// only this machine.
  func allowsHost(_ head: RequestHead) -> Bool {
    guard let host = head.headers["host"] else { return false }
    return Self.names.contains { host == "\($0):\(port)" }
  }

  /// Returns a Boolean value that indicates whether a request comes from the page itself or from a
  /// user who opens an address. Such a request does not have the `Origin` of another site, and does
  /// not have the headers with which browsers mark requests across sites, unless a link opens the
  /// page.
  ///
  /// If `isRequired` is true, the request must have the `Origin` of the page.
  func allowsOrigin(_ head: RequestHead, isRequired: Bool) -> Bool {
    if let site = head.headers["sec-fetch-site"], site == "cross-site" || site == "same-site" {
      guard !isRequired, head.headers["sec-fetch-mode"] == "navigate" else { return false }
    }
    guard let origin = head.headers["origin"] else { return !isRequired }
    return Self.names.contains { origin == "http://\($0):\(port)" }
  }

  /// Returns a Boolean value that indicates whether the request has the key.
  func allowsKey(_ head: RequestHead) -> Bool {
    for pair in (head.headers["cookie"] ?? "").split(separator: ";") {
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0] == cookieName { return Secret.equal(String(parts[1]), key) }
    }
    return false
  }

  /// The name of the cookie with the key. It contains the port, because the ports of a host share
  /// their cookies.
  var cookieName: String { "autolayout-studio-\(port)" }

  /// The header that sends the key to a browser, only for this host and not accessible to scripts.
  var setCookie: (String, String) {
    ("Set-Cookie", "\(cookieName)=\(key); Path=/; HttpOnly; SameSite=Strict")
  }

  /// The names of the loopback address that are allowed in `Host`.
  private static let names = ["127.0.0.1", "localhost"]
}

/// The token in the printed address, which opens the studio once.
///
/// Browsers, shells and logs keep addresses. A used address has no value.
actor AccessToken {
  /// The token in the address.
  nonisolated let token: String
  /// A Boolean value that indicates whether the token was exchanged for a cookie.
  private var isUsed = false

  /// Creates a random token.
  init() { token = Self.random() }

  /// Returns a Boolean value that indicates whether `given` is the token and is used for the first
  /// time.
  func redeem(_ given: String?) -> Bool {
    guard let given, !isUsed, Secret.equal(given, token) else { return false }
    isUsed = true
    return true
  }

  /// Returns 128 bits of the system's random number generator as hexadecimal digits.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

/// Comparison of secrets.
enum Secret {
  /// Returns a Boolean value that indicates whether two texts are equal. The time depends only on
  /// their lengths.
  static func equal(_ a: String, _ b: String) -> Bool {
    let a = Array(a.utf8)
    let b = Array(b.utf8)
    return a.count == b.count && zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
