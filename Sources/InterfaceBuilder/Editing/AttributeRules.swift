import AutoLayout
import Foundation

/// What attributes may hold, as far as a wrong value would break the document.
enum AttributeRules {
  /// Refuses names and values that Interface Builder would not read.
  static func check(
    _ name: String, _ value: String, of element: XMLTree.Element
  ) throws(InterfaceDocumentError) {
    if name == "id" { throw identifierError(element) }
    if let names = closedSets[element.name], !names.contains(name) {
      throw element.tree.error(
        .invalidEdit, at: element.range.lowerBound,
        "<\(element.name)> has no attribute '\(name)'",
        hint: Suggestion.hint(
          for: name, among: names, otherwise: "it has: \(names.joined(separator: ", "))"))
    }
    guard let problem = problem(name, value, element.name) else { return }
    let place = element.attribute(name)?.valueRange.lowerBound ?? element.range.lowerBound
    throw element.tree.error(
      .invalidEdit, at: place, "invalid value '\(value)' for '\(name)'", hint: problem)
  }

  static func identifierError(_ element: XMLTree.Element) -> InterfaceDocumentError {
    element.tree.error(
      .invalidEdit, at: element.range.lowerBound, "identifiers are not edited",
      hint: "constraints, outlets and localised strings refer to an object by its identifier")
  }

  /// Elements that have these attributes and no others.
  private static let closedSets: [String: [String]] = [
    ConstraintElement.elementName: ConstraintElement.attributes.map(\.name)
      + ConstraintElement.furtherAttributes,
    "rect": ["key", "x", "y", "width", "height"],
    "size": ["key", "width", "height"],
    "point": ["key", "x", "y"],
  ]

  private static let numbers: Set<String> = ["x", "y", "width", "height"]

  /// What the value should be; nil when it is fine.
  private static func problem(_ name: String, _ value: String, _ element: String) -> String? {
    if element == ConstraintElement.elementName,
      let attribute = ConstraintElement.attribute(named: name),
      let hint = attribute.hint(for: value)
    {
      let isLayoutAttribute =
        name == ConstraintElement.firstAttribute.name
        || name == ConstraintElement.secondAttribute.name
      return isLayoutAttribute
        ? Suggestion.hint(
          for: value, among: AttributeForm<NSLayoutConstraint.Attribute>.names, otherwise: hint)
        : hint
    }
    switch (element, name) {
    case ("rect", _) where numbers.contains(name), ("size", _) where numbers.contains(name),
      ("point", _) where numbers.contains(name):
      return AttributeForm<CGFloat>.number.read(value) == nil
        ? AttributeForm<CGFloat>.number.hint : nil
    case (_, ViewElement.translatesAutoresizingMask.name), (_, "hidden"),
      (_, ViewElement.misplaced.name), (_, ViewElement.ambiguous.name):
      return AttributeForm<Bool>.flag.read(value) == nil ? AttributeForm<Bool>.flag.hint : nil
    default: return nil
    }
  }
}
