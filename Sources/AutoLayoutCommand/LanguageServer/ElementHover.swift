import Foundation
import InterfaceBuilder

/// What a document says about an object or an attribute, as Markdown.
struct ElementHover {
  /// The document.
  let document: InterfaceDocument
  /// What the last layout knows; nil if there was none.
  let analysis: LanguageAnswer?

  /// The largest number of constraints that are listed.
  private static let mostConstraints = 20

  /// An object: what it is, where it lies, and what places it there.
  func text(of element: XMLTree.Element) -> String {
    var lines = [heading(of: element)]
    if element.kind == .constraint {
      lines.append("`\(plain(document.equation(of: element)))`")
      let priority = element[ConstraintElement.priority]
      if priority != .required {
        lines.append("Priority \(JSONText.number(Double(priority.rawValue)))")
      }
      return lines.joined(separator: "\n\n")
    }
    if let id = element.id {
      lines += frames(of: id)
      lines += reasons(of: id, element)
    }
    return lines.joined(separator: "\n\n")
  }

  /// The name, the class and the identifier.
  private func heading(of element: XMLTree.Element) -> String {
    let name = element.id == nil ? element.name : document.plainName(of: element)
    var text = "**\(plain(name))** · `<\(element.name)>`"
    if element.isView {
      text +=
        " · `\(plain(element[ObjectElement.customClass] ?? ObjectTitle.className(of: element)))`"
    } else if let own = element[ObjectElement.customClass] {
      text += " · `\(plain(own))`"
    }
    if let id = element.id { text += " · `\(plain(id))`" }
    return text
  }

  /// The frames on the canvases.
  private func frames(of id: String) -> [String] {
    guard let analysis else { return [] }
    let rows = analysis.canvases.compactMap { canvas -> String? in
      guard let view = canvas.views[id] else { return nil }
      let numbers = view.frame.map { JSONText.number($0) }
      var row = "- \(canvas.name): origin (\(numbers[0]), \(numbers[1])), "
      row += "size \(numbers[2]) × \(numbers[3])"
      if !view.ambiguous.isEmpty { row += ", ambiguous: \(view.ambiguous.joined(separator: ", "))" }
      return row
    }
    return rows.isEmpty
      ? [] : ["Frame in the superview, in points:\n" + rows.joined(separator: "\n")]
  }

  /// The constraints that determine the place and the size of a view: those of the document, and those that
  /// its content, its mask or its container adds.
  private func reasons(of id: String, _ element: XMLTree.Element) -> [String] {
    guard element.isView else { return [] }
    let own = ConstraintElement.all(in: document.tree).filter { $0.concerns([id]) }
    var rows = own.prefix(Self.mostConstraints).map { constraint in
      let priority = constraint.element[ConstraintElement.priority]
      let suffix =
        priority == .required ? "" : " @\(JSONText.number(Double(priority.rawValue)))"
      return "- `\(plain(document.equation(of: constraint.element)))\(suffix)`"
    }
    if own.count > Self.mostConstraints {
      rows.append("- and \(own.count - Self.mostConstraints) more")
    }
    let implied = analysis?.canvases.lazy.compactMap { $0.views[id]?.implied }.first ?? []
    rows += implied.map { "- `\(plain($0))`" }
    return rows.isEmpty ? [] : ["Placed by:\n" + rows.joined(separator: "\n")]
  }

  /// An attribute: what it takes.
  func text(of attribute: XMLTree.Element.Attribute, _ element: XMLTree.Element) -> String? {
    guard let known = Schema.attribute(attribute.name, of: element) else { return nil }
    return Self.text(of: known, element.name)
  }

  /// An attribute of the schema.
  static func text(of attribute: any AnySchemaAttribute, _ element: String) -> String {
    var lines = ["**\(attribute.name)** of `<\(element)>`"]
    if let values = attribute.values, !values.isEmpty {
      lines.append("Values: " + values.map { "`\($0)`" }.joined(separator: ", "))
    } else if let hint = attribute.hint(for: "\u{1}") {
      lines.append(hint.prefix(1).uppercased() + hint.dropFirst() + ".")
    }
    if !attribute.isRead { lines.append("Xcode writes it; layouts do not depend on it.") }
    return lines.joined(separator: "\n\n")
  }

  /// A text of the document without characters that Markdown or a terminal could take for something else.
  private func plain(_ text: String) -> String {
    PrintableText.of(text).replacing("`", with: "'").replacing("*", with: "∗")
  }
}

extension LanguageServer {
  /// What is at a position; null where there is nothing to say.
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

  /// What an element or an attribute of a document is.
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

  /// A text in Markdown with the bytes that it is about.
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

  /// The outline of a document.
  func symbols(_ parameters: JSONValue) throws(LanguageError) -> String {
    let open = try document(parameters)
    guard let document = open.document else { return "[]" }
    let symbols = DocumentSymbols(document: document, text: open.text, encoding: encoding)
    return client.hasNestedSymbols ? symbols.tree : symbols.list(open.uri)
  }
}
