/// A `<constraint>` in the list of a view.
package struct ConstraintElement: Hashable, Sendable {
  /// The element.
  package let element: XMLTree.Element
  /// The view whose element lists the constraint.
  package let owner: XMLTree.Element

  /// Returns `nil` for other elements, and for constraints outside of a list.
  package init?(_ element: XMLTree.Element) {
    guard element.name == Self.elementName, let list = element.parent, list.name == Self.listName,
      let owner = list.parent
    else { return nil }
    self.element = element
    self.owner = owner
  }

  /// Returns the constraints of a document, in document order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  package static func all(in tree: XMLTree) -> [ConstraintElement] {
    tree.allElements.compactMap { ConstraintElement($0) }
  }

  /// The name of the element.
  package static let elementName = ElementName.constraint.rawValue
  /// The name of the element that lists the constraints of a view.
  package static let listName = ElementName.constraints.rawValue

  /// The identifier of the constraint, or `nil` if it has none.
  package var id: String? { element.id }
  /// The identifier of the first item. If it is not written, it is that of the owner, or `nil` if
  /// the owner has none.
  package var first: String? { element[Self.firstItem] ?? owner.id }
  /// The identifier of the second item, or `nil` for a constraint to a constant.
  package var second: String? { element[Self.secondItem] }
  /// The identifiers of the items.
  package var items: Set<String> { Set([first, second].compactMap { $0 }) }

  /// The identifiers of the items whose position or size the constraint determines: between a view
  /// and one of its subviews, the subview.
  package var subjects: Set<String> {
    guard items.count == 2, let owner = owner.id else { return items }
    return items.subtracting([owner])
  }

  /// Returns a Boolean value that indicates whether the constraint determines the position or size
  /// of one of some views.
  package func concerns(_ views: Set<String>) -> Bool { !subjects.isDisjoint(with: views) }
}
