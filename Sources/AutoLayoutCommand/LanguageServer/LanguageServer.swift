import Foundation
import InterfaceBuilder

/// The state of a language server and its answers, without input and output.
///
/// Everything that needs no layout is answered at once from the text. Layouts are jobs, which
/// `LanguageSession` hands to a worker one after the other: an analysis after a pause in typing, and the
/// edit of a code action that was chosen.
final class LanguageServer {
  /// Work for the worker, and what to do with the answer.
  struct Job {
    /// What the answer is for.
    enum Purpose {
      /// The diagnostics and frames of a version of a document.
      case analysis(uri: String, version: Int)
      /// The response to a request: a code action to which the edit is added, or `nil` for a
      /// command, whose edit is sent to the client.
      case response(id: String, action: JSONValue?, uri: String, version: Int)
    }

    /// What the answer is for.
    let purpose: Purpose
    /// The request.
    let request: LanguageRequest
  }

  /// Where the server is in its life.
  enum State {
    case new, running, shutDown, exited
  }

  /// The folder that paths may not leave; decided by `initialize` unless an option names it.
  var project: ProjectBoundary
  /// A Boolean value that indicates whether an option names the project.
  let isProjectFixed: Bool
  /// Where the server is in its life.
  var state = State.new
  /// A Boolean value that indicates whether the client ended the server in order.
  var endedInOrder = false
  /// How characters are counted.
  var encoding = TextPosition.Encoding.utf16
  /// What the client can do.
  var client = ClientAbilities()
  /// The open texts by their names for the client.
  var documents: [String: OpenDocument] = [:]
  /// The requests of the client that wait for the worker.
  var jobs: [Job] = []
  /// What is to be sent.
  private(set) var outbox: [String] = []

  /// The largest number of bytes of all open texts.
  static let maxTotalSize = 64 << 20
  /// The pause after a change until the text is analyzed, in seconds.
  static let pause = 0.2
  /// The largest number of requests that wait for the worker.
  static let maxJobs = 64

  /// A server of a project.
  ///
  /// - Parameters:
  ///   - project: The folder that paths may not leave, until a client names another.
  ///   - isProjectFixed: Whether no client can name another.
  init(project: ProjectBoundary, isProjectFixed: Bool) {
    self.project = project
    self.isProjectFixed = isProjectFixed
  }

  /// Takes what is to be sent.
  func takeOutbox() -> [String] {
    defer { outbox = [] }
    return outbox
  }

  /// Sends a message.
  func send(_ message: String) { outbox.append(message) }

  // MARK: Parameters

  /// The document of a request.
  ///
  /// - Throws: `LanguageError` for a text that is not open.
  func document(_ parameters: JSONValue) throws(LanguageError) -> OpenDocument {
    guard let uri = parameters[of: .textDocument]?[of: .uri]?.string else {
      throw LanguageError(.invalidParameters, "the request names no text")
    }
    guard let document = documents[uri] else {
      throw LanguageError(.invalidParameters, "the text \(JSONText.string(uri)) is not open")
    }
    return document
  }

  /// The offset of the position of a request.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the request.
  ///   - document: The text.
  /// - Returns: The offset in bytes.
  /// - Throws: `LanguageError` for a request without a position.
  func offset(_ parameters: JSONValue, in document: OpenDocument) throws(LanguageError) -> Int {
    guard let position = parameters[of: .position]?.position else {
      throw LanguageError(.invalidParameters, "the request has no position")
    }
    return document.text.offset(of: position, encoding)
  }

  /// A range of a document as JSON.
  func json(_ range: Range<Int>, in document: OpenDocument) -> String {
    document.text.json(range, encoding)
  }

  /// A range of a document with its name, as JSON.
  func location(_ range: Range<Int>, in document: OpenDocument) -> String {
    JSONText.object([
      ("uri", JSONText.string(document.uri)), ("range", json(range, in: document)),
    ])
  }
}
