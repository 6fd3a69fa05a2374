import Foundation

/// Answers the messages of a client of the Model Context Protocol.
///
/// Each line is a message. A worker answers it, so that a document that crashes, hangs or exhausts
/// the memory costs one answer and not the server.
///
/// The server has no state between messages: revisions since 2026-07-28 have no session, and the
/// earlier ones negotiate nothing that changes an answer. A worker can therefore be replaced at any
/// time.
///
///     client: {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"devices"}}
///     server: {"jsonrpc":"2.0","id":1,"result":{"content":[…],"structuredContent":{…},…}}
struct ContextTask: StreamTask {
  /// A Boolean value that indicates whether tools that change files are left out.
  let isReadOnly: Bool

  /// The response to a message; an empty line for a notification.
  @MainActor
  func answer(line: Data, number: Int, in project: ProjectBoundary) -> String {
    do throws(ContextError) {
      guard let message = try ContextMessage(line: line) else { return Self.nothing }
      guard let id = message.id else { return Self.nothing }
      do throws(ContextError) {
        return try respond(to: message, id, in: project)
      } catch {
        return ContextError(error.code, error.message, id: id, data: error.data).line
      }
    } catch {
      return error.line
    }
  }

  /// What a worker writes where there is no response, as each line needs an answer.
  static let nothing = "\n"

  /// Returns the response to a request.
  @MainActor
  private func respond(
    to message: ContextMessage, _ id: String, in project: ProjectBoundary
  ) throws(ContextError) -> String {
    if let revision = message.revision, !ContextRevision.all.contains(revision) {
      throw ContextError(
        .unsupportedRevision, "the protocol revision \(revision) is not supported",
        data: JSONText.object([
          ("supported", JSONText.array(ContextRevision.all.map(JSONText.string))),
          ("requested", JSONText.string(revision)),
        ]))
    }
    let methods = ContextMethods(project: project, isReadOnly: isReadOnly)
    return message.response(id, try methods.result(of: message))
  }

  /// Lines are not documents: the request is answered as a message.
  @MainActor
  func answer(
    _ request: StreamedDocument, in project: ProjectBoundary
  ) throws(DocumentFailure) -> String { Self.nothing }

  /// The response to a line that cannot be attributed to a request.
  func answer(of failure: DocumentFailure) -> String { answer(of: failure, to: nil) }

  /// The response to a request whose worker failed. A call of a tool is answered with a result, so
  /// that a language model can read the reason.
  func answer(of failure: DocumentFailure, to line: Data?) -> String {
    guard let line else { return ContextError(.internalError, failure.oneLine).line }
    do throws(ContextError) {
      guard let message = try ContextMessage(line: line), let id = message.id else {
        return Self.nothing
      }
      guard message.method == "tools/call" else {
        return ContextError(.internalError, failure.oneLine, id: id).line
      }
      return message.response(id, ToolAnswer(failure).members)
    } catch {
      return error.line
    }
  }

  /// The path in the arguments of a call, or `nil` for other lines.
  func path(in line: Data) -> String? {
    (try? JSONValue(parsing: line))?[.params]?[.arguments]?[.path]?.string
  }
}
