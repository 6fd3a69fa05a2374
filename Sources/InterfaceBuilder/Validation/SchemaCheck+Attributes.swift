import AutoLayout
import Foundation

/// Names and values of attributes.
extension SchemaCheck {
  /// Checks an attribute of an element of the schema.
  ///
  /// An invalid value is reported at the byte where the value begins rather than at the name. A
  /// value that is not similar to any of an open enumeration may come from a newer Xcode.
  mutating func check(
    _ attribute: XMLTree.Element.Attribute, of element: XMLTree.Element, _ schema: ElementSchema
  ) {
    guard let known = Schema.attribute(attribute.name, of: element) else {
      return reportUnknown(attribute, of: element)
    }
    guard let hint = known.hint(for: attribute.value) else { return }
    let repair = ValueRepair.hint(for: attribute.value, of: known)
    let isInvalid = known.isClosed || repair != nil
    report(
      SchemaIssue(
        isInvalid ? .invalidValue : .unknownValue, element, certain: isInvalid,
        at: attribute.valueRange.lowerBound,
        "\(isInvalid ? "invalid" : "unknown") value \(SchemaIssue.quoted(attribute.value)) "
          + "for \(attribute.name)",
        hint: repair ?? hint,
        key: "\(attribute.name)=\(attribute.value)"))
  }

  /// Reports an attribute that elements with the name do not have: as a misspelling if one typo
  /// changes the name of a missing one to it.
  private mutating func reportUnknown(
    _ attribute: XMLTree.Element.Attribute, of element: XMLTree.Element
  ) {
    let meant =
      maySearch()
      ? Suggestion.misspelled(
        attribute.name, among: Schema.attributes(of: element.kind).map(\.name)) : nil
    let child = Schema.child(of: element.kind, key: attribute.name).map {
      "write it as a child element <\($0) key=\"\(attribute.name)\" …/>"
    }
    let isCertain = child != nil || meant.map { element[$0] == nil } ?? false
    report(
      SchemaIssue(
        .unknownAttribute, element, certain: isCertain, at: attribute.nameRange.lowerBound,
        "unknown attribute \(SchemaIssue.quoted(attribute.name)) of <\(element.name)>",
        hint: child ?? meant.map { "did you mean '\($0)'?" }
          ?? Self.otherOwners(of: attribute.name),
        key: attribute.name))
  }

  /// Returns advice for an attribute without similar ones.
  private static func otherOwners(of name: String) -> String {
    let owners = Schema.readers(of: name)
    guard let first = owners.first else {
      return "the tool does not read it; Xcode may have written it"
    }
    return owners.count == 1
      ? "it belongs to <\(first)> and is not read here"
      : "it belongs to <\(first)> and \(owners.count - 1) other elements and is not read here"
  }

  /// Checks that an element has the attributes that all elements with its name have.
  mutating func checkRequired(of element: XMLTree.Element) {
    for name in Schema.requiredAttributes(of: element) where element[name] == nil {
      report(
        SchemaIssue(
          .missingAttribute, element, "<\(element.name)> requires the attribute '\(name)'",
          hint: "add \(name)=\"…\"", key: name))
    }
  }
}
