/// Messages of JSON-RPC 2.0, which the Model Context Protocol and the Language Server Protocol share.
enum RemoteCall {
  /// The response to a request that failed.
  ///
  ///     {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"there is no method \"x\""}}
  ///
  /// - Parameters:
  ///   - id: The identifier of the request as JSON, or `nil` where it is not known.
  ///   - code: The code of the error.
  ///   - message: What is wrong, as a clause.
  ///   - data: Further data as JSON.
  /// - Returns: The message as one line, without its end.
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
