import InterfaceBuilder

/// The declaration of an identifier in a document, and the references to it.
struct IdentifierUses {
  /// The identifier.
  let id: String
  /// The element that has the identifier, or `nil` if there is none.
  let declaration: XMLTree.Element?
  /// The bytes of the value of its attribute `id`, or `nil` if there is no such element.
  let declared: Range<Int>?
  /// The values of attributes that refer to the identifier, with their elements, in document order.
  let references: [(element: XMLTree.Element, value: Range<Int>)]

  /// The attributes whose values are identifiers of objects.
  static let referring: Set<String> = [
    ConstraintElement.firstItem.name, ConstraintElement.secondItem.name,
    ConnectionElement.destination.name, ConnectionElement.target.name,
    InstallationEntry.reference.name, DocumentElement.initialViewController.name,
    TableViewCellElement.textLabel.name, TableViewCellElement.detailTextLabel.name,
    TableViewCellElement.imageView.name,
  ]

  /// Finds the uses of an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier, which need not exist.
  ///   - document: The document.
  init(of id: String, in document: InterfaceDocument) {
    self.id = id
    declaration = document.element(withIdentifier: id)
    declared = declaration?.attribute(ObjectElement.id.name)?.valueRange
    var found: [(XMLTree.Element, Range<Int>)] = []
    for element in document.tree.allElements {
      for name in Self.referring where element[name] == id {
        if let value = element.attribute(name)?.valueRange { found.append((element, value)) }
      }
    }
    references = found.sorted { $0.1.lowerBound < $1.1.lowerBound }
  }

  /// Returns the identifier at a position: the value of an attribute, or that of the element.
  ///
  /// - Parameter place: A position in a document.
  /// - Returns: The identifier, or `nil` for elements that have none.
  static func identifier(at place: ElementPlace) -> String? {
    if let attribute = place.attribute, place.isInValue,
      attribute.name == ObjectElement.id.name || referring.contains(attribute.name)
    {
      return attribute.value.isEmpty ? nil : attribute.value
    }
    return place.element.id
  }
}
