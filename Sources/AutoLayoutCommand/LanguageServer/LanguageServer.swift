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
      /// The response to a request: the members of a code action to which the edit is added.
      case response(id: String, action: JSONValue, uri: String, version: Int)
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
  /// Whether an option names the project.
  let isProjectFixed: Bool
  /// Where the server is in its life.
  var state = State.new
  /// Whether the client ended the server in order.
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
  static let largestTotal = 64 << 20
  /// The pause after a change until the text is analyzed, in seconds.
  static let pause = 0.2
  /// The largest number of requests that wait for the worker.
  static let mostJobs = 64

  /// A server of a project.
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

  // MARK: Messages

  /// Receives the content of a message.
  func receive(_ content: Data) {
    do throws(LanguageError) {
      receive(try LanguageMessage(content))
    } catch {
      send(LanguageMessage.response(nil, error))
    }
  }

  /// Receives a message.
  func receive(_ message: LanguageMessage) {
    guard let method = message.method, state != .exited else { return }
    guard let id = message.id else { return notify(method, message.parameters) }
    do throws(LanguageError) {
      if let result = try result(of: method, message.parameters, id) {
        send(LanguageMessage.response(id, result))
      }
    } catch {
      send(LanguageMessage.response(id, error))
    }
  }

  /// Answers a message that was too long to be kept.
  func refuse(_ length: Int) {
    send(
      LanguageMessage.notification(
        "window/showMessage",
        JSONText.object([
          ("type", "1"),
          (
            "message",
            JSONText.string(
              "autolayout: a message of \(length >> 20) MB was skipped; it is too large")
          ),
        ])))
  }

  /// The result of a request as JSON; nil if the response follows later.
  private func result(
    of method: String, _ parameters: JSONValue, _ id: String
  ) throws(LanguageError) -> String? {
    if method == "initialize" { return try initialize(parameters) }
    guard state == .running else {
      throw state == .new
        ? LanguageError(.serverNotInitialized, "the first request is initialize")
        : LanguageError(.invalidRequest, "the server was shut down")
    }
    switch method {
    case "shutdown":
      state = .shutDown
      return "null"
    case "textDocument/documentSymbol": return try symbols(parameters)
    case "textDocument/hover": return try hover(parameters)
    case "textDocument/definition": return try definition(parameters)
    case "textDocument/references": return try references(parameters)
    case "textDocument/documentHighlight": return try highlights(parameters)
    case "textDocument/completion": return try completion(parameters)
    case "textDocument/prepareRename": return try prepareRename(parameters)
    case "textDocument/rename": return try rename(parameters)
    case "textDocument/codeAction": return try codeActions(parameters)
    case "codeAction/resolve":
      try resolve(parameters, id)
      return nil
    default:
      throw LanguageError(.methodNotFound, "there is no method \(JSONText.string(method))")
    }
  }

  /// Takes a notification. Unknown ones are ignored, as the protocol demands.
  private func notify(_ method: String, _ parameters: JSONValue) {
    if method == "exit" {
      endedInOrder = state == .shutDown
      state = .exited
    }
    guard state == .running else { return }
    switch method {
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles",
      "workspace/didChangeConfiguration":
      // Translations and the configuration may have changed.
      for document in documents.values { schedule(document, after: 0) }
    case "$/cancelRequest": cancel(parameters)
    default: break
    }
  }

  // MARK: Parameters

  /// The document of a request.
  ///
  /// - Throws: `LanguageError` for a text that is not open.
  func document(_ parameters: JSONValue) throws(LanguageError) -> OpenDocument {
    guard let uri = parameters["textDocument"]?["uri"]?.string else {
      throw LanguageError(.invalidParameters, "the request names no text")
    }
    guard let document = documents[uri] else {
      throw LanguageError(.invalidParameters, "the text \(JSONText.string(uri)) is not open")
    }
    return document
  }

  /// The offset of the position of a request.
  func offset(_ parameters: JSONValue, in document: OpenDocument) throws(LanguageError) -> Int {
    guard let position = parameters["position"]?.position else {
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

/// What a client can do, as far as answers depend on it.
struct ClientAbilities {
  /// Whether symbols may contain symbols.
  var hasNestedSymbols = false
  /// Whether the edit of a code action may follow later.
  var resolvesEdits = false
  /// Whether completions may contain places for the cursor.
  var hasSnippets = false
}
