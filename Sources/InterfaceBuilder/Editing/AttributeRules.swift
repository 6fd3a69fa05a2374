import AutoLayout
import Foundation

/// The values that attributes may have, as far as an invalid one would damage the document.
///
/// Unknown attributes are accepted, except those of constraints, rectangles, sizes and points: they
/// may be those of a later Xcode.
enum AttributeRules {
  /// Rejects names and values that Interface Builder would not read.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` with the valid values or the nearest
  ///   name.
  static func check(
    _ name: String, _ value: String, of element: XMLTree.Element
  ) throws(InterfaceDocumentError) {
    if ObjectElement.id ~= name { throw identifierError(element) }
    if let names = closedSets[element.kind], !names.contains(name) {
      throw element.tree.error(
        .invalidEdit, at: element.range.lowerBound,
        "<\(element.name)> has no attribute '\(name)'",
        hint: Suggestion.hint(
          for: name, among: names, otherwise: "its attributes are \(names.joined(separator: ", "))")
      )
    }
    if name == LabelElement.text.name, element.showsAttributedText {
      throw element.tree.error(
        .invalidEdit, at: element.range.lowerBound,
        "'\(name)' has no effect on an object with an attributed text",
        hint:
          "edit the attributed text in Xcode, or set '\(TextElement.usesAttributedText.name)' to NO"
      )
    }
    guard let problem = problem(name, value, element.kind) else { return }
    let place = element.attribute(name)?.valueRange.lowerBound ?? element.range.lowerBound
    throw element.tree.error(
      .invalidEdit, at: place, "invalid value '\(value)' for '\(name)'", hint: problem)
  }

  /// Returns the error for an edit of an identifier. A new one would leave references to the old
  /// one dangling.
  static func identifierError(_ element: XMLTree.Element) -> InterfaceDocumentError {
    element.tree.error(
      .invalidEdit, at: element.range.lowerBound, "identifiers cannot be edited",
      hint: "constraints, outlets and localized strings refer to an object by its identifier")
  }

  /// Elements that have these attributes and no others.
  private static let closedSets: [ElementName: [String]] = [
    .constraint: ConstraintElement.attributes.map(\.name)
      + ConstraintElement.furtherAttributes,
    .rect: [ObjectElement.key.name] + RectElement.attributes.map(\.name),
    .size: [ObjectElement.key.name] + SizeElement.attributes.map(\.name),
    .point: [ObjectElement.key.name] + PointElement.attributes.map(\.name),
  ]

  /// Attributes of rectangles, sizes and points, which are all numbers.
  private static let numbers = Set(RectElement.attributes.map(\.name))

  /// Returns a description of the expected value, or `nil` if the value is valid.
  private static func problem(_ name: String, _ value: String, _ element: ElementName) -> String? {
    if element == .constraint,
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
    switch name {
    case _ where [.rect, .size, .point].contains(element) && numbers.contains(name):
      return AttributeForm<CGFloat>.number.read(value) == nil
        ? AttributeForm<CGFloat>.number.hint : nil
    case ViewElement.translatesAutoresizingMask, ViewElement.hidden, ViewElement.misplaced,
      ViewElement.ambiguous:
      return AttributeForm<Bool>.flag.read(value) == nil ? AttributeForm<Bool>.flag.hint : nil
    default: return nil
    }
  }
}
