/// The first line and the headers of an HTTP/1.1 request.
///
/// The studio serves files and one upgrade, both by `GET` without a body, so that is all that is
/// read; anything else is refused before a byte of a body is taken.
struct RequestHead: Equatable, Sendable {
  /// The method, such as `GET`.
  var method: String
  /// The path without query, percent-encoding left as it is.
  var path: String
  /// Names and values of the query, in order; values are not decoded.
  var query: [String: String]
  /// Values by lower-case name; of a header that comes twice nothing is kept, since whoever sends
  /// two hosts wants them to be read differently.
  var headers: [String: String]

  /// Why bytes are no request that can be answered.
  enum Fault: Error, Equatable { case malformed, bodyNotAllowed }

  /// Reads a head without the empty line that ends it.
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

  /// The headers by lowercased name.
  ///
  /// - Throws: `Fault` for lines without a colon, and for headers that decide something and are
  /// repeated.
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

  /// The parameters of a query; the first value of each name counts.
  private static func query(_ text: Substring) -> [String: String] {
    var values: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
    }
    return values
  }
}
