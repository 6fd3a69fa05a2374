/// Why the studio cannot do what it was asked for.
///
/// The page shows both sentences. Errors of documents and of edits that a document cannot have are
/// `InterfaceDocumentError`s; these are errors of requests and of the server.
public struct StudioError: Error, Hashable, Sendable {
  /// One sentence that says what is wrong, without full stop.
  public var message: String
  /// One sentence that says what to do, without full stop.
  public var hint: String

  /// An error by its two sentences.
  public init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }
}
