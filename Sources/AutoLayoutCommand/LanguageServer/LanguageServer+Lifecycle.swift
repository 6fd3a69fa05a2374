import Foundation

import InterfaceBuilder

/// The beginning of a session.
extension LanguageServer {
  /// Negotiates what both sides can do.
  ///
  /// - Parameter parameters: What the client can do, and the folders that it has open.
  /// - Returns: What the server can do, as JSON.
  /// - Throws: `LanguageError` for a second request of the kind.
  func initialize(_ parameters: JSONValue) throws(LanguageError) -> String {
    guard state == .new else {
      throw LanguageError(.invalidRequest, "the server is already initialized")
    }
    state = .running
    let abilities = parameters[of: .capabilities]
    let text = abilities?[of: .textDocument]
    client.hasNestedSymbols =
      text?[of: .documentSymbol]?[of: .hierarchicalDocumentSymbolSupport] == .bool(true)
    client.hasSnippets =
      text?[of: .completion]?[of: .completionItem]?[of: .snippetSupport] == .bool(true)
    client.resolvesEdits =
      text?[of: .codeAction]?[of: .resolveSupport]?[of: .properties]?.elements.contains(
        .string("edit"))
      ?? false
    let encodings = abilities?[of: .general]?[of: .positionEncodings]?.elements ?? []
    if encodings.contains(.string(TextPosition.Encoding.utf8.rawValue)) { encoding = .utf8 }
    if !isProjectFixed, let folder = Self.folder(parameters) {
      project = ProjectBoundary(folder: folder)
    }
    return JSONText.object([
      ("capabilities", capabilities),
      (
        "serverInfo",
        JSONText.object([
          ("name", JSONText.string("autolayout")), ("version", JSONText.string(Version.number)),
        ])
      ),
    ])
  }

  /// What the server can do.
  private var capabilities: String {
    let sync = #"{"openClose":true,"change":2,"save":{"includeText":false}}"#
    return JSONText.object([
      ("positionEncoding", JSONText.string(encoding.rawValue)), ("textDocumentSync", sync),
      ("hoverProvider", "true"), ("definitionProvider", "true"), ("referencesProvider", "true"),
      ("documentHighlightProvider", "true"), ("documentSymbolProvider", "true"),
      ("renameProvider", #"{"prepareProvider":true}"#),
      ("completionProvider", #"{"triggerCharacters":["<","\"","/"," "],"resolveProvider":false}"#),
      (
        "executeCommandProvider",
        JSONText.object([("commands", JSONText.array([JSONText.string(Self.command)]))])
      ),
      (
        "codeActionProvider",
        #"{"codeActionKinds":["quickfix","refactor.rewrite","source.fixAll"],"resolveProvider":true}"#
      ),
    ])
  }

  /// The first folder of a client, or `nil` if it has none.
  private static func folder(_ parameters: JSONValue) -> String? {
    let uri =
      parameters[of: .workspaceFolders]?.elements.first?[of: .uri]?.string
      ?? parameters[of: .rootUri]?.string
    return uri.flatMap(filePath) ?? parameters[of: .rootPath]?.string
  }

  /// The path of a URI of the scheme `file`, or `nil` for others.
  static func filePath(_ uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL, url.host ?? "" == "" || url.host == "localhost"
    else { return nil }
    return url.path.isEmpty ? nil : url.path
  }
}
