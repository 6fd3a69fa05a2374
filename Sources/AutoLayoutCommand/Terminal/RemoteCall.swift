/// Messages of JSON-RPC 2.0, which the Model Context Protocol and the Language Server Protocol
/// share.
enum RemoteCall {
  /// Returns the response to a failed request.
  ///
  ///     {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"there is no method \"x\""}}
  ///
  /// - Parameters:
  ///   - id: The identifier of the request as JSON, or `nil` if it is unknown.
  ///   - code: The code of the error.
  ///   - message: The description of the error, as a clause.
  ///   - data: Additional data as JSON.
  /// - Returns: The message as one line, without a newline.
  static func error(
    _ id: String?, code: Int, _ message: String, data: String? = nil
  ) -> String {
    JSONText.object([
      ("jsonrpc", JSONText.string("2.0")), ("id", id ?? "null"),
      (
        "error",
        JSONText.object([
          ("code", "\(code)"), ("message", JSONText.string(message)), ("data", data),
        ])
      ),
    ])
  }
}
