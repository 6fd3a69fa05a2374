import Foundation

/// A JSON value as a tree, for messages whose members depend on the method.
///
/// `JSONReader` reads it, which rejects duplicate keys and limits the depth. A number is a
/// `Double`, which represents integers up to 2⁵³ exactly. Clients do not number their requests
/// beyond this limit.
enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, whose members have no order.
  case object([String: JSONValue])

  /// Parses a complete text.
  ///
  /// - Throws: `SystemFault` with the offset of invalid JSON.
  init(parsing bytes: Data) throws {
    var reader = JSONReader(Array(bytes))
    self = try Self.read(&reader)
    try reader.readEnd()
  }

  /// Reads the next value. The depth of recursion is limited by `JSONReader.deepest`.
  private static func read(_ reader: inout JSONReader) throws -> JSONValue {
    switch reader.peek() {
    case "{":
      var members: [String: JSONValue] = [:]
      try reader.beginObject("an object")
      while let (key, _) = try reader.nextKey() { members[key] = try read(&reader) }
      return .object(members)
    case "[":
      var elements: [JSONValue] = []
      try reader.beginArray("an array")
      while try reader.nextElement() { elements.append(try read(&reader)) }
      return .array(elements)
    case "\"": return .string(try reader.readString("a string"))
    case "t": if reader.take("true") { return .bool(true) }
    case "f": if reader.take("false") { return .bool(false) }
    case "n": if reader.take("null") { return .null }
    default: return .number(try reader.readNumber("a value"))
    }
    throw reader.unexpected(instead: "a value")
  }

  /// Returns the member with a key, or `nil` for other values and missing members.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The text of a string, or `nil` for other values.
  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The name of the value's type, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The members of messages that the server reads.
enum ContextMember: String {
  /// The members of every message.
  case jsonrpc, id, method, params, result, error
  /// The members of parameters.
  case name, arguments, uri, protocolVersion
  /// The members of an argument: the document, and the rectangle of a box.
  case path, box
  /// The protocol metadata in parameters.
  case meta = "_meta"
}

extension JSONValue {
  /// Returns the member of a message, or `nil` for other values and missing members.
  subscript(member: ContextMember) -> JSONValue? { self[member.rawValue] }
}
