import InterfaceBuilder

extension LanguageServer {
  /// The maximum number of completions in an answer. If there are more, the client sends another
  /// request as the user types.
  private static let maxItems = 500

  /// Returns the completions at a position.
  ///
  /// - Parameter parameters: The text and the position, in the format of the protocol.
  /// - Returns: A list of completions as JSON, which is empty if nothing can be completed.
  /// - Throws: `LanguageError` for a text that is not open, and for a request without a position.
  func completion(_ parameters: JSONValue) throws(LanguageError) -> String {
    let open = try document(parameters)
    let offset = try offset(parameters, in: open)
    guard open.kind == .interface,
      let place = CompletionPlace(offset, in: open.text.bytes)
    else { return "[]" }
    let completions = Completions(
      document: open.document, place: place, hasSnippets: client.hasSnippets)
    let typed = String(decoding: open.text.bytes[place.typed], as: UTF8.self).lowercased()
    let items = completions.items
    let matching =
      items.count > Self.maxItems
      ? items.filter {
        $0.label.lowercased().hasPrefix(typed) || $0.detail?.lowercased().contains(typed) == true
      } : items
    let range = json(place.typed, in: open)
    let written = matching.prefix(Self.maxItems).enumerated().map { index, item in
      Self.json(item, index, range)
    }
    return JSONText.object([
      ("isIncomplete", "\(items.count > Self.maxItems)"), ("items", JSONText.array(written)),
    ])
  }

  /// Returns a completion as JSON.
  private static func json(_ item: Completions.Item, _ index: Int, _ range: String) -> String {
    let order = String(index)
    return JSONText.object([
      ("label", JSONText.string(item.label)), ("kind", "\(item.kind)"),
      ("detail", item.detail.map(JSONText.string)),
      (
        "documentation",
        item.documentation.map {
          JSONText.object([("kind", JSONText.string("markdown")), ("value", JSONText.string($0))])
        }
      ),
      ("sortText", JSONText.string(String(repeating: "0", count: 6 - order.count) + order)),
      ("insertTextFormat", item.isSnippet ? "2" : "1"),
      (
        "textEdit",
        JSONText.object([
          ("range", range), ("newText", JSONText.string(item.inserted ?? item.label)),
        ])
      ),
    ])
  }
}
