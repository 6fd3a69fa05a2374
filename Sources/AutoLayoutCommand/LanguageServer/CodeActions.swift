import Foundation
import InterfaceBuilder

/// Code actions: the fixes of the linter, and commands of Interface Builder for the view at the cursor.
extension LanguageServer {
  /// The actions of a range. Their edits follow when one is chosen, as they need layouts.
  func codeActions(_ parameters: JSONValue) throws(LanguageError) -> String {
    let open = try document(parameters)
    guard open.kind == .interface, open.current.error == nil, let document = open.document else {
      return "[]"
    }
    let context = parameters["context"]
    let only = context?["only"]?.elements.compactMap(\.string) ?? []
    var actions: [String] = []
    func add(_ action: LanguageAction, _ kind: String, _ name: String?, _ diagnostics: [JSONValue])
    {
      let isWanted = only.isEmpty || only.contains { kind == $0 || kind.hasPrefix($0 + ".") }
      if isWanted { actions.append(json(action, kind, name, open, diagnostics)) }
    }
    let fixable = (context?["diagnostics"]?.elements ?? []).filter {
      $0["data"]?["fixable"] == .bool(true)
    }
    for rule in Set(fixable.compactMap { $0["code"]?.string }).sorted() {
      let same = fixable.filter { $0["code"]?.string == rule }
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

  /// The innermost view around the start of the range of a request.
  private func view(
    _ parameters: JSONValue, _ open: OpenDocument, _ document: InterfaceDocument
  ) -> XMLTree.Element? {
    guard let position = parameters["range"]?["start"]?.position,
      let place = ElementPlace(open.text.offset(of: position, encoding), in: document.tree)
    else { return nil }
    return sequence(first: place.element) { $0.parent }.first { $0.isView && $0.id != nil }
  }

  /// An action as JSON, whose data says what to do.
  private func json(
    _ action: LanguageAction, _ kind: String, _ name: String?, _ open: OpenDocument,
    _ diagnostics: [JSONValue]
  ) -> String {
    let data = (try? JSONEncoder().encode(action)).map { String(decoding: $0, as: UTF8.self) }
    return JSONText.object([
      ("title", JSONText.string(action.title(name))), ("kind", JSONText.string(kind)),
      (
        "diagnostics",
        diagnostics.isEmpty ? nil : JSONText.array(diagnostics.map(\.text))
      ),
      (
        "data",
        JSONText.object([
          ("uri", JSONText.string(open.uri)), ("version", "\(open.version)"), ("action", data),
        ])
      ),
    ])
  }

  /// Asks the worker for the edit of an action.
  func resolve(_ parameters: JSONValue, _ id: String) throws(LanguageError) {
    let data = parameters["data"]
    guard let uri = data?["uri"]?.string, let open = documents[uri],
      let action = data?["action"].flatMap(LanguageAction.init(json:))
    else { throw LanguageError(.invalidParameters, "the action is not one of this server") }
    guard data?["version"]?.integer == open.version else {
      throw LanguageError(.contentModified, "the text was changed meanwhile")
    }
    guard jobs.count < Self.mostJobs else {
      throw LanguageError(.requestFailed, "too many requests wait")
    }
    var request = request(.edit, open)
    request.action = action
    jobs.append(
      Job(
        purpose: .response(id: id, action: parameters, uri: uri, version: open.version),
        request: request))
  }

  /// The response to the request for the edit of an action.
  func edited(
    _ action: JSONValue, _ id: String, _ answer: LanguageAnswer, _ uri: String, _ version: Int
  ) -> String {
    guard documents[uri]?.version == version else {
      return LanguageMessage.response(
        id, LanguageError(.contentModified, "the text was changed meanwhile"))
    }
    guard let edits = answer.edits else {
      return LanguageMessage.response(
        id, LanguageError(.requestFailed, answer.failure ?? "there is no edit"))
    }
    guard edits != "[]" else {
      return LanguageMessage.response(
        id, LanguageError(.requestFailed, "there is nothing that can be changed safely"))
    }
    guard case .object(var members) = action else { return LanguageMessage.response(id, "null") }
    members["edit"] = nil
    let edit = "{\"changes\":{\(JSONText.string(uri)):\(edits)}}"
    let written = members.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value.text) }
    return LanguageMessage.response(
      id,
      JSONText.object(written.map { (key: $0.key, value: Optional($0.value)) } + [("edit", edit)]))
  }

  /// Removes a request that waits for the worker.
  func cancel(_ parameters: JSONValue) {
    guard let id = LanguageMessage.identifier(parameters["id"]) else { return }
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
  /// Reads an action that a client sends back; nil for anything else.
  fileprivate init?(json: JSONValue) {
    guard let kind = json["kind"]?.string.flatMap(Kind.init) else { return nil }
    self.init(
      kind: kind, rule: json["rule"]?.string,
      views: json["views"]?.elements.compactMap(\.string) ?? [])
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
