import AutoLayout
import InterfaceBuilder

/// The completions at a position of a document.
struct Completions {
  /// A completion.
  struct Item {
    /// The label, which is also inserted by default.
    let label: String
    /// The detail next to the label, if any.
    var detail: String?
    /// The documentation in Markdown, or `nil` if there is none.
    var documentation: String?
    /// The number of the completion kind in the protocol.
    var kind = 12
    /// The inserted text, or `nil` for the label.
    var inserted: String?
    /// A Boolean value that indicates whether the inserted text contains snippet placeholders.
    var isSnippet = false
  }

  /// The document, or `nil` if too little of the text is readable.
  let document: InterfaceDocument?
  /// The kind of completion at the cursor.
  let place: CompletionPlace
  /// A Boolean value that indicates whether the client supports snippet placeholders.
  let hasSnippets: Bool

  /// The numbers of completion kinds in the protocol.
  private enum Kind {
    static let field = 5
    static let value = 12
    static let reference = 18
    static let element = 7
  }

  /// The element around the tag that is being typed, or `nil` if there is none.
  private var parent: XMLTree.Element? {
    guard let document, place.tagStart > 0,
      let found = ElementPlace(place.tagStart, in: document.tree)
    else { return nil }
    let element = found.element
    return element.range.lowerBound == place.tagStart ? element.parent : element
  }

  /// The completions, best first.
  var items: [Item] {
    switch place.expected {
    case .element: elements
    case .endTag:
      parent.map { [Item(label: $0.name, kind: Kind.element, inserted: $0.name + ">")] } ?? []
    case .attribute(let element, let present): attributes(of: element, present)
    case .value(let element, let attribute, let others): values(attribute, element, others)
    }
  }

  // MARK: Elements

  /// The elements that the parent may contain.
  private var elements: [Item] {
    guard let parent else {
      return [Item(label: ElementName.document.rawValue, kind: Kind.element)]
    }
    var names: Set<String> = []
    let owner = parent.kind == .variation ? parent.parent ?? parent : parent
    for child in Schema.element(owner.kind)?.children ?? [] {
      if let name = child.name { names.insert(name.rawValue) }
    }
    switch parent.kind {
    case .subviews: names.formUnion(Schema.elementNames.filter { Schema.isView(ElementName($0)) })
    case .objects:
      names.formUnion(
        Schema.elementNames.filter {
          Schema.element(ElementName($0))?.attribute(named: ObjectElement.id.name) != nil
            && ElementName($0) != .constraint
        })
    default: break
    }
    return names.sorted().map { name in
      let kind = ElementName(name)
      let detail = Schema.isView(kind) ? ObjectTitle.library(name) : nil
      return Item(label: name, detail: detail, kind: Kind.element)
    }
  }

  // MARK: Attributes

  /// Returns the attributes that an element may have and does not have yet.
  private func attributes(of element: String, _ present: Set<String>) -> [Item] {
    var kind = ElementName(element)
    if kind == .variation, let owner = parent { kind = owner.kind }
    return Schema.attributes(of: kind).filter { !present.contains($0.name) }.map { attribute in
      Item(
        label: attribute.name, detail: attribute.isRead ? nil : "no effect on the layout",
        documentation: ElementHover.text(of: attribute, element), kind: Kind.field,
        inserted: attribute.name + (hasSnippets ? "=\"$1\"" : "=\"\""), isSnippet: hasSnippets)
    }
  }

  // MARK: Values

  /// Returns the values of an attribute: those of the schema, and identifiers if the attribute
  /// refers to objects.
  private func values(
    _ attribute: String, _ element: String, _ others: [String: String]
  ) -> [Item] {
    let kind = ElementName(element)
    if IdentifierUses.referring.contains(attribute) { return objects(attribute, kind) }
    switch attribute {
    case ObjectElement.id.name where kind == .device:
      return Device.all.map { Item(label: $0.id, detail: $0.name, kind: Kind.value) }
    case ObjectElement.id.name:
      guard let document else { return [] }
      return [Item(label: DocumentEditor(document).unused, detail: "new identifier")]
    case ObjectElement.key.name:
      let children = parent.flatMap { Schema.element($0.kind)?.children } ?? []
      let keys = children.filter { $0.name == nil || $0.name == kind }.compactMap(\.key)
      return Set(keys).sorted().map { Item(label: $0) }
    case ObjectElement.customClass.name: return usedValues(of: attribute)
    default:
      let owner = kind == .variation ? parent?.kind ?? kind : kind
      let known = Schema.element(owner)?.attribute(named: attribute)?.values ?? []
      return known.map { Item(label: $0) }
    }
  }

  /// Returns the objects to which an attribute can refer: views and guides in constraints,
  /// controllers in segues.
  private func objects(_ attribute: String, _ element: ElementName) -> [Item] {
    guard let document else { return [] }
    let isConstraint = element == .constraint
    return document.tree.allElements.compactMap { object -> Item? in
      guard let id = object.id, object.kind != .device, object.kind != .adaptation else {
        return nil
      }
      if isConstraint, !object.isView, !LayoutGuideElement.isGuide(object) { return nil }
      if element == .segue, object[ObjectElement.sceneMemberID] == nil { return nil }
      if !isConstraint, [.action, .outlet, .segue].contains(object.kind) { return nil }
      return Item(
        label: id, detail: document.plainName(of: object), documentation: "`<\(object.name)>`",
        kind: Kind.reference)
    }
  }

  /// Returns the values that an attribute has elsewhere in the document.
  private func usedValues(of attribute: String) -> [Item] {
    guard let document else { return [] }
    return Set(document.tree.allElements.compactMap { $0[attribute] }).sorted()
      .map { Item(label: $0) }
  }
}

extension DocumentEditor {
  /// An identifier that the document does not have.
  fileprivate var unused: String {
    var copy = self
    return copy.newIdentifier()
  }
}
