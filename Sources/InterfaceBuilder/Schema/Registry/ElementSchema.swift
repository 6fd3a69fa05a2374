/// The possible attributes and children of the elements with a name.
package struct ElementSchema: Sendable {
  /// The name of the elements.
  package let name: ElementName
  private let group: SchemaGroup

  init(
    _ name: ElementName, of groups: [SchemaGroup] = [],
    _ attributes: [any AnySchemaAttribute] = [], children: [SchemaChild] = [],
    unread: Unread = Unread()
  ) {
    self.name = name
    group = SchemaGroup(including: groups, attributes, children: children, unread: unread)
  }

  /// The attributes: those of all objects first, then those of the element's kind.
  package var attributes: [any AnySchemaAttribute] { group.attributes }

  /// The children that contain properties, and the entries of lists.
  package var children: [SchemaChild] { group.children }

  /// Returns the attribute with a name, or `nil` if elements with this schema do not have it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of attributes.
  package func attribute(named name: String) -> (any AnySchemaAttribute)? {
    attributes.first { $0.name == name }
  }

  /// Returns a Boolean value that indicates whether a child element may be in elements of the name.
  package func allows(_ child: XMLTree.Element) -> Bool {
    let key = child[ObjectElement.key]
    return children.contains { allowed in
      (allowed.name == nil || allowed.name == child.kind)
        && (allowed.key == nil || allowed.key == key)
    }
  }
}
