/// The first line and the headers of an HTTP/1.1 request.
///
/// The studio serves files and one upgrade, both with `GET` and without a body. All other requests
/// are refused before any byte of a body is read.
struct RequestHead: Equatable, Sendable {
  /// The method, such as `GET`.
  var method: String
  /// The path without the query, with percent-encoding.
  var path: String
  /// The names and values of the query. Values are not decoded.
  var query: [String: String]
  /// The values by lowercase name. Duplicate headers are not kept, because a request with two hosts
  /// is an attempt to be interpreted in two ways.
  var headers: [String: String]

  /// The reason why bytes are not an acceptable request.
  enum Fault: Error, Equatable { case malformed, bodyNotAllowed }

  /// Creates a head from its bytes without the final empty line.
  init(_ bytes: some Collection<UInt8>) throws(Fault) {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0",
      words[1].hasPrefix("/")
    else { throw .malformed }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = target.count > 1 ? Self.query(target[1]) : [:]
    headers = try Self.headers(lines)
    if headers["transfer-encoding"] != nil || (headers["content-length"] ?? "0") != "0" {
      throw .bodyNotAllowed
    }
  }

  /// Returns the headers by lowercase name. Headers that occur more than once are omitted.
  ///
  /// - Throws: `Fault.malformed` for lines without a name and a colon.
  private static func headers(_ lines: ArraySlice<Substring>) throws(Fault) -> [String: String] {
    var headers: [String: String] = [:]
    var repeated: Set<String> = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else {
        throw .malformed
      }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      if headers.updateValue(String(value), forKey: name) != nil { repeated.insert(name) }
    }
    for name in repeated { headers[name] = nil }
    return headers
  }

  /// Returns the parameters of a query. If a name occurs more than once, its last value is used.
  /// Parameters without `=` are omitted.
  private static func query(_ text: Substring) -> [String: String] {
    var values: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
    }
    return values
  }
}
