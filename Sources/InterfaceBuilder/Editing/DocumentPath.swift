import AutoLayout

/// A path to one attribute of one object in a document.
///
///     8bC-Xf-vdC.alpha              the attribute of the object with this identifier
///     Title.alpha                   of the only object with this label in the outline
///     aBc-De-fGh.constant           of a constraint
///     8bC-Xf-vdC.rect.width         of the child element <rect>
///     8bC-Xf-vdC.frame.width        of the child whose key is "frame"
///     8bC-Xf-vdC.color:textColor.red         of the child <color key="textColor">
///     aBc-De-fGh.[heightClass=compact].constant   brackets take a part as it is
///     document.toolsVersion         of the document element
public struct DocumentPath: Hashable, Sendable, CustomStringConvertible {
  /// The object's identifier, or its label in the outline if no object has such an identifier.
  public var identifier: String
  /// Names, keys or `name:key` of the elements below the object, outermost first.
  public var children: [String]
  /// The attribute, or `nil` if the path leads to the object itself.
  public var attribute: String?

  /// Parses a path, or returns `nil` if a part is empty or a bracket is not closed.
  public init?(_ text: String) {
    guard let (parts, rest) = Self.split(text), rest == nil else { return nil }
    self.init(parts)
  }

  /// Returns the path and the value of `PATH=VALUE`, or `nil` if the text has another form, or if
  /// its path has no attribute.
  public static func assignment(_ text: String) -> (path: DocumentPath, value: String)? {
    guard let (parts, rest) = split(text), let value = rest, let path = DocumentPath(parts),
      path.attribute != nil
    else { return nil }
    return (path, value)
  }

  /// Creates the path from its parts: the first is the identifier, and the last the attribute if
  /// there are several. Returns `nil` if a part is empty.
  private init?(_ parts: [String]) {
    guard let first = parts.first, !parts.contains("") else { return nil }
    identifier = first
    children = Array(parts.dropFirst().dropLast())
    attribute = parts.count > 1 ? parts[parts.count - 1] : nil
  }

  /// Returns the parts between dots up to the first `=` outside brackets, and the text after it, or
  /// `nil` if a bracket is not closed.
  private static func split(_ text: String) -> ([String], String?)? {
    var parts = [""]
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case ".": parts.append("")
      case "=": return (parts, String(rest))
      case "[":
        guard let end = rest.firstIndex(of: "]") else { return nil }
        parts[parts.count - 1] += rest[..<end]
        rest = rest[rest.index(after: end)...]
      default: parts[parts.count - 1].append(character)
      }
    }
    return (parts, nil)
  }

  /// The text of the path, with brackets around parts that contain special characters.
  public var description: String {
    ([identifier] + children + [attribute].compactMap { $0 }).map {
      $0.contains { ".=[".contains($0) } ? "[\($0)]" : $0
    }.joined(separator: ".")
  }
}

extension InterfaceDocument {
  /// Returns the element of a path, which has or may get the path's attribute.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit`, with the existing alternatives.
  public func element(at path: DocumentPath) throws(InterfaceDocumentError) -> XMLTree.Element {
    var current = try object(path.identifier)
    for part in path.children { current = try child(part, of: current) }
    return current
  }

  /// Returns the object at the start of a path. `document` is the document element unless an object
  /// has this identifier.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` with the nearest identifier.
  private func object(_ id: String) throws(InterfaceDocumentError) -> XMLTree.Element {
    if let element = element(withIdentifier: id) { return element }
    if id == "document" { return tree.root }
    if let element = try labeled(id) { return element }
    throw InterfaceDocumentError(
      .invalidEdit, file: name, "no object has the identifier '\(id)'",
      hint: Suggestion.hint(
        for: id, among: identifiers.keys,
        otherwise: "`autolayout frames FILE --format jsonl` lists the identifiers of views"))
  }

  /// Returns the child for one part of a path: by its key, otherwise by its name, or by both.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is none, or more than one.
  private func child(
    _ part: String, of element: XMLTree.Element
  ) throws(InterfaceDocumentError) -> XMLTree.Element {
    let all = Array(element.children)
    let keyed = all.filter { $0[ObjectElement.key] == part }
    let named = all.filter {
      $0.name == part || "\($0.name):\($0[ObjectElement.key] ?? "")" == part
    }
    let found = keyed.isEmpty ? named : keyed
    if found.count == 1 { return found[0] }
    let names = all.map { child in
      child[ObjectElement.key].map { "\(child.name):\($0)" } ?? child.name
    }
    if found.isEmpty {
      throw tree.error(
        .invalidEdit, at: element.range.lowerBound, "<\(element.name)> has no child '\(part)'",
        hint: Suggestion.hint(for: part, among: names, otherwise: "it has no children"))
    }
    throw tree.error(
      .invalidEdit, at: element.range.lowerBound,
      "'\(part)' is ambiguous: <\(element.name)> has \(found.count) such children",
      hint: "write NAME:KEY, or the identifier of the child: \(names.joined(separator: ", "))")
  }
}
