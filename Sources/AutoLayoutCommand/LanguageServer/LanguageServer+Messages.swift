import Foundation

/// Messages of the client, and the methods that answer them.
///
/// | methods | answered by |
/// | --- | --- |
/// | `initialize`, `shutdown`, `exit` | the state of the server |
/// | `didOpen`, `didChange`, `didClose`, `didSave` | the texts; an analysis follows after a pause |
/// | `documentSymbol` | `DocumentSymbols` |
/// | `hover` | `ElementHover`, `VisualFormatLiteral`, and the last analysis |
/// | `definition`, `references`, `documentHighlight`, `rename` | `IdentifierUses` |
/// | `completion` | `CompletionPlace`, `Completions` |
/// | `codeAction`, `codeAction/resolve`, `executeCommand` | `LanguageAction`, in the worker |
/// | `$/cancelRequest` | the waiting requests |
///
/// Every other request is answered with the error of JSON-RPC, and every other notification is
/// ignored.
extension LanguageServer {
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

  /// Rejects a message that exceeded the maximum length.
  func refuse(_ length: Int) {
    send(
      LanguageMessage.notification(
        "window/showMessage",
        JSONText.object([
          ("type", "1"),
          (
            "message",
            JSONText.string(
              "autolayout: skipped a message of \(length >> 20) MB, which exceeds the limit")
          ),
        ])))
  }

  /// Returns the result of a request as JSON, or `nil` if the response follows later.
  private func result(
    of method: String, _ parameters: JSONValue, _ id: String
  ) throws(LanguageError) -> String? {
    if method == "initialize" { return try initialize(parameters) }
    guard state == .running else {
      throw state == .new
        ? LanguageError(.serverNotInitialized, "the server is not initialized")
        : LanguageError(.invalidRequest, "the server has been shut down")
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
      try resolve(parameters[of: .data], of: parameters, id)
      return nil
    case "workspace/executeCommand":
      guard parameters[of: .command] == .string(Self.command) else {
        throw LanguageError(
          .invalidParameters, "unknown command; the only command is '\(Self.command)'")
      }
      try resolve(parameters[of: .arguments]?.elements.first, of: nil, id)
      return nil
    default:
      throw LanguageError(.methodNotFound, "unknown method '\(method)'")
    }
  }

  /// Handles a notification. Unknown ones are ignored, as the protocol requires.
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
}
