import Testing

@testable import AutoLayoutCommand

/// The members that the specification at modelcontextprotocol.io requires of an answer, for a test
/// without another implementation of it. Scripts/mcp/schema.py compares with the schema itself.
struct ContextSchema {
  /// The revision of the request; nil for one that does not declare it.
  var revision: String?

  /// Whether results state their type, and lists how long they may be kept.
  private var isCurrent: Bool { revision == "2026-07-28" }

  /// Expects an answer with an identifier, and with either a result of a method or an error.
  func check(_ answer: JSONValue, id: JSONValue, method: String, _ comment: String = "") {
    let note = Comment(rawValue: "\(method) \(revision ?? "") \(comment): \(answer)")
    #expect(answer["jsonrpc"] == .string("2.0"), note)
    #expect(answer["id"] == id, note)
    guard let result = answer["result"] else {
      #expect(Self.isError(answer["error"]), note)
      return
    }
    #expect(answer["error"] == nil, note)
    #expect(isResult(result, of: method), note)
  }

  /// A code, which is an integer, and a message.
  private static func isError(_ error: JSONValue?) -> Bool {
    guard case .number(let code) = error?["code"], error?["message"]?.string != nil else {
      return false
    }
    return code == code.rounded()
  }

  /// The members of all results, and those of the method's.
  private func isResult(_ result: JSONValue, of method: String) -> Bool {
    guard case .object = result else { return false }
    guard !isCurrent || result["resultType"] == .string("complete") else { return false }
    switch method {
    case "tools/call": return Self.isCall(result)
    case "tools/list": return isCacheable(result) && Self.all(result["tools"], Self.isTool)
    case "resources/list":
      return isCacheable(result)
        && Self.all(result["resources"]) { $0["uri"]?.string != nil && $0["name"]?.string != nil }
    case "resources/templates/list":
      return isCacheable(result) && Self.all(result["resourceTemplates"]) { _ in true }
    case "resources/read":
      return isCacheable(result)
        && Self.all(result["contents"]) { $0["uri"]?.string != nil && $0["text"]?.string != nil }
    case "server/discover":
      return isCacheable(result) && Self.all(result["supportedVersions"]) { $0.string != nil }
        && result["capabilities"] != nil
    case "initialize":
      return result["protocolVersion"]?.string != nil && result["capabilities"] != nil
        && result["serverInfo"]?["name"]?.string != nil
        && result["serverInfo"]?["version"]?.string != nil
    default: return true
    }
  }

  /// How long a result may be kept, and by whom.
  private func isCacheable(_ result: JSONValue) -> Bool {
    guard isCurrent else { return true }
    guard case .number = result["ttlMs"], let scope = result["cacheScope"]?.string else {
      return false
    }
    return ["public", "private"].contains(scope)
  }

  /// The content as texts and pictures, an object, and whether the call failed.
  private static func isCall(_ result: JSONValue) -> Bool {
    guard case .bool = result["isError"], case .object = result["structuredContent"] else {
      return false
    }
    return all(result["content"]) { part in
      switch part["type"]?.string {
      case "text": part["text"]?.string != nil
      case "image": part["data"]?.string != nil && part["mimeType"]?.string != nil
      default: false
      }
    }
  }

  /// A name, and a schema of an object.
  private static func isTool(_ tool: JSONValue) -> Bool {
    tool["name"]?.string != nil && tool["inputSchema"]?["type"] == .string("object")
  }

  /// Returns a Boolean value that indicates whether a value is an array whose elements all satisfy
  /// a condition.
  private static func all(_ value: JSONValue?, _ isValid: (JSONValue) -> Bool) -> Bool {
    guard case .array(let elements) = value else { return false }
    return elements.allSatisfy(isValid)
  }
}
