import AutoLayout
import Foundation

/// Properties that child elements contain: colors, fonts, and attributes of children.
extension DocumentEditor {
  /// Sets a color, or removes it with `nil`, so that the property has its default.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the path does not lead to an
  ///   element, if the element has no such color, or for a named color that the document does not
  ///   contain.
  package mutating func setColor(
    at path: DocumentPath, to color: DocumentColor?
  ) throws(InterfaceDocumentError) {
    let (owner, child) = try property(at: path, .color)
    if case .named(let name) = color, document.resources.namedColors[name] == nil {
      throw document.invalidEdit(
        "the document has no color named '\(name)'",
        hint: Suggestion.hint(
          for: name, among: document.resources.namedColors.keys,
          otherwise: "add the color in Xcode, or use components such as #3366CC"))
    }
    let none = Self.allowsNone(child, in: owner) ? NewElement(.nilValue, child.marks) : nil
    replace(
      child, of: owner,
      by: color.map { NewElement(.color, child.marks + $0.attributes) } ?? none)
  }

  /// Sets a font, or removes it with `nil`.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the path does not lead to an
  ///   element that has such a font.
  package mutating func setFont(
    at path: DocumentPath, to font: DocumentFont?
  ) throws(InterfaceDocumentError) {
    let (owner, child) = try property(at: path, .fontDescription)
    replace(
      child, of: owner, by: font.map { NewElement(.fontDescription, child.marks + $0.attributes) })
  }

  /// Sets margins: the values of all attributes of the child that contains them, in points and in
  /// Xcode's order. `nil` removes the child.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the path does not lead to an
  ///   element that has such margins.
  package mutating func setInsets(
    at path: DocumentPath, to values: [CGFloat]?
  ) throws(InterfaceDocumentError) {
    let name: ElementName =
      path.attribute == ViewElement.layoutMargins.key ? .edgeInsets : .directionalEdgeInsets
    let (owner, child) = try property(at: path, name)
    let edges = name == .edgeInsets ? EdgeInsetsElement.edges : DirectionalEdgeInsetsElement.edges
    let element = values.map { values in
      NewElement(name, child.marks + zip(edges, values).map { $0.assigned($1) })
    }
    replace(child, of: owner, by: element)
  }

  /// Sets an attribute of a child that the element may not have yet, such as
  /// `ID.accessibilityConfiguration.label`. `nil` removes the attribute, and also a child of which
  /// only its key remains.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the path does not lead to an
  ///   element that may have such a child, or if the value is invalid.
  package mutating func setChildAttribute(
    at path: DocumentPath, to value: String?
  ) throws(InterfaceDocumentError) {
    guard let name = path.attribute, let key = path.children.last else {
      throw document.invalidEdit(
        "'\(path)' is not an attribute path", hint: "write ID.CHILD.ATTRIBUTE")
    }
    var outer = path
    outer.children.removeLast()
    outer.attribute = key
    let (owner, child) = try property(at: outer, nil)
    if let existing = owner.child(child) {
      var inner = path
      inner.attribute = name
      if let value { return try set(inner, to: value) }
      set(name, of: existing, to: nil)
      if Self.isBare(existing, without: name) { remove(existing) }
      return
    }
    guard let value, let element = child.name else { return }
    let attribute = Schema.element(element)?.attribute(named: name)
    if let hint = attribute?.hint(for: value) {
      throw document.invalidEdit("invalid value '\(value)' for '\(name)'", hint: hint)
    }
    insert(
      NewElement(element, child.marks + [NewElement.Attribute(name: name, value: value)]),
      into: owner, before: ViewSchema.elementAfter(child, in: owner))
  }

  /// Sets a text, which an attribute or a `<string>` contains. The attribute replaces the child.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the path does not lead to an
  ///   element.
  package mutating func setText(
    at path: DocumentPath, to value: String?
  ) throws(InterfaceDocumentError) {
    let owner = try document.element(at: path)
    guard let name = path.attribute else {
      throw document.invalidEdit("'\(path)' is not an attribute path", hint: "write ID.ATTRIBUTE")
    }
    let holders = TextProperty(name).children
    for child in owner.children
    where holders.contains(where: { $0.name == child.kind && $0.key == child[ObjectElement.key] }) {
      remove(child)
    }
    if owner.kind == .buttonConfiguration, name == ButtonConfigurationElement.title.name,
      let state = owner.parent?.child(ButtonElement.state(.normal))
    {
      // Xcode writes the title of a configuration for the normal state, too.
      set(StateElement.title.name, of: state, to: value)
    }
    guard let value else { return set(name, of: owner, to: nil) }
    try set(path, to: value)
  }

  /// Returns a Boolean value that indicates whether an element has only its key and an attribute.
  private static func isBare(_ element: XMLTree.Element, without name: String) -> Bool {
    let names = Set(element.attributes.map(\.name)).subtracting([name, ObjectElement.key.name])
    return names.isEmpty && !element.children.contains { _ in true }
  }

  /// Returns the element that has the property of a path, and the child that contains it.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the schema has no such child.
  private func property(
    at path: DocumentPath, _ name: ElementName?
  ) throws(InterfaceDocumentError) -> (XMLTree.Element, SchemaChild) {
    let owner = try document.element(at: path)
    let children = Schema.element(owner.kind)?.children ?? []
    let keys = children.filter { ($0.name == name || name == nil) && $0.key != nil }
    guard let key = path.attribute,
      let child = keys.first(where: { $0.key == key && $0.name != .nilValue && $0.name != nil })
    else {
      throw document.invalidEdit(
        "<\(owner.name)> has no property '\(path.attribute ?? "")' of this kind",
        hint: Suggestion.hint(
          for: path.attribute ?? "", among: keys.compactMap(\.key),
          otherwise: "the element has no such properties"))
    }
    return (owner, child)
  }

  /// Returns a Boolean value that indicates whether Xcode writes `<nil>` for the default of a
  /// property, as for the colors of labels.
  private static func allowsNone(_ child: SchemaChild, in owner: XMLTree.Element) -> Bool {
    owner.kind == .label
      && (child == TextElement.textColor || child == LabelElement.highlightedColor)
  }

  /// Replaces the child that contains a property, or a `<nil>`, with another element, or removes it
  /// with `nil`.
  private mutating func replace(
    _ child: SchemaChild, of owner: XMLTree.Element, by element: NewElement?
  ) {
    let existing = owner.children.first { $0[ObjectElement.key] == child.key }
    if let existing { remove(existing) }
    guard let element else { return }
    insert(element, into: owner, before: existing ?? ViewSchema.elementAfter(child, in: owner))
  }
}
