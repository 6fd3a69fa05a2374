/// The members of messages that a language server reads.
///
/// They are those of the Language Server Protocol, and those of the data of code actions, which the
/// server writes itself and the client sends back.
enum LanguageMember: String {
  /// The members, by their names in the protocol, in alphabetical order.
  case action, arguments, capabilities, character, code, codeAction, command, completion,
    completionItem, contentChanges, context, data, diagnostics, documentSymbol, end, error,
    fixable, general, hierarchicalDocumentSymbolSupport, id, includeDeclaration, jsonrpc,
    kind, line, method, newName, only, params, position, positionEncodings, properties,
    range, resolveSupport, result, rootPath, rootUri, rule, snippetSupport, start, text,
    textDocument, uri, version, views, workspaceFolders
}

extension JSONValue {
  /// Returns the member of an object, or `nil` for other values and missing members.
  subscript(of member: LanguageMember) -> JSONValue? { self[member.rawValue] }
}
