/// Where elements may be, and what they need.
extension Schema {
  /// The names of all elements.
  package static let elementNames: [String] = elements.keys.map(\.rawValue).sorted()

  /// Returns a Boolean value that indicates whether elements of a name are views: all of them may
  /// have a content mode.
  package static func isView(_ name: ElementName) -> Bool { views.contains(name) }

  /// The names of the elements of views.
  private static let views = Set(
    elements.values.filter { $0.attribute(named: ViewElement.contentMode.name) != nil }.map(\.name))

  /// The keys that children of a name may have in elements of another; none for children without keys.
  static func keys(of child: ElementName, in owner: ElementName) -> [String] {
    let children = elements[owner]?.children ?? []
    return Set(children.filter { $0.name == nil || $0.name == child }.compactMap(\.key)).sorted()
  }

  /// The keys of properties that only children of the name hold.
  static func ownKeys(of child: ElementName, in owner: ElementName) -> [String] {
    let children = elements[owner]?.children ?? []
    return Set(children.filter { $0.name == child }.compactMap(\.key)).sorted()
  }

  /// The name of the children that hold a property of an element; nil if attributes or children of any
  /// name do, and for properties of which only `<nil>` is known.
  static func child(of owner: ElementName, key: String) -> ElementName? {
    elements[owner]?.children.first { $0.key == key && $0.name != .nilValue }?.name
  }

  /// The elements that children of a name may be in, in alphabetical order.
  static func parents(of child: ElementName) -> [String] { parents[child] ?? [] }

  /// The parents by the name of the child.
  private static let parents: [ElementName: [String]] = {
    var found: [ElementName: Set<String>] = [:]
    for schema in elements.values {
      for name in schema.children.compactMap(\.name) {
        found[name, default: []].insert(schema.name.rawValue)
      }
    }
    return found.mapValues { $0.sorted() }
  }()

  /// The elements of which this package reads an attribute, in alphabetical order.
  static func readers(of attribute: String) -> [String] { readers[attribute] ?? [] }

  /// The elements by the name of the attribute.
  private static let readers: [String: [String]] = {
    var found: [String: [String]] = [:]
    for schema in elements.values {
      for attribute in schema.attributes where attribute.isRead {
        found[attribute.name, default: []].append(schema.name.rawValue)
      }
    }
    return found.mapValues { $0.sorted() }
  }()

  /// The attributes that every element of the name has, as measured on 4,341 public documents.
  static func requiredAttributes(of element: XMLTree.Element) -> [String] {
    // Those of previews inherit from the segue around them.
    if element.kind == .segue, element.parent?.kind != .connections { return [] }
    return required[element.kind] ?? []
  }

  /// The attributes by the name of the element.
  private static let required: [ElementName: [String]] = [
    .constraint: [ConstraintElement.firstAttribute.name, ObjectElement.id.name],
    .outlet: [
      ConnectionElement.property.name, ConnectionElement.destination.name, ObjectElement.id.name,
    ],
    .outletCollection: [
      ConnectionElement.property.name, ConnectionElement.destination.name, ObjectElement.id.name,
    ],
    .action: [
      ConnectionElement.selector.name, ConnectionElement.destination.name, ObjectElement.id.name,
    ],
    .segue: [SegueElement.destination.name, SegueElement.kind.name, ObjectElement.id.name],
    .rect: RectElement.attributes.map(\.name), .size: SizeElement.attributes.map(\.name),
    .point: PointElement.attributes.map(\.name), .state: [ObjectElement.key.name],
    .scene: [SceneElement.sceneID.name], .image: [ResourceElement.name.name],
    .namedColor: [ResourceElement.name.name],
    .placeholder: [PlaceholderElement.identifier.name, ObjectElement.id.name],
    .userDefinedRuntimeAttribute: [
      RuntimeAttributeElement.type.name, RuntimeAttributeElement.keyPath.name,
    ],
    .variation: [VariationElement.key.name], .mask: [VariationElement.key.name],
    .include: [InstallationEntry.reference.name], .exclude: [InstallationEntry.reference.name],
    .viewLayoutGuide: [ObjectElement.key.name, ObjectElement.id.name],
    .viewController: [ObjectElement.id.name], .label: [ObjectElement.id.name],
    .button: [ObjectElement.id.name], .imageView: [ObjectElement.id.name],
    .textField: [ObjectElement.id.name], .stackView: [ObjectElement.id.name],
    .tableViewCell: [ObjectElement.id.name],
  ]

  /// Attributes that name other objects, in addition to those of constraints, connections and
  /// variations.
  static func references(of element: ElementName) -> [SchemaAttribute<String>] {
    switch element {
    case .document: [DocumentElement.initialViewController]
    case .tableViewCell:
      [
        TableViewCellElement.textLabel, TableViewCellElement.detailTextLabel,
        TableViewCellElement.imageView,
      ]
    default: []
    }
  }
}
