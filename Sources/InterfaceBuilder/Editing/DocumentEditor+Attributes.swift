extension DocumentEditor {
  /// Sets an attribute as Xcode writes it: the default value and `nil` remove the attribute.
  package mutating func set<Attribute: ReadableAttribute>(
    _ attribute: Attribute, of element: XMLTree.Element, to value: Attribute.Value?
  ) {
    let text = attribute.text(value)
    guard text != nil || self.value(attribute.name, of: element) != nil else { return }
    set(attribute.name, of: element, to: text)
  }

  /// Returns the value of an attribute after the changes so far, or its default if it is missing or
  /// invalid.
  package func value<Attribute: ReadableAttribute>(
    _ attribute: Attribute, of element: XMLTree.Element
  ) -> Attribute.Reading {
    attribute.reading(value(attribute.name, of: element))
  }
}
