/// A `<variation>`: the values of an element for some size classes.
package struct VariationElement: Hashable, Sendable {
  /// The element.
  package let element: XMLTree.Element

  /// Returns `nil` for other elements.
  package init?(_ element: XMLTree.Element) {
    guard element.name == Self.elementName else { return nil }
    self.element = element
  }

  /// Returns the variations of an element, in document order.
  package static func all(of element: XMLTree.Element) -> [VariationElement] {
    element.children.compactMap { VariationElement($0) }
  }

  /// Returns the variation of an element for a key, or `nil` if there is none.
  package static func of(_ element: XMLTree.Element, key: String) -> VariationElement? {
    element.child(elementName, key: key).flatMap { VariationElement($0) }
  }

  package static let elementName = ElementName.variation.rawValue
  /// The size classes, such as `heightClass=compact-widthClass=regular`.
  package static let key = SchemaAttribute("key", .text)
  /// The key of the values for all size classes.
  package static let defaultKey = "default"
  /// The size classes in keys.
  static let sizeClasses: Set = [
    "heightClass=compact", "heightClass=regular", "widthClass=compact", "widthClass=regular",
  ]

  /// The attributes of views and constraints that variations can contain.
  package static let varied: [any AnySchemaAttribute] = [
    StackViewElement.alignment, ViewElement.alpha, StackViewElement.axis,
    ConstraintElement.constant, ViewElement.contentMode, StackViewElement.distribution,
    ViewElement.hidden, StackViewElement.spacing,
  ]

  /// The key of the variation's size classes.
  package var key: String { element[Self.key] ?? Self.defaultKey }

  /// Returns the mask that states which entries of a list, `subviews` or `constraints`, are
  /// installed, or `nil` if the variation has none.
  package func mask(of list: String) -> InstallationMask? {
    element.child(InstallationMask.elementName, key: list).flatMap { InstallationMask($0) }
  }

  /// The masks of all lists.
  package var masks: [InstallationMask] { element.children.compactMap { InstallationMask($0) } }
}

/// A `<mask>` of a variation, which states which entries of a list are installed.
package struct InstallationMask: Hashable, Sendable {
  /// The element.
  package let element: XMLTree.Element

  /// Returns `nil` for other elements.
  package init?(_ element: XMLTree.Element) {
    guard element.name == Self.elementName else { return nil }
    self.element = element
  }

  package static let elementName = ElementName.mask.rawValue

  /// The list, `subviews` or `constraints`, or `nil` if it is missing.
  package var list: String? { element[VariationElement.key] }

  /// The mask's settings for entries of the list.
  package var entries: [InstallationEntry] {
    element.children.compactMap { InstallationEntry($0) }
  }
}

/// An `<include>` or `<exclude>` of a mask.
package struct InstallationEntry: Hashable, Sendable {
  /// The element.
  package let element: XMLTree.Element
  /// A Boolean value that indicates whether the object is installed.
  package let isInstalled: Bool

  /// Returns `nil` for other elements.
  package init?(_ element: XMLTree.Element) {
    switch element.name {
    case Self.includeName: isInstalled = true
    case Self.excludeName: isInstalled = false
    default: return nil
    }
    self.element = element
  }

  package static let includeName = ElementName.include.rawValue
  package static let excludeName = ElementName.exclude.rawValue
  /// The identifier of the view or constraint.
  package static let reference = SchemaAttribute("reference", .text)

  /// The identifier of the view or constraint, or `nil` if it is missing.
  package var reference: String? { element[Self.reference] }

  /// Returns a new entry.
  package static func new(_ reference: String, isInstalled: Bool) -> NewElement {
    NewElement(isInstalled ? includeName : excludeName, [(Self.reference.name, reference)])
  }
}
