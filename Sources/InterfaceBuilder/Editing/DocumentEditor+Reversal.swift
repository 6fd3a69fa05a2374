import Foundation

/// "Reverse First And Second Item".
extension DocumentEditor {
  /// Writes the same equation from the other side. From a = m·b + c follows b = a/m − c/m, and an
  /// inequality changes its direction unless m is negative.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no second item, or if the
  ///   multiplier has no inverse.
  mutating func reverse(_ constraint: ConstraintElement) throws(InterfaceDocumentError) {
    let element = constraint.element
    guard let second = constraint.second,
      let secondAttribute = element.text(of: ConstraintElement.secondAttribute),
      let firstAttribute = element.text(of: ConstraintElement.firstAttribute)
    else {
      throw document.invalidEdit(
        "the constraint has no second item",
        hint: "only constraints between two items can be reversed")
    }
    let old = try reverseMultiplier(of: element)
    let first = second == constraint.owner.id ? nil : second
    set(ConstraintElement.firstItem.name, of: element, to: first)
    set(ConstraintElement.firstAttribute.name, of: element, to: secondAttribute)
    set(ConstraintElement.secondItem.name, of: element, to: constraint.first)
    set(ConstraintElement.secondAttribute.name, of: element, to: firstAttribute)
    try reverseConstants(of: element, old)
    if old.value > 0 { reverseRelation(of: element) }
  }

  /// Inverts the multiplier and returns the previous one.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for one that is invalid or has no
  ///   inverse.
  private mutating func reverseMultiplier(
    of element: XMLTree.Element
  ) throws(InterfaceDocumentError) -> ConstraintMultiplier {
    let name = ConstraintElement.multiplier.name
    let text = value(name, of: element)
    guard let old = text.map({ ConstraintMultiplier($0) }) ?? .one, let new = old.inverse else {
      throw document.invalidEdit(
        "a constraint with the multiplier '\(text ?? "")' cannot be reversed",
        hint: "change the multiplier first")
    }
    if text != nil { set(name, of: element, to: new.text) }
    return old
  }

  /// Divides the constants by the negative multiplier, including those for size classes.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for a result that is too large.
  private mutating func reverseConstants(
    of element: XMLTree.Element, _ multiplier: ConstraintMultiplier
  ) throws(InterfaceDocumentError) {
    let name = ConstraintElement.constant.name
    for holder in [element] + VariationElement.all(of: element).map(\.element) {
      guard let constant = value(name, of: holder).flatMap(Double.init), constant != 0 else {
        continue
      }
      let divided = try document.coordinate(-constant / Double(multiplier.value))
      set(name, of: holder, to: ConstraintElement.constant.form.write(divided))
    }
  }

  /// Reverses an inequality; an equation stays one.
  private mutating func reverseRelation(of element: XMLTree.Element) {
    switch value(ConstraintElement.relation, of: element) {
    case .lessThanOrEqual:
      set(ConstraintElement.relation, of: element, to: .greaterThanOrEqual)
    case .greaterThanOrEqual:
      set(ConstraintElement.relation, of: element, to: .lessThanOrEqual)
    default: break
    }
  }
}

extension InterfaceDocument {
  /// Returns a number of points that documents can contain.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for numbers that the reader rejects.
  package func coordinate(_ value: Double) throws(InterfaceDocumentError) -> CGFloat {
    guard value.isFinite, abs(value) <= XMLTree.Element.maxNumber else {
      throw invalidEdit("a number is out of range", hint: "write a number of points")
    }
    return CGFloat(value)
  }
}
