/// "Vary for Traits", as Interface Builder writes it.
///
///     <constraint firstAttribute="height" constant="40" id="abc-De-fGh">
///         <variation key="heightClass=compact" constant="24"/>
///     </constraint>
extension DocumentEditor {
  /// Gives an attribute another value for a size class.
  ///
  /// - Parameters:
  ///   - id: The identifier of a view or constraint.
  ///   - name: One of the attributes of `VariationElement.varied`.
  ///   - sizeClass: A key such as `widthClass=compact`. The key of all size classes is not allowed.
  ///   - text: The value, which is written in Xcode's notation, or `nil` to remove it, and also a
  ///     variation without other values.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such object, if the
  ///   attribute cannot be varied, or if the size class or the value is invalid.
  package mutating func vary(
    _ id: String, _ name: String, sizeClass: String, to text: String?
  ) throws(InterfaceDocumentError) {
    let element = try document.object(withIdentifier: id)
    let key = try document.variationKey(sizeClass)
    let attribute = try variedAttribute(name, key)
    let value = try text.map { (text) throws(InterfaceDocumentError) in
      try normalized(text, of: attribute)
    }
    guard let variation = VariationElement.of(element, key: key)?.element else {
      guard let value else { return }
      return insert(
        NewElement(
          VariationElement.elementName, [(VariationElement.key.name, key), (name, value)]),
        into: element, before: ViewSchema.elementAfterVariations(of: element))
    }
    set(name, of: variation, to: value)
    if value == nil, Self.isEmpty(variation, without: name) { remove(variation) }
  }

  /// Returns the attribute with a name that may vary for a size class.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for other attributes, and for the
  ///   variation of all size classes, in which the element itself has the value.
  private func variedAttribute(
    _ name: String, _ key: String
  ) throws(InterfaceDocumentError) -> any AnySchemaAttribute {
    let attribute = VariationElement.varied.first { $0.name == name }
    guard let attribute, key != VariationElement.defaultKey else {
      let names = VariationElement.varied.map(\.name).sorted().joined(separator: ", ")
      throw document.invalidEdit(
        "'\(name)' cannot be varied", hint: "the attributes that can be varied are \(names)")
    }
    return attribute
  }

  /// Returns a value in Xcode's notation, such as `0.5` for `.5`.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` with the values that the attribute
  ///   may have.
  private func normalized(
    _ text: String, of attribute: any AnySchemaAttribute
  ) throws(InterfaceDocumentError) -> String {
    guard let value = attribute.normalized(text) else {
      throw document.invalidEdit(
        "invalid value '\(text)' for '\(attribute.name)'", hint: attribute.hint(for: text) ?? "")
    }
    return value
  }

  /// Returns a Boolean value that indicates whether a variation contains only the value of an
  /// attribute.
  private static func isEmpty(_ variation: XMLTree.Element, without name: String) -> Bool {
    let names = Set(variation.attributes.map(\.name)).subtracting([name])
    return names.subtracting([VariationElement.key.name]).isEmpty
      && !variation.children.contains { _ in true }
  }
}

extension InterfaceDocument {
  /// Returns the key of the variation for a size class in the order of Interface Builder, height
  /// before width, or `default` for the empty text.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for unknown classes, and for two of
  ///   one dimension.
  func variationKey(_ text: String) throws(InterfaceDocumentError) -> String {
    guard !text.isEmpty, text != VariationElement.defaultKey else {
      return VariationElement.defaultKey
    }
    let classes = text.split(separator: "-").map(String.init)
    let dimensions = Set(classes.map { $0.prefix { $0 != "=" } })
    guard classes.allSatisfy(VariationElement.sizeClasses.contains),
      dimensions.count == classes.count
    else {
      throw invalidEdit(
        "unknown size class '\(text)'", hint: "specify one, such as widthClass=compact")
    }
    return classes.sorted().joined(separator: "-")
  }
}
