import Foundation
import InterfaceBuilder

/// The state of a language server and its answers, without input and output.
///
/// Requests that need no layout are answered immediately from the text. Layouts are jobs, which
/// `LanguageSession` passes to a worker one at a time: an analysis after a pause in typing, and the
/// edit of a chosen code action.
final class LanguageServer {
  /// A job for the worker, and the purpose of its answer.
  struct Job {
    /// The purposes of an answer.
    enum Purpose {
      /// The diagnostics and frames of a version of a document.
      case analysis(uri: String, version: Int)
      /// The response to a request. `action` is the code action to which the edit is added, or
      /// `nil` for a command, whose edit is sent to the client.
      case response(id: String, action: JSONValue?, uri: String, version: Int)
    }

    /// The purpose of the answer.
    let purpose: Purpose
    /// The request.
    let request: LanguageRequest
  }

  /// The states of the server's life cycle.
  enum State {
    case new, running, shutDown, exited
  }

  /// The folder that paths must not leave, which `initialize` determines unless an option specifies
  /// it.
  var project: ProjectBoundary
  /// A Boolean value that indicates whether an option specifies the project.
  let isProjectFixed: Bool
  /// The state of the server's life cycle.
  var state = State.new
  /// A Boolean value that indicates whether the client shut the server down before ending it.
  var endedInOrder = false
  /// The encoding in which the client counts characters.
  var encoding = TextPosition.Encoding.utf16
  /// The capabilities of the client.
  var client = ClientAbilities()
  /// The open texts, by URI.
  var documents: [String: OpenDocument] = [:]
  /// The client's requests that are waiting for the worker.
  var jobs: [Job] = []
  /// The messages to send.
  private(set) var outbox: [String] = []

  /// The maximum total size of all open texts, in bytes.
  static let maxTotalSize = 64 << 20
  /// The pause between a change and the analysis of the text, in seconds.
  static let pause = 0.2
  /// The maximum number of requests that wait for the worker.
  static let maxJobs = 64

  /// Creates a server for a project.
  ///
  /// - Parameters:
  ///   - project: The folder that paths must not leave, until a client specifies another one.
  ///   - isProjectFixed: A Boolean value that indicates whether clients cannot specify another
  ///     project.
  init(project: ProjectBoundary, isProjectFixed: Bool) {
    self.project = project
    self.isProjectFixed = isProjectFixed
  }

  /// Removes and returns the messages to send.
  func takeOutbox() -> [String] {
    defer { outbox = [] }
    return outbox
  }

  /// Sends a message.
  func send(_ message: String) { outbox.append(message) }

  // MARK: Parameters

  /// Returns the document of a request.
  ///
  /// - Throws: `LanguageError` if the text is not open.
  func document(_ parameters: JSONValue) throws(LanguageError) -> OpenDocument {
    guard let uri = parameters[of: .textDocument]?[of: .uri]?.string else {
      throw LanguageError(.invalidParameters, "the request has no 'textDocument'")
    }
    guard let document = documents[uri] else {
      throw LanguageError(.invalidParameters, "the document '\(uri)' is not open")
    }
    return document
  }

  /// Returns the offset of a request's position.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the request.
  ///   - document: The text.
  /// - Returns: The offset in bytes.
  /// - Throws: `LanguageError` for a request without a position.
  func offset(_ parameters: JSONValue, in document: OpenDocument) throws(LanguageError) -> Int {
    guard let position = parameters[of: .position]?.position else {
      throw LanguageError(.invalidParameters, "the request has no 'position'")
    }
    return document.text.offset(of: position, encoding)
  }

  /// Returns a range of a document as JSON.
  func json(_ range: Range<Int>, in document: OpenDocument) -> String {
    document.text.json(range, encoding)
  }

  /// Returns a range of a document with its URI, as JSON.
  func location(_ range: Range<Int>, in document: OpenDocument) -> String {
    JSONText.object([
      ("uri", JSONText.string(document.uri)), ("range", json(range, in: document)),
    ])
  }
}
