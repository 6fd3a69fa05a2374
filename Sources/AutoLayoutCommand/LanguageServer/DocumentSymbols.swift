import InterfaceBuilder

/// The outline of a document: scenes, controllers, views, guides, constraints and connections.
///
/// Elements without an identifier, such as lists, are omitted, and their children are added to the
/// surrounding element.
struct DocumentSymbols {
  /// The document.
  let document: InterfaceDocument
  /// The text, from which positions are computed.
  let text: EditedText
  /// The encoding in which the client counts characters.
  let encoding: TextPosition.Encoding

  /// The kinds of symbols in the protocol.
  private enum Kind: Int {
    case module = 2
    case scene = 3
    case controller = 5
    case action = 6
    case outlet = 8
    case placeholder = 13
    case view = 19
    case guide = 20
    case segue = 24
    case constraint = 25
  }

  /// A symbol before it is encoded.
  private struct Symbol {
    let element: XMLTree.Element
    let name: String
    let detail: String
    let kind: Kind
  }

  /// The symbols as a tree. The depth of recursion is limited by the maximum depth of a document.
  var tree: String { JSONText.array(nested(document.tree.root)) }

  /// Returns the symbols as a list, each with the name of its container.
  ///
  /// - Parameter uri: The URI of the text.
  /// - Returns: The symbols as JSON, in the order of the document.
  func list(_ uri: String) -> String {
    var found: [String] = []
    collect(document.tree.root, container: nil) { symbol, container in
      found.append(
        JSONText.object([
          ("name", JSONText.string(symbol.name)), ("kind", "\(symbol.kind.rawValue)"),
          (
            "location",
            JSONText.object([
              ("uri", JSONText.string(uri)), ("range", text.json(symbol.element.range, encoding)),
            ])
          ), ("containerName", container.map(JSONText.string)),
        ]))
    }
    return JSONText.array(found)
  }

  /// Returns the symbols in an element.
  private func nested(_ element: XMLTree.Element) -> [String] {
    element.children.flatMap { child -> [String] in
      guard let symbol = symbol(child) else { return nested(child) }
      let children = nested(child)
      return [
        JSONText.object([
          ("name", JSONText.string(symbol.name)), ("detail", JSONText.string(symbol.detail)),
          ("kind", "\(symbol.kind.rawValue)"), ("range", text.json(child.range, encoding)),
          ("selectionRange", text.json(child.nameRange, encoding)),
          ("children", children.isEmpty ? nil : JSONText.array(children)),
        ])
      ]
    }
  }

  /// Calls a closure with the symbols in an element and the names of their containers.
  private func collect(
    _ element: XMLTree.Element, container: String?, _ body: (Symbol, String?) -> Void
  ) {
    for child in element.children {
      let symbol = symbol(child)
      if let symbol { body(symbol, container) }
      collect(child, container: symbol?.name ?? container, body)
    }
  }

  /// Returns the symbol of an element, or `nil` if it has none.
  private func symbol(_ element: XMLTree.Element) -> Symbol? {
    if element.kind == .scene {
      let controller = document.element(withIdentifier: element[SceneElement.sceneID] ?? "")
      let titled =
        controller
        ?? element.child(.objects)?.children.first {
          $0[ObjectElement.sceneMemberID] == .viewController
        }
      return Symbol(
        element: element, name: titled.map(name) ?? "Scene", detail: "scene", kind: .scene)
    }
    guard let id = element.id, element.kind != .device, element.kind != .adaptation else {
      return nil
    }
    let kind = Self.kind(of: element)
    return Symbol(element: element, name: name(of: element), detail: id, kind: kind)
  }

  /// Returns the name of a symbol, which must not be empty.
  private func name(of element: XMLTree.Element) -> String {
    let name = document.plainName(of: element)
    return name.isEmpty ? element.name : name
  }

  /// Returns the kind of a symbol.
  private static func kind(of element: XMLTree.Element) -> Kind {
    switch element.kind {
    case .constraint: .constraint
    case .outlet, .outletCollection: .outlet
    case .action: .action
    case .segue: .segue
    case .placeholder, .exit, .customObject: .placeholder
    case .viewLayoutGuide, .keyboardLayoutGuide, .viewControllerLayoutGuide: .guide
    default:
      element[ObjectElement.sceneMemberID] == .viewController ? .controller : .view
    }
  }
}

extension InterfaceDocument {
  /// Returns the display name of an object: the title of a view, the equation of a constraint, the
  /// property and the other end of a connection.
  ///
  /// - Parameter element: An element of the document.
  /// - Returns: The name, which may be empty.
  func plainName(of element: XMLTree.Element) -> String {
    let end = ConnectionElement.otherEnd(of: element).map { itemTitle($0, seenFrom: nil) } ?? "?"
    switch element.kind {
    case .constraint: return equation(of: element)
    case .outlet, .outletCollection: return "\(element[ConnectionElement.property] ?? "") → \(end)"
    case .action: return "\(element[ConnectionElement.selector] ?? "") → \(end)"
    case .segue: return "\(element.text(of: SegueElement.kind) ?? "segue") → \(end)"
    case .placeholder:
      return element.text(of: ObjectElement.userLabel) ?? element.text(
        of: PlaceholderElement.identifier)
        ?? element.name
    default: return title(of: element)
    }
  }
}
