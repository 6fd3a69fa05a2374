import Foundation

/// Answers the messages of a client of the Model Context Protocol.
///
/// Each line is a message. A worker answers it, so that a document that causes a crash, a hang or
/// memory exhaustion affects one answer and not the server.
///
/// The server has no state between messages: revisions since 2026-07-28 are stateless, and the
/// negotiation of earlier ones does not affect answers. A worker can therefore be replaced at any
/// time.
///
///     client: {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"devices"}}
///     server: {"jsonrpc":"2.0","id":1,"result":{"content":[…],"structuredContent":{…},…}}
struct ContextTask: StreamTask {
  /// A Boolean value that indicates whether tools that change files are excluded.
  let isReadOnly: Bool

  /// Returns the response to a message, or an empty line for a notification.
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

  /// The output of a worker for a message without a response, because each line needs an answer.
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

  /// Answers a request as a message, because lines are not documents.
  @MainActor
  func answer(
    _ request: StreamedDocument, in project: ProjectBoundary
  ) throws(DocumentFailure) -> String { Self.nothing }

  /// Returns the response to a line that cannot be attributed to a request.
  func answer(of failure: DocumentFailure) -> String { answer(of: failure, to: nil) }

  /// Returns the response to a request whose worker failed. A tool call is answered with a result,
  /// so that a language model can read the reason.
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

  /// Returns the path in the arguments of a call, or `nil` for other lines.
  func path(in line: Data) -> String? {
    (try? JSONValue(parsing: line))?[.params]?[.arguments]?[.path]?.string
  }
}
