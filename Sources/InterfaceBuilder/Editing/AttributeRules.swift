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
      .invalidEdit, at: place, "'\(value)' is no value of '\(name)'", hint: problem)
  }

  static func identifierError(_ element: XMLTree.Element) -> InterfaceDocumentError {
    element.tree.error(
      .invalidEdit, at: element.range.lowerBound, "identifiers are not edited",
      hint: "constraints, outlets and localised strings refer to an object by its identifier")
  }

  /// Elements that have these attributes and no others.
  private static let closedSets: [String: [String]] = [
    "constraint": [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
      "priority", "constant", "userLabel", "placeholder", "symbolic", "identifier", "id",
      "customClass", "customModule", "customModuleProvider", "type", "symbolType",
    ],
    "rect": ["key", "x", "y", "width", "height"],
    "size": ["key", "width", "height"],
    "point": ["key", "x", "y"],
  ]

  private static let numbers: Set<String> = ["x", "y", "width", "height"]

  /// What the value should be; nil when it is fine.
  private static func problem(_ name: String, _ value: String, _ element: String) -> String? {
    switch (element, name) {
    case ("rect", _) where numbers.contains(name), ("size", _) where numbers.contains(name),
      ("point", _) where numbers.contains(name), ("constraint", "constant"):
      return XMLTree.Element.number(value) == nil ? "write a number, such as 20 or 10.5" : nil
    case ("constraint", "priority"):
      let fits = Float(value).map { $0 > 0 && $0 <= 1000 } ?? false
      return fits ? nil : "priorities are greater than 0 and at most 1000"
    case ("constraint", "multiplier"):
      return ConstraintEquation.multiplier(value) == nil
        ? "write a number, a ratio such as 16:9, or a fraction such as 1/3" : nil
    case ("constraint", "relation"):
      return ConstraintEquation.relationNames.contains(value)
        ? nil : "write \(ConstraintEquation.relationNames.sorted().joined(separator: ", "))"
    case ("constraint", "firstAttribute"), ("constraint", "secondAttribute"):
      return ConstraintEquation.attributeNames.contains(value)
        ? nil
        : Suggestion.hint(
          for: value, among: ConstraintEquation.attributeNames,
          otherwise: "write the name of an attribute, such as leading")
    case (_, "translatesAutoresizingMaskIntoConstraints"), (_, "hidden"), (_, "misplaced"),
      (_, "ambiguous"), (_, "symbolic"):
      return value == "YES" || value == "NO" ? nil : "write YES or NO"
    default: return nil
    }
  }
}
