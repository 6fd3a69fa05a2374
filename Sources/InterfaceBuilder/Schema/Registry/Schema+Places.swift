/// The possible positions of elements, and their requirements.
extension Schema {
  /// The names of all elements.
  package static let elementNames: [String] = elements.keys.map(\.rawValue).sorted()

  /// Returns a Boolean value that indicates whether elements with a name are views: all of them may
  /// have a content mode.
  package static func isView(_ name: ElementName) -> Bool { views.contains(name) }

  /// The names of the elements of views.
  private static let views = Set(
    elements.values.filter { $0.attribute(named: ViewElement.contentMode.name) != nil }.map(\.name))

  /// Returns the keys that children with a name may have in elements of another. The array is empty
  /// for children without keys.
  static func keys(of child: ElementName, in owner: ElementName) -> [String] {
    let children = elements[owner]?.children ?? []
    return Set(children.filter { $0.name == nil || $0.name == child }.compactMap(\.key)).sorted()
  }

  /// Returns the keys of properties that only children with the name contain.
  static func ownKeys(of child: ElementName, in owner: ElementName) -> [String] {
    let children = elements[owner]?.children ?? []
    return Set(children.filter { $0.name == child }.compactMap(\.key)).sorted()
  }

  /// Returns the name of the children that contain a property of an element, or `nil` if attributes
  /// or children with any name do, and for properties of which only `<nil>` is known.
  static func child(of owner: ElementName, key: String) -> ElementName? {
    elements[owner]?.children.first { $0.key == key && $0.name != .nilValue }?.name
  }

  /// Returns the elements that may contain children with a name, in alphabetical order.
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

  /// Returns the elements of which this package reads an attribute, in alphabetical order.
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

  /// Returns the attributes that every element with the name has, as measured on 4,341 public
  /// documents.
  static func requiredAttributes(of element: XMLTree.Element) -> [String] {
    // Segues of previews inherit from the segue around them.
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

  /// Returns the attributes that refer to other objects, in addition to those of constraints,
  /// connections and variations.
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
