import InterfaceBuilder

/// The scenes, views, guides and constraints of a document as JSON objects, in document order.
///
/// A view is named as in Interface Builder's outline, by its label, its text or its class, and a
/// constraint by its equation. Optional constraints include their priority. Objects without an
/// identifier cannot be edited and are omitted.
///
///     {"scene":"Sign In","id":"LgN-vw-001"}
///     {"view":"Logo","class":"UIImageView","id":"LgN-iv-002","in":"LgN-vw-001"}
///     {"constraint":"Logo.top = Safe Area.top + 20","id":"LgN-co-003"}
struct DocumentOutline {
  /// The objects with their identifiers.
  private let entries: [(id: String, json: String)]

  /// The objects as JSON, in document order.
  var objects: [String] { entries.map(\.json) }

  /// Returns the objects with the specified identifiers.
  func objects(withIdentifiers ids: Set<String>) -> [String] {
    entries.filter { ids.contains($0.id) }.map(\.json)
  }

  /// Lists the objects of a document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  init(_ document: InterfaceDocument) {
    let roots = Dictionary(
      document.roots.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    entries = document.tree.allElements.compactMap { element in
      guard let id = element.id else { return nil }
      if element.kind == .constraint { return (id, Self.constraint(element, id, in: document)) }
      guard element.isView else { return nil }
      let root = roots[id]
      let json = JSONText.object([
        ("scene", root.map(JSONText.string)),
        ("view", JSONText.string(document.title(of: element))),
        ("element", JSONText.string(element.name)), ("id", JSONText.string(id)),
        ("in", root == nil ? element.superview?.id.map(JSONText.string) : nil),
      ])
      return (id, json)
    }
  }

  /// Returns a constraint as an equation.
  private static func constraint(
    _ element: XMLTree.Element, _ id: String, in document: InterfaceDocument
  ) -> String {
    let priority = element[ConstraintElement.priority]
    return JSONText.object([
      ("constraint", JSONText.string(document.equation(of: element))),
      ("id", JSONText.string(id)),
      ("priority", priority == .required ? nil : JSONText.number(Double(priority.rawValue))),
    ])
  }
}
