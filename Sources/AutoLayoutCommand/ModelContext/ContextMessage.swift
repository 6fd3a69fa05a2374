import Foundation

/// A message that a client of the Model Context Protocol sends: a request, or a notification.
///
///     {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"layout","arguments":{…}}}
///
/// Batches, which are arrays of messages, were removed from the protocol and are rejected.
struct ContextMessage {
  /// The identifier of a request as JSON, which its response repeats, or `nil` for a notification.
  let id: String?
  /// The name of the method.
  let method: String
  /// The parameters, or an empty object if there are none.
  let parameters: JSONValue

  /// The key of the protocol revision in the metadata of a request.
  private static let versionKey = "io.modelcontextprotocol/protocolVersion"

  /// The protocol revision in the metadata of the request, or `nil` before 2026-07-28, when the
  /// revision was negotiated once.
  var revision: String? { parameters[.meta]?[Self.versionKey]?.string }

  /// Reads a message. Fails for a response of the client, because this server never sends requests.
  ///
  /// - Throws: `ContextError` for a line that is not JSON, and for other objects.
  init?(line: Data) throws(ContextError) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: line)
    } catch {
      let fault = error as? SystemFault
      throw ContextError(
        .parseError,
        "the line is not valid JSON: \(fault?.message ?? "\(error)")"
          + (fault.map { ", at byte \($0.offset)" } ?? ""))
    }
    id = Self.id(of: value)
    guard value[.jsonrpc] == .string("2.0") else {
      throw ContextError(
        .invalidRequest, "expected an object whose 'jsonrpc' is '2.0'",
        id: id)
    }
    guard let method = value[.method]?.string else {
      if value[.result] != nil || value[.error] != nil { return nil }
      throw ContextError(.invalidRequest, "the message has no 'method'", id: id)
    }
    self.method = method
    parameters = value[.params] ?? .object([:])
    if let identifier = value[.id], id == nil {
      throw ContextError(
        .invalidRequest, "'id' must be a string or an integer, not \(identifier.kind)")
    }
    guard case .object = parameters else {
      throw ContextError(
        .invalidParameters, "'params' must be an object, not \(parameters.kind)", id: id)
    }
  }

  /// Returns the identifier of a message as JSON, which is a string or an integer, the only values
  /// that a response may repeat. The result is `nil` for a message without an identifier, and for
  /// other values.
  private static func id(of value: JSONValue) -> String? {
    switch value[.id] {
    case .string(let text): JSONText.string(text)
    case .number(let number) where number.magnitude <= maxID && number == number.rounded():
      JSONText.number(number)
    default: nil
    }
  }

  /// The maximum number in an identifier. Up to this limit, a `Double` represents every integer
  /// exactly.
  private static let maxID: Double = 0x1p53

  /// Returns the response to a request with the members of its result, and with a newline at the
  /// end.
  ///
  /// Since 2026-07-28, every result contains its type and the server, including that of a call that
  /// a worker did not finish, because clients reject a result without a type.
  func response(_ id: String, _ result: ContextMethods.Members) -> String {
    var members = result
    if revision == ContextRevision.current {
      members.append(("resultType", JSONText.string("complete")))
      members.append(("_meta", JSONText.object([(Self.serverKey, ContextMethods.server)])))
    }
    return JSONText.object([
      ("jsonrpc", JSONText.string("2.0")), ("id", id), ("result", JSONText.object(members)),
    ]) + "\n"
  }

  /// The key of the server's name and version in the metadata of a result.
  private static let serverKey = "io.modelcontextprotocol/serverInfo"
}

/// An error of the protocol itself, such as an unknown method. Errors in a document are results of
/// a tool instead, so that a language model can read them.
///
///     {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"there is no method \"x\""}}
struct ContextError: Error {
  /// The codes of JSON-RPC and of the Model Context Protocol.
  enum Code: Int {
    /// The line is not JSON.
    case parseError = -32700
    /// The JSON is not a message.
    case invalidRequest = -32600
    /// The server does not have the method.
    case methodNotFound = -32601
    /// The parameters are invalid.
    case invalidParameters = -32602
    /// A worker failed.
    case internalError = -32603
    /// The request declares a revision that the server does not support.
    case unsupportedRevision = -32022
  }

  /// The code.
  let code: Code
  /// The description of the error, as a clause.
  let message: String
  /// The identifier of the request as JSON, or `nil` if it is unknown.
  var id: String?
  /// Additional data as JSON, or `nil` if there is none.
  var data: String?

  /// Creates an error.
  init(_ code: Code, _ message: String, id: String? = nil, data: String? = nil) {
    self.code = code
    self.message = message
    self.id = id
    self.data = data
  }

  /// The response as a line, with a newline at the end.
  var line: String {
    RemoteCall.error(id, code: code.rawValue, message, data: data) + "\n"
  }
}
