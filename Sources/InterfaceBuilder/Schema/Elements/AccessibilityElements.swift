import AutoLayout

/// An `<accessibility>`.
package enum AccessibilityElement {
  /// The identifier by which UI tests find the view.
  package static let identifier = SchemaAttribute("identifier", .text)
  package static let label = SchemaAttribute("label", .text)
  /// The accessibility hint: a description of the result of performing an action on the view.
  package static let hint = SchemaAttribute("hint", .text)
  /// A flag that indicates whether assistive programs can focus the view.
  package static let isElement = SchemaChild(.bool, key: "isElement")
  /// The accessibility traits.
  package static let traits = SchemaChild(.accessibilityTraits, key: "traits")
}

/// An `<accessibilityTraits>`, with one attribute for each trait.
package enum AccessibilityTraitsElement {
  /// The attributes with their traits.
  package static let traits: [(attribute: SchemaAttribute<Bool>, trait: UIAccessibilityTraits)] = {
    let names: KeyValuePairs<String, UIAccessibilityTraits> = [
      "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction,
      "button": .button, "causesPageTurn": .causesPageTurn, "header": .header, "image": .image,
      "keyboardKey": .keyboardKey, "link": .link, "none": .none, "notEnabled": .notEnabled,
      "playsSound": .playsSound, "searchField": .searchField, "selected": .selected,
      "startsMediaSession": .startsMediaSession, "staticText": .staticText,
      "summaryElement": .summaryElement, "updatesFrequently": .updatesFrequently,
    ]
    return names.map { (SchemaAttribute($0.key, .flag), $0.value) }
  }()
}

/// A `<bool>`.
package enum BoolElement {
  package static let value = SchemaAttribute("value", .flag)
}
