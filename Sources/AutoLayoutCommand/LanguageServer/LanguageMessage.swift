import Foundation

/// A message that a client of the Language Server Protocol sends.
struct LanguageMessage {
  /// The identifier of a request as JSON, or `nil` for a notification.
  let id: String?
  /// The method, or `nil` for the response to a request of the server.
  let method: String?
  /// The parameters, or an empty object if there are none.
  let parameters: JSONValue

  /// Reads a message.
  ///
  /// - Throws: `LanguageError` if the content is not a JSON-RPC 2.0 message.
  init(_ content: Data) throws(LanguageError) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: content)
    } catch {
      throw LanguageError(.parseError, "the content is not valid JSON")
    }
    guard case .object = value, value[of: .jsonrpc] == .string("2.0") else {
      throw LanguageError(.invalidRequest, "the message must have 'jsonrpc': '2.0'")
    }
    id = Self.identifier(value[of: .id])
    method = value[of: .method]?.string
    switch value[of: .params] {
    case .object?, .array?: parameters = value[of: .params] ?? .null
    default: parameters = .object([:])
    }
    guard method != nil || value[of: .result] != nil || value[of: .error] != nil else {
      throw LanguageError(.invalidRequest, "the message has no 'method'")
    }
  }

  /// Returns an identifier as JSON, or `nil` for invalid values.
  static func identifier(_ value: JSONValue?) -> String? {
    switch value {
    case .string(let text): JSONText.string(text)
    case .number(let number): JSONText.number(number)
    default: nil
    }
  }

  // MARK: What the server sends

  /// Returns the response to a request.
  ///
  /// - Parameters:
  ///   - id: The identifier of the request as JSON.
  ///   - result: The result as JSON.
  /// - Returns: The message.
  static func response(_ id: String, _ result: String) -> String {
    JSONText.object([("jsonrpc", JSONText.string("2.0")), ("id", id), ("result", result)])
  }

  /// Returns the response to a failed request.
  ///
  /// - Parameters:
  ///   - id: The identifier of the request as JSON, or `nil` if it is unknown.
  ///   - error: The reason for the failure.
  /// - Returns: The message.
  static func response(_ id: String?, _ error: LanguageError) -> String {
    RemoteCall.error(id, code: error.code.rawValue, error.message)
  }

  /// Returns a request from the server to its client.
  ///
  /// - Parameters:
  ///   - id: The identifier, which the response of the client repeats.
  ///   - method: The method.
  ///   - parameters: The parameters as JSON.
  /// - Returns: The message.
  static func request(_ id: String, _ method: String, _ parameters: String) -> String {
    JSONText.object([
      ("jsonrpc", JSONText.string("2.0")), ("id", JSONText.string(id)),
      ("method", JSONText.string(method)), ("params", parameters),
    ])
  }

  /// Returns a notification.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - parameters: The parameters as JSON.
  /// - Returns: The message.
  static func notification(_ method: String, _ parameters: String) -> String {
    JSONText.object([
      ("jsonrpc", JSONText.string("2.0")), ("method", JSONText.string(method)),
      ("params", parameters),
    ])
  }
}

/// An error of a request.
struct LanguageError: Error, Equatable {
  /// The codes of JSON-RPC and of the Language Server Protocol.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    /// A worker failed.
    case internalError = -32603
    case serverNotInitialized = -32002
    /// The client cancelled the request.
    case requestCancelled = -32800
    /// The document changed, so that the result would be wrong.
    case contentModified = -32801
    /// The request is valid, but cannot be performed.
    case requestFailed = -32803
  }

  /// The code.
  let code: Code
  /// The description of the error, as a clause.
  let message: String

  /// Creates an error.
  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The error for a request that the client cancelled.
  static let cancelled = LanguageError(.requestCancelled, "the request was cancelled")
}

/// Accessors for parameter values.
extension JSONValue {
  /// The value as an integer, or `nil` for other values.
  var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  /// The elements of an array, or an empty array for other values.
  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The value as a position, or `nil` for other values.
  var position: TextPosition? {
    guard let line = self[of: .line]?.integer, let character = self[of: .character]?.integer else {
      return nil
    }
    return TextPosition(line: line, character: character)
  }
}
