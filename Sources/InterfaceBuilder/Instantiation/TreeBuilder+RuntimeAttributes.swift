import AutoLayout
import Foundation

/// User-defined runtime attributes.
extension TreeBuilder {
  /// Applies the attributes that change a view's appearance in any class, and those that the
  /// program registered for the view's class. All others are left to the app.
  ///
  ///     <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
  ///         <real key="value" value="5"/>
  ///     </userDefinedRuntimeAttribute>
  func setRuntimeAttributes(of view: UIView, _ element: VariedElement) {
    guard let list = element.element.child(ObjectElement.runtimeAttributes) else { return }
    for attribute in list.children {
      switch AppearancePath(attribute[RuntimeAttributeElement.keyPath]) {
      case .cornerRadius:
        if let value = Self.number(attribute) { view.layer.cornerRadius = max(0, value) }
      case .borderWidth:
        if let value = Self.number(attribute) { view.layer.borderWidth = max(0, value) }
      case .borderColor:
        view.layer.borderUIColor = attribute.child(RuntimeAttributeElement.valueChild)
          .flatMap(colors.color)
      case .clipsToBounds:
        view.clipsToBounds =
          attribute[RuntimeAttributeElement.value].flatMap(AttributeForm.flag.interpret) ?? false
      case nil: break
      }
    }
    setRegisteredAttributes(of: view, element.element)
  }

  /// Returns the number of an attribute, from its child or from the attribute `value`, or `nil` for
  /// another type.
  private static func number(_ attribute: XMLTree.Element) -> CGFloat? {
    attribute.child(RuntimeAttributeElement.valueChild)?[NumberElement.value]
      ?? attribute[NumberElement.value]
  }

  /// Sets the properties of a registered class for the runtime attributes of an element, in
  /// document order. A value of another type, and a property that is not registered, are reported.
  func setRegisteredAttributes(of object: AnyObject, _ element: XMLTree.Element) {
    guard let known = classes.known(element[ObjectElement.customClass]),
      let list = element.child(ObjectElement.runtimeAttributes)
    else { return }
    let texts = localizedAttributes(list, of: element)
    for (place, attribute) in list.children.enumerated() {
      guard let path = attribute[RuntimeAttributeElement.keyPath] else { continue }
      let value =
        texts[place].map { InterfaceValue.string($0) }
        ?? InterfaceValue(
          attribute, color: { colors.color($0) },
          image: { image(RuntimeAttributeElement.image, of: VariedElement($0, traits)) })
      guard let value else { continue }
      switch known.setAttribute(object, path, value) {
      case true?: break
      case false?:
        report(
          InterfaceDiagnostic(
            .invalidValue, attribute, "'\(path)' of \(known.name) cannot have this value",
            hint: "change the type of the attribute to that of the property"))
      case nil where AppearancePath(path) == nil: reportUnknown(path, of: known, attribute)
      case nil: break
      }
    }
  }

  /// Returns translations of text attributes by their index in the list.
  ///
  /// Translations number the attributes that Interface Builder marks for translation. The document
  /// does not state which ones are marked, so that translations are used only if all texts of the
  /// object have one.
  private func localizedAttributes(
    _ list: XMLTree.Element, of element: XMLTree.Element
  ) -> [Int: String] {
    guard let id = element.id, !texts.localization.texts.isEmpty else { return [:] }
    let places = list.children.enumerated().filter {
      $0.element[RuntimeAttributeElement.type] == .string
    }.map(\.offset)
    let translations = places.indices.compactMap { number in
      texts.localization.texts[
        "\(id).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(number)]"]
    }
    guard translations.count == places.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(places, translations))
  }

  /// Reports an attribute or an outlet that a registered class does not have.
  func reportUnknown(
    _ name: String, of known: InterfaceClasses.Known, _ element: XMLTree.Element
  ) {
    report(
      InterfaceDiagnostic(
        .unknownProperty, element, "\(known.name) has no registered property '\(name)'",
        hint: "register the property with the class"))
  }
}
