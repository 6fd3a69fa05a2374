import Foundation

import InterfaceBuilder

/// Initialization of the server.
extension LanguageServer {
  /// Negotiates the capabilities of client and server.
  ///
  /// - Parameter parameters: The capabilities of the client, and its open folders.
  /// - Returns: The capabilities of the server, as JSON.
  /// - Throws: `LanguageError` if the server is already initialized.
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

  /// The capabilities of the server.
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

  /// Returns the first folder of a client, or `nil` if it has none.
  private static func folder(_ parameters: JSONValue) -> String? {
    let uri =
      parameters[of: .workspaceFolders]?.elements.first?[of: .uri]?.string
      ?? parameters[of: .rootUri]?.string
    return uri.flatMap(filePath) ?? parameters[of: .rootPath]?.string
  }

  /// Returns the path of a URI with the scheme `file`, or `nil` for others.
  static func filePath(_ uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL, url.host ?? "" == "" || url.host == "localhost"
    else { return nil }
    return url.path.isEmpty ? nil : url.path
  }
}
