import InterfaceBuilder

extension LanguageServer {
  /// Returns the hover text for a position, or `null` if there is none.
  ///
  /// - Parameter parameters: The text and the position, in the format of the protocol.
  /// - Returns: A text in Markdown with its range, as JSON.
  /// - Throws: `LanguageError` for a text that is not open, and for a request without a position.
  func hover(_ parameters: JSONValue) throws(LanguageError) -> String {
    let open = try document(parameters)
    let offset = try offset(parameters, in: open)
    switch open.kind {
    case .swift:
      let literal = VisualFormatLiteral.all(in: open.text).first { $0.range.contains(offset) }
      guard let literal, let text = literal.explanation else { return "null" }
      return content(text, literal.range, in: open)
    case .log:
      let line = open.text.position(at: offset, .utf8).line
      guard let found = open.analysis?.explanations.last(where: { $0.line <= line }) else {
        return "null"
      }
      return content("```\n\(found.text)\n```", open.text.line(found.line), in: open)
    case .interface: return hoverOfElement(offset, open)
    }
  }

  /// Returns the hover text for an element or attribute of a document.
  private func hoverOfElement(_ offset: Int, _ open: OpenDocument) -> String {
    guard let document = open.document, let place = ElementPlace(offset, in: document.tree),
      place.isInTag
    else { return "null" }
    let hover = ElementHover(document: document, analysis: open.analysis)
    guard let attribute = place.attribute, attribute.name != ObjectElement.id.name else {
      return content(hover.text(of: place.element), place.element.nameRange, in: open)
    }
    if place.isInValue, IdentifierUses.referring.contains(attribute.name),
      let target = document.element(withIdentifier: attribute.value)
    {
      return content(hover.text(of: target), attribute.valueRange, in: open)
    }
    guard let text = hover.text(of: attribute, place.element) else { return "null" }
    return content(text, attribute.range, in: open)
  }

  /// Returns a text in Markdown with the range to which it applies.
  private func content(_ text: String, _ range: Range<Int>, in open: OpenDocument) -> String {
    JSONText.object([
      (
        "contents",
        JSONText.object([
          ("kind", JSONText.string("markdown")), ("value", JSONText.string(text)),
        ])
      ), ("range", json(range, in: open)),
    ])
  }

  /// Returns the outline of a document.
  ///
  /// - Parameter parameters: The text.
  /// - Returns: The symbols as a tree, or as a list for clients that do not support a tree.
  /// - Throws: `LanguageError` for a text that is not open.
  func symbols(_ parameters: JSONValue) throws(LanguageError) -> String {
    let open = try document(parameters)
    guard let document = open.document else { return "[]" }
    let symbols = DocumentSymbols(document: document, text: open.text, encoding: encoding)
    return client.hasNestedSymbols ? symbols.tree : symbols.list(open.uri)
  }
}
