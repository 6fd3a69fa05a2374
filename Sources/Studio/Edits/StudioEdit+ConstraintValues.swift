import AutoLayout
import InterfaceBuilder

extension StudioEdit.ConstraintRequest {
  /// Returns the constraint of the request.
  func draft(in document: InterfaceDocument) throws -> ConstraintDraft {
    var draft = try ConstraintDraft(
      ConstraintDraft.Side(item: firstItem, attribute: firstAttribute), try secondSide(),
      in: document)
    draft.constant = try document.coordinate(constant ?? 0)
    if let priority { draft.priority = try ConstraintValues.priority(priority) }
    if let relation { draft.relation = try ConstraintValues.relation(relation) }
    if let multiplier { draft.multiplier = try ConstraintValues.multiplier(multiplier) }
    return draft
  }

  /// Returns the second side, or `nil` for a constraint with only a constant.
  ///
  /// - Throws: `StudioError` if the request has only the item or only the attribute of the side.
  private func secondSide() throws -> ConstraintDraft.Side? {
    switch (secondItem, secondAttribute) {
    case (let item?, let attribute?): return ConstraintDraft.Side(item: item, attribute: attribute)
    case (nil, nil): return nil
    case (nil, _):
      throw StudioError("a second attribute requires a second item", hint: "choose the second item")
    case (_, nil):
      throw StudioError(
        "a second item requires an attribute", hint: "choose one, such as leading or width")
    }
  }
}

extension StudioEdit.ConstraintChange {
  /// Returns the change in the types of documents.
  func change(in document: InterfaceDocument) throws -> ConstraintChange {
    var change = InterfaceBuilder.ConstraintChange()
    change.constant = try constant.map { try document.coordinate($0) }
    change.priority = try priority.map(ConstraintValues.priority)
    change.multiplier = try multiplier.map(ConstraintValues.multiplier)
    change.relation = try relation.map(ConstraintValues.relation)
    change.identifier = identifier
    change.isPlaceholder = isPlaceholder
    (change.firstItem, change.firstAttribute) = (firstItem, firstAttribute)
    (change.secondItem, change.secondAttribute) = (secondItem, secondAttribute)
    change.isReversed = isReversed ?? false
    return change
  }
}

/// Converts the values of constraints in messages.
private enum ConstraintValues {
  /// Returns a multiplier. Unlike documents, the studio rejects a multiplier of 0, which would
  /// remove the second item from the equation.
  static func multiplier(_ text: String) throws -> ConstraintMultiplier {
    guard let multiplier = ConstraintMultiplier(text), multiplier.value != 0 else {
      throw StudioError(
        "invalid multiplier '\(text)'", hint: ConstraintElement.multiplier.form.hint)
    }
    return multiplier
  }

  /// Returns a relation from its name in documents.
  static func relation(_ name: String) throws -> NSLayoutConstraint.Relation {
    guard let relation = ConstraintElement.relation.form.read(name) else {
      throw StudioError("unknown relation '\(name)'", hint: ConstraintElement.relation.form.hint)
    }
    return relation
  }

  /// Returns a priority greater than 0 and at most 1000.
  static func priority(_ value: Double) throws -> UILayoutPriority {
    let priority = Float(value)
    guard priority > 0, priority <= 1000 else {
      throw StudioError(
        "priorities range from 1 to 1000", hint: "write 1000 for a required constraint")
    }
    return UILayoutPriority(priority)
  }
}
