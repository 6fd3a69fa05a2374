import AutoLayout

/// Look-up of objects by readable names.
extension InterfaceDocument {
  /// Returns the object with an identifier, or the only one with a label in the outline.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for unknown and ambiguous names.
  package func object(named name: String) throws(InterfaceDocumentError) -> XMLTree.Element {
    if let element = element(withIdentifier: name) { return element }
    if let element = try labeled(name) { return element }
    let labels = tree.allElements.compactMap { $0[ObjectElement.userLabel] }
    throw invalidEdit(
      "no object has the identifier or label '\(name)'",
      hint: Suggestion.hint(
        for: name, among: Array(Set(labels)) + identifiers.keys,
        otherwise: "`autolayout frames FILE --format jsonl` lists the identifiers of views"))
  }

  /// Returns the only object with a label in the outline, or `nil` if there is none.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if several objects have the label.
  func labeled(_ label: String) throws(InterfaceDocumentError) -> XMLTree.Element? {
    let found = tree.allElements.filter { $0[ObjectElement.userLabel] == label && $0.id != nil }
    let first = Array(found.prefix(2))
    guard first.count > 1 else { return first.first }
    throw invalidEdit(
      "several objects are named '\(label)'",
      hint: "use an identifier: \(first.compactMap(\.id).joined(separator: ", "))")
  }

  /// Returns the draft of a constraint that a text describes.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for unknown items, and for
  ///   combinations of attributes that UIKit rejects.
  package func draft(
    _ expression: ConstraintExpression
  ) throws(InterfaceDocumentError) -> ConstraintDraft {
    let (first, second) = try items(of: expression)
    var draft = try ConstraintDraft(
      ConstraintDraft.Side(item: first.id ?? "", attribute: expression.first.attribute),
      expression.second.map {
        ConstraintDraft.Side(item: second?.id ?? "", attribute: $0.attribute)
      }, in: self)
    draft.relation = expression.relation
    draft.multiplier = expression.multiplier
    draft.constant = expression.constant
    draft.priority = expression.priority
    return draft
  }

  /// Returns the items of a constraint. One of them may be named by its position around the other.
  private func items(
    of expression: ConstraintExpression
  ) throws(InterfaceDocumentError) -> (first: XMLTree.Element, second: XMLTree.Element?) {
    let name = expression.first.item
    guard let other = expression.second?.item else { return (try object(named: name), nil) }
    if [ConstraintExpression.superview, ConstraintExpression.safeArea].contains(name) {
      let second = try object(named: other)
      return (try item(name, around: second), second)
    }
    let first = try object(named: name)
    return (first, try item(other, around: first))
  }

  /// Returns an item by its name, or by its position around another one.
  private func item(
    _ name: String, around first: XMLTree.Element
  ) throws(InterfaceDocumentError) -> XMLTree.Element {
    let own = LayoutGuideElement.view(of: first) ?? first
    switch name {
    case ConstraintExpression.superview:
      guard let view = own.superview else {
        throw invalidEdit("'\(first.id ?? "")' has no superview", hint: "choose another item")
      }
      return view
    case ConstraintExpression.safeArea:
      let views = sequence(first: own) { $0.parent }
      guard let guide = views.lazy.compactMap({ $0.child(ViewElement.safeArea) }).first else {
        throw invalidEdit(
          "no view around '\(first.id ?? "")' has a safe area", hint: "use Superview")
      }
      return guide
    default: return try object(named: name)
    }
  }
}
