import AutoLayout

/// The schema of Interface Builder's documents: elements, their attributes and children.
///
/// The names are those that Xcode 5 to 26 writes, as measured on 4,341 public documents, and those
/// that this package reads.
package enum Schema {
  /// The elements, by name.
  package static let elements: [ElementName: ElementSchema] = Dictionary(
    (ElementSchema.views + ElementSchema.controls + ElementSchema.scrollViews
      + ElementSchema.controllers + ElementSchema.properties + ElementSchema.connections
      + ElementSchema.document + ElementSchema.others).map { ($0.name, $0) }
  ) { first, _ in first }

  /// Returns the schema of elements with a name, or `nil` for unknown names.
  package static func element(_ name: ElementName) -> ElementSchema? { elements[name] }

  /// Returns the attributes of elements with a name, including those that all objects share. The
  /// array is empty for unknown names.
  package static func attributes(of name: ElementName) -> [any AnySchemaAttribute] {
    elements[name]?.attributes ?? []
  }

  /// Returns the attribute with a name that an element has or may get, or `nil` if its elements do
  /// not have it.
  ///
  /// A variation may have the attributes of the element around it.
  package static func attribute(
    _ name: String, of element: XMLTree.Element
  ) -> (any AnySchemaAttribute)? {
    if let attribute = elements[element.kind]?.attribute(named: name) { return attribute }
    guard element.kind == .variation, let varied = element.parent else { return nil }
    return elements[varied.kind]?.attribute(named: name)
  }

  /// Returns a Boolean value that indicates whether a child element is allowed at its position.
  /// Lists of views accept all views, lists of objects all objects.
  package static func allows(_ child: XMLTree.Element) -> Bool {
    guard let parent = child.parent else { return child.kind == .document }
    if child.kind == .variation { return true }
    if lists.contains(parent.kind) { return isListed(child.kind, in: parent.kind) }
    if parent.kind == .variation, child.kind == .mask { return true }
    let owner = parent.kind == .variation ? parent.parent : parent
    return owner.flatMap { elements[$0.kind] }?.allows(child) ?? false
  }

  /// Returns a Boolean value that indicates whether elements with a name may be entries of a list.
  private static func isListed(_ name: ElementName, in list: ElementName) -> Bool {
    guard list == .objects else { return isView(name) }
    return elements[name]?.attribute(named: ObjectElement.id.name) != nil
      && !ownLists.contains(name)
  }

  /// Objects with their own lists.
  private static let ownLists: Set<ElementName> = [
    .constraint, .outlet, .outletCollection, .action, .segue, .viewLayoutGuide,
    .keyboardLayoutGuide, .viewControllerLayoutGuide, .segment, .tableViewCellContentView,
  ]

  /// Lists whose entries are views or objects with any name.
  private static let lists: Set<ElementName> = [.subviews, .objects, .popoverPassthroughViews]
}
