import AutoLayout
import Foundation

/// New values for properties of a constraint. Properties that are `nil` do not change.
package struct ConstraintChange {
  /// The constant in points. It replaces the standard spacing.
  package var constant: CGFloat?
  /// The priority: greater than 0 and at most 1000.
  package var priority: UILayoutPriority?
  /// The multiplier, which must not be 0: the second item would have no effect.
  package var multiplier: ConstraintMultiplier?
  /// The relation of the two sides.
  package var relation: NSLayoutConstraint.Relation?
  /// The identifier in logs. The empty text removes it.
  package var identifier: String?
  /// A Boolean value that indicates whether the constraint is removed at build time.
  package var isPlaceholder: Bool?
  /// The identifier of another first item.
  package var firstItem: String?
  /// The name of another attribute of the first item.
  package var firstAttribute: String?
  /// The identifier of another second item. The empty text removes it, which leaves a constant.
  package var secondItem: String?
  /// The name of another attribute of the second item.
  package var secondAttribute: String?
  /// A Boolean value that indicates whether the items are exchanged, after all other changes.
  package var isReversed = false

  /// Creates a change without values. Set the properties to change.
  package init() {}

  /// A Boolean value that indicates whether an item or an attribute changes.
  var changesItems: Bool {
    firstItem != nil || secondItem != nil || firstAttribute != nil || secondAttribute != nil
  }
}

extension DocumentEditor {
  /// Changes a constraint, which stays in its list.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if an item or attribute is invalid,
  ///   or if the constraint cannot be reversed.
  mutating func change(
    _ constraint: ConstraintElement, _ change: ConstraintChange
  ) throws(InterfaceDocumentError) {
    let element = constraint.element
    if let constant = change.constant {
      set(ConstraintElement.constant, of: element, to: constant)
      // An explicit constant replaces the standard spacing.
      set(ConstraintElement.symbolic, of: element, to: nil)
    }
    if let priority = change.priority {
      set(ConstraintElement.priority, of: element, to: priority)
    }
    if let multiplier = change.multiplier {
      set(ConstraintElement.multiplier, of: element, to: multiplier)
    }
    if let relation = change.relation {
      set(ConstraintElement.relation, of: element, to: relation)
    }
    if let identifier = change.identifier {
      set(ConstraintElement.identifier, of: element, to: identifier.isEmpty ? nil : identifier)
    }
    if let isPlaceholder = change.isPlaceholder {
      set(ConstraintElement.placeholder, of: element, to: isPlaceholder)
    }
    if change.changesItems { try changeItems(of: constraint, change) }
    if change.isReversed { try reverse(constraint) }
  }
}

extension EditSteps {
  /// Changes a constraint, and moves it to the list of the view around its new items.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such constraint, or if
  ///   it cannot have the values.
  package mutating func changeConstraint(_ id: String, _ change: ConstraintChange) throws {
    try make { editor in
      try editor.change(try editor.document.constraint(withIdentifier: id), change)
    }
    guard change.firstItem != nil || change.secondItem != nil else { return }
    let items = try document.constraint(withIdentifier: id).items.sorted()
    let views = try items.map { try document.constraintItem($0).view }
    try moveConstraints([id], to: try document.commonView(of: views).id ?? "")
  }
}
