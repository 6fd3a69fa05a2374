/// A connection of an object to another one: an outlet, an action or a segue.
package struct ObjectConnection: Hashable, Sendable {
  /// The element, in the `<connections>` of the object.
  package let element: XMLTree.Element

  /// Nil for other elements.
  package init?(_ element: XMLTree.Element) {
    guard Self.elementNames.contains(element.name) else { return nil }
    self.element = element
  }

  /// Whether the connection is an outlet, which constraints can be connected to as well.
  package var isOutlet: Bool { Self.outletNames.contains(element.name) }

  /// The identifier of the object at the other end.
  package var destination: String? { element[Self.destination] }

  /// The name of the element that lists the connections of an object.
  package static let listName = "connections"
  package static let destination = SchemaAttribute("destination", .text)

  private static let outletNames: Set = ["outlet", "outletCollection"]
  private static let elementNames = outletNames.union(["action", "segue"])
}
