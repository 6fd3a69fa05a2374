/// Decides which requests are let in.
///
/// A page of another site can make the browser send requests to the loopback address. It cannot
/// know the key, cannot forge `Origin`, and cannot choose `Host` (which is what tells a name that
/// was rebound to 127.0.0.1); so all three are checked.
struct RequestAuthorizer: Sendable {
  /// The secret in the cookie of this run.
  let key: String
  /// The port that the server listens on.
  let port: UInt16
  /// The token in the printed address.
  let accessToken: AccessToken

  /// Rules for a server on a port of this machine.
  init(port: UInt16, accessToken: AccessToken) {
    key = AccessToken.random()
    self.port = port
    self.accessToken = accessToken
  }

  /// Whether `Host` is this server by a name that only this machine has.
  func allowsHost(_ head: RequestHead) -> Bool {
    guard let host = head.headers["host"] else { return false }
    return Self.names.contains { host == "\($0):\(port)" }
  }

  /// Whether a request comes from the page itself, or is a person's opening of an address: no other
  /// site's `Origin`, and none of the marks that browsers give requests across sites.
  func allowsOrigin(_ head: RequestHead, isRequired: Bool) -> Bool {
    if let site = head.headers["sec-fetch-site"], site == "cross-site" || site == "same-site" {
      guard !isRequired, head.headers["sec-fetch-mode"] == "navigate" else { return false }
    }
    guard let origin = head.headers["origin"] else { return !isRequired }
    return Self.names.contains { origin == "http://\($0):\(port)" }
  }

  /// Whether the request carries the key.
  func allowsKey(_ head: RequestHead) -> Bool {
    for pair in (head.headers["cookie"] ?? "").split(separator: ";") {
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0] == cookieName { return Secret.equal(String(parts[1]), key) }
    }
    return false
  }

  /// The name of the cookie that carries the key; the ports of a host share its cookies.
  var cookieName: String { "autolayout-studio-\(port)" }

  /// The header that hands the key to a browser, for this host alone and out of reach of scripts.
  var setCookie: (String, String) {
    ("Set-Cookie", "\(cookieName)=\(key); Path=/; HttpOnly; SameSite=Strict")
  }

  /// The names of the loopback address that `Host` may have.
  private static let names = ["127.0.0.1", "localhost"]
}

/// The token of the printed address, which opens the studio once.
///
/// Addresses are kept by browsers, shells and logs; one that was used is worth nothing.
actor AccessToken {
  /// What stands in the address.
  nonisolated let token: String
  /// Whether the token has been exchanged for a cookie.
  private var isUsed = false

  /// A new random token.
  init() { token = Self.random() }

  /// Whether `given` is the token and was not used before.
  func redeem(_ given: String?) -> Bool {
    guard let given, !isUsed, Secret.equal(given, token) else { return false }
    isUsed = true
    return true
  }

  /// 128 bits of the system's generator as hexadecimal digits.
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
  /// Whether two texts are equal, in time that depends on their lengths alone.
  static func equal(_ a: String, _ b: String) -> Bool {
    let a = Array(a.utf8)
    let b = Array(b.utf8)
    return a.count == b.count && zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
