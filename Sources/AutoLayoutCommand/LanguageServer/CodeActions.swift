import Foundation
import InterfaceBuilder

/// Code actions: the fixes of the linter, and commands of Interface Builder for the view at the
/// cursor.
extension LanguageServer {
  /// Returns the code actions for a range. Their edits are computed when the user chooses an
  /// action, because they need layouts.
  ///
  /// - Parameter parameters: The parameters of the request: the text, the range, the diagnostics in
  ///   it, and the requested kinds.
  /// - Returns: The actions as JSON, or an empty array while the text is not well-formed.
  /// - Throws: `LanguageError` if the text is not open.
  func codeActions(_ parameters: JSONValue) throws(LanguageError) -> String {
    let open = try document(parameters)
    guard open.kind == .interface, open.current.error == nil, let document = open.document else {
      return "[]"
    }
    let context = parameters[of: .context]
    let only = context?[of: .only]?.elements.compactMap(\.string) ?? []
    var actions: [String] = []
    func add(_ action: LanguageAction, _ kind: String, _ name: String?, _ diagnostics: [JSONValue])
    {
      let isWanted = only.isEmpty || only.contains { kind == $0 || kind.hasPrefix($0 + ".") }
      if isWanted { actions.append(json(action, kind, name, open, diagnostics)) }
    }
    let fixable = (context?[of: .diagnostics]?.elements ?? []).filter {
      $0[of: .data]?[of: .fixable] == .bool(true)
    }
    for rule in Set(fixable.compactMap { $0[of: .code]?.string }).sorted() {
      let same = fixable.filter { $0[of: .code]?.string == rule }
      add(LanguageAction(kind: .safeFixes, rule: rule), "quickfix", nil, same)
    }
    if let view = view(parameters, open, document), let id = view.id {
      let name = document.title(of: view)
      for kind in LanguageAction.Kind.allCases where kind != .safeFixes {
        add(LanguageAction(kind: kind, views: [id]), "refactor.rewrite", name, [])
      }
    }
    add(LanguageAction(kind: .safeFixes), "source.fixAll", nil, [])
    return JSONText.array(actions)
  }

  /// Returns the innermost view around the start of a request's range that has an identifier, or
  /// `nil` if there is none.
  private func view(
    _ parameters: JSONValue, _ open: OpenDocument, _ document: InterfaceDocument
  ) -> XMLTree.Element? {
    guard let position = parameters[of: .range]?[of: .start]?.position,
      let place = ElementPlace(open.text.offset(of: position, encoding), in: document.tree)
    else { return nil }
    return sequence(first: place.element) { $0.parent }.first { $0.isView && $0.id != nil }
  }

  /// Returns an action as JSON. Its data describes the edit. Clients that cannot request the edit
  /// separately get a command.
  private func json(
    _ action: LanguageAction, _ kind: String, _ name: String?, _ open: OpenDocument,
    _ diagnostics: [JSONValue]
  ) -> String {
    let title = JSONText.string(action.title(name))
    let written = (try? JSONEncoder().encode(action)).map { String(decoding: $0, as: UTF8.self) }
    let data = JSONText.object([
      ("uri", JSONText.string(open.uri)), ("version", "\(open.version)"), ("action", written),
    ])
    let command = JSONText.object([
      ("title", title), ("command", JSONText.string(Self.command)),
      ("arguments", JSONText.array([data])),
    ])
    return JSONText.object([
      ("title", title), ("kind", JSONText.string(kind)),
      ("diagnostics", diagnostics.isEmpty ? nil : JSONText.array(diagnostics.map(\.text))),
      ("data", client.resolvesEdits ? data : nil),
      ("command", client.resolvesEdits ? nil : command),
    ])
  }

  /// The name of the command that performs the edit of an action.
  static let command = "autolayout.apply"

  /// Requests the edit of an action from the worker.
  ///
  /// - Parameters:
  ///   - data: The data of the action, as written by `codeActions`.
  ///   - action: The action to which the edit is added, or `nil` for a command.
  ///   - id: The identifier of the request.
  /// - Throws: `LanguageError` if the data is not that of an action for the current version of an
  ///   open text.
  func resolve(
    _ data: JSONValue?, of action: JSONValue?, _ id: String
  ) throws(LanguageError) {
    guard let uri = data?[of: .uri]?.string, let open = documents[uri],
      let work = data?[of: .action].flatMap(LanguageAction.init(json:))
    else { throw LanguageError(.invalidParameters, "unknown code action") }
    guard data?[of: .version]?.integer == open.version else {
      throw LanguageError(.contentModified, "the document changed in the meantime")
    }
    guard jobs.count < Self.maxJobs else {
      throw LanguageError(.requestFailed, "too many requests are pending")
    }
    var request = request(.edit, open)
    request.action = work
    jobs.append(
      Job(
        purpose: .response(id: id, action: action, uri: uri, version: open.version),
        request: request))
  }

  /// Sends the response to the request for an action's edit.
  func finishEdit(
    _ action: JSONValue?, _ id: String, _ answer: LanguageAnswer, _ uri: String, _ version: Int
  ) {
    guard documents[uri]?.version == version else {
      let error = LanguageError(.contentModified, "the document changed in the meantime")
      return send(LanguageMessage.response(id, error))
    }
    guard let edits = answer.edits, edits != "[]" else {
      let reason = answer.edits == nil ? answer.failure : nil
      let error = LanguageError(
        .requestFailed, reason ?? "no change is safe")
      return send(LanguageMessage.response(id, error))
    }
    let edit = "{\"changes\":{\(JSONText.string(uri)):\(edits)}}"
    guard case .object(let members)? = action else {
      send(
        LanguageMessage.request(
          "\(Self.command) \(id)", "workspace/applyEdit", JSONText.object([("edit", edit)])))
      return send(LanguageMessage.response(id, "null"))
    }
    var written = members.filter { $0.key != "edit" }.sorted { $0.key < $1.key }
      .map { (key: $0.key, value: Optional($0.value.text)) }
    written.append((key: "edit", value: edit))
    send(LanguageMessage.response(id, JSONText.object(written)))
  }

  /// Removes a request that waits for the worker.
  func cancel(_ parameters: JSONValue) {
    guard let id = LanguageMessage.identifier(parameters[of: .id]) else { return }
    let waiting = jobs.firstIndex { job in
      guard case .response(let other, _, _, _) = job.purpose else { return false }
      return other == id
    }
    guard let waiting else { return }
    jobs.remove(at: waiting)
    send(LanguageMessage.response(id, .cancelled))
  }
}

extension LanguageAction {
  /// Reads an action that a client sends back. Fails for any other value.
  fileprivate init?(json: JSONValue) {
    guard let kind = json[of: .kind]?.string.flatMap(Kind.init) else { return nil }
    self.init(
      kind: kind, rule: json[of: .rule]?.string,
      views: json[of: .views]?.elements.compactMap(\.string) ?? [])
  }
}

extension JSONValue {
  /// The value as JSON. The recursion is limited by `JSONReader.deepest`.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): JSONText.number(value)
    case .string(let value): JSONText.string(value)
    case .array(let elements): JSONText.array(elements.map(\.text))
    case .object(let members):
      JSONText.object(
        members.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value.text) })
    }
  }
}
