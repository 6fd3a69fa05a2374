import Foundation
import InterfaceBuilder

/// The hover text for an object or an attribute of a document, in Markdown.
struct ElementHover {
  /// The document.
  let document: InterfaceDocument
  /// The last analysis, or `nil` if there was none.
  let analysis: LanguageAnswer?

  /// The maximum number of constraints that are listed.
  private static let maxConstraints = 20

  /// Returns the description of an object: its kind, its frames, and the constraints that determine
  /// them.
  ///
  /// - Parameter element: The element.
  /// - Returns: The text in Markdown: a heading, and paragraphs with the available information.
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

  /// Returns the name, the class and the identifier.
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

  /// Returns the frames on the canvases.
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

  /// Returns the constraints that determine the frame of a view, according to the last layout.
  /// Before the first layout, these are the constraints of the document that refer to the view.
  private func reasons(of id: String, _ element: XMLTree.Element) -> [String] {
    guard element.isView else { return [] }
    if let reasons = analysis?.reasons[id] {
      return [
        ("Horizontally determined by:\n", reasons.horizontal),
        ("Vertically determined by:\n", reasons.vertical),
      ].compactMap { title, equations -> String? in
        guard !equations.isEmpty else { return nil }
        return title + equations.map { "- `\(plain($0))`" }.joined(separator: "\n")
      }
    }
    let own = ConstraintElement.all(in: document.tree).filter { $0.concerns([id]) }
    let rows = own.prefix(Self.maxConstraints).map {
      "- `\(plain(document.equation(of: $0.element)))`"
    }
    return rows.isEmpty ? [] : ["Constraints:\n" + rows.joined(separator: "\n")]
  }

  /// Returns the description of an attribute and its values, or `nil` if the schema does not have
  /// it.
  func text(of attribute: XMLTree.Element.Attribute, _ element: XMLTree.Element) -> String? {
    guard let known = Schema.attribute(attribute.name, of: element) else { return nil }
    return Self.text(of: known, element.name)
  }

  /// Returns the description of an attribute in the schema.
  ///
  /// - Parameters:
  ///   - attribute: An attribute of the schema.
  ///   - element: The name of the element that has it.
  /// - Returns: The text in Markdown.
  static func text(of attribute: any AnySchemaAttribute, _ element: String) -> String {
    var lines = ["**\(attribute.name)** of `<\(element)>`"]
    if let values = attribute.values, !values.isEmpty {
      lines.append("Values: " + values.map { "`\($0)`" }.joined(separator: ", "))
    } else if let hint = attribute.hint(for: "\u{1}") {
      lines.append(hint.prefix(1).uppercased() + hint.dropFirst() + ".")
    }
    if !attribute.isRead { lines.append("Written by Xcode; has no effect on the layout.") }
    return lines.joined(separator: "\n\n")
  }

  /// Returns a text of the document without characters that Markdown or a terminal could interpret.
  private func plain(_ text: String) -> String {
    PrintableText.of(text).replacing("`", with: "'").replacing("*", with: "∗")
  }
}
