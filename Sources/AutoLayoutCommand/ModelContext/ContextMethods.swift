import AutoLayout

/// The methods of the server, and their results.
///
/// | method | result |
/// | --- | --- |
/// | `initialize`, `server/discover` | the revisions, the name and the instructions of the server |
/// | `tools/list`, `tools/call` | `ContextTools`, and their answers |
/// | `resources/list`, `resources/read` | `ContextResource` |
/// | `ping` | nothing |
///
/// The server never sends requests to its client.
@MainActor
struct ContextMethods {
  /// The folder that paths must not leave.
  let project: ProjectBoundary
  /// A Boolean value that indicates whether tools that change files are excluded.
  let isReadOnly: Bool

  /// The members of a result, in order.
  typealias Members = [(key: String, value: String?)]

  /// Returns the result of a request.
  ///
  /// - Throws: `ContextError` for an unknown method, tool or resource.
  func result(of message: ContextMessage) throws(ContextError) -> Members {
    switch message.method {
    case "initialize": initialize(message)
    case "server/discover": discover()
    case "ping": []
    case "tools/list": cacheable([("tools", JSONText.array(tools.map(\.json)))])
    case "tools/call": try call(message.parameters)
    case "resources/list":
      cacheable([("resources", JSONText.array(ContextResource.all.map(\.json)))])
    case "resources/templates/list": cacheable([("resourceTemplates", "[]")])
    case "resources/read": try read(message.parameters)
    default:
      throw ContextError(.methodNotFound, "unknown method '\(message.method)'")
    }
  }

  // MARK: The server

  /// Negotiates the revision, and describes the server.
  private func initialize(_ message: ContextMessage) -> Members {
    let requested = message.parameters[.protocolVersion]?.string
    return [
      ("protocolVersion", JSONText.string(ContextRevision.negotiated(for: requested))),
      ("capabilities", Self.capabilities), ("serverInfo", Self.server),
      ("instructions", JSONText.string(Self.instructions)),
    ]
  }

  /// Describes the server without a session.
  private func discover() -> Members {
    cacheable([
      ("supportedVersions", JSONText.array(ContextRevision.all.map(JSONText.string))),
      ("capabilities", Self.capabilities), ("instructions", JSONText.string(Self.instructions)),
    ])
  }

  /// The name and the version of the server.
  nonisolated static var server: String {
    JSONText.object([
      ("name", JSONText.string("autolayout")), ("title", JSONText.string("AutoLayout")),
      ("version", JSONText.string(Version.number)),
    ])
  }

  /// The capabilities of the server.
  private static let capabilities = #"{"tools":{},"resources":{}}"#

  /// The instructions for language models, which explain how to combine the tools.
  private static let instructions = """
    Lays out .xib and .storyboard files as Apple's Auto Layout does, without a Mac. A typical \
    order: new_document or outline, edit, lint, prove, picture; budget before a translation. \
    Frames are in points, in the coordinates of the superview. The resource autolayout://guide \
    explains how to write edits.
    """

  /// Adds the time for which a client may cache a result. Lists change only with the program.
  private func cacheable(_ members: Members) -> Members {
    members + [("ttlMs", "3600000"), ("cacheScope", JSONText.string("public"))]
  }

  // MARK: Tools

  /// The tools that the server offers.
  private var tools: [ContextTool] {
    isReadOnly ? ContextTools.all.filter { !$0.changesFiles } : ContextTools.all
  }

  /// Calls a tool. Failures of the tool are returned as results.
  private func call(_ parameters: JSONValue) throws(ContextError) -> Members {
    guard let name = parameters[.name]?.string else {
      throw ContextError(.invalidParameters, "'params' has no 'name'")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map(\.name).joined(separator: ", ")
      throw ContextError(
        .invalidParameters, "unknown tool '\(name)'; the tools are \(names)")
    }
    do {
      let arguments = try ToolArguments(
        parameters[.arguments] ?? .object([:]), of: name, tool.parameters)
      // Answers contain the conflicts. The setting of the log is restored after each call.
      return try LayoutLog.withoutConflicts { try tool.run(arguments, project) }.members
    } catch {
      return ToolAnswer(DocumentFailure(ofTool: name, error)).members
    }
  }

  // MARK: Resources

  /// Reads a resource.
  private func read(_ parameters: JSONValue) throws(ContextError) -> Members {
    guard let uri = parameters[.uri]?.string else {
      throw ContextError(.invalidParameters, "'params' has no 'uri'")
    }
    guard let resource = ContextResource.all.first(where: { $0.uri == uri }) else {
      throw ContextError(.invalidParameters, "unknown resource '\(uri)'")
    }
    let content = JSONText.object([
      ("uri", JSONText.string(uri)), ("mimeType", JSONText.string(resource.type)),
      ("text", JSONText.string(resource.text())),
    ])
    return cacheable([("contents", JSONText.array([content]))])
  }
}
