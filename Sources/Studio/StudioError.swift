/// An error caused by a request or by the server.
///
/// The page shows both sentences. Errors of documents, and of edits that a document does not
/// support, are `InterfaceDocumentError`s.
public struct StudioError: Error, Hashable, Sendable {
  /// The description of the error, in one sentence without a period.
  public var message: String
  /// Advice, in one sentence without a period.
  public var hint: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - message: The description of the error, in one sentence without a period.
  ///   - hint: Advice, in one sentence without a period.
  public init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }
}
