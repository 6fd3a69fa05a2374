import AutoLayout
import Foundation

/// A constraint before it is written: `first.attribute relation second.attribute · multiplier +
/// constant`.
///
///     <constraint firstItem="abc-De-fGh" firstAttribute="leading" secondItem="8bC-Xf-vdC"
///                 secondAttribute="leading" constant="16" id="jKl-Mn-oPq"/>
package struct ConstraintDraft {
  /// The view whose element lists the constraint.
  package var owner: XMLTree.Element
  /// The identifier of the first item, or `nil` for the owner, which Interface Builder omits.
  package var firstItem: String?
  /// The name of the attribute of the first item, such as `leading`.
  package var firstAttribute: String
  /// The identifier of the second item, or `nil` for a constraint to a constant.
  package var secondItem: String?
  /// The name of the attribute of the second item, or `nil` for a constraint to a constant.
  package var secondAttribute: String?
  /// The multiplier of the second item. It is 1 for a constraint to a constant.
  package var multiplier = ConstraintMultiplier.one
  /// The constant in points.
  package var constant: CGFloat = 0
  /// A Boolean value that indicates whether the constant is Interface Builder's standard spacing.
  package var isSymbolic = false
  /// The relation of the two sides.
  package var relation = NSLayoutConstraint.Relation.equal
  /// The priority, which is required by default.
  package var priority = UILayoutPriority.required

  /// Returns the element with a new identifier. Attributes with default values are not written, as
  /// in Xcode.
  func element(_ id: String) -> NewElement {
    let first = firstItem == owner.id ? nil : firstItem
    return NewElement(
      ConstraintElement.elementName,
      [
        (ConstraintElement.firstItem.name, first),
        (ConstraintElement.firstAttribute.name, firstAttribute),
        (ConstraintElement.relation.name, ConstraintElement.relation.text(relation)),
        (ConstraintElement.secondItem.name, secondItem),
        (ConstraintElement.secondAttribute.name, secondAttribute),
        (ConstraintElement.multiplier.name, ConstraintElement.multiplier.text(multiplier)),
        (ConstraintElement.priority.name, ConstraintElement.priority.text(priority)),
        (ConstraintElement.constant.name, ConstraintElement.constant.text(constant)),
        (ConstraintElement.symbolic.name, ConstraintElement.symbolic.text(isSymbolic)),
        (ConstraintElement.objectIdentifier.name, id),
      ])
  }
}

extension DocumentEditor {
  /// Adds constraints, each with a new identifier.
  ///
  /// The views among `freed` no longer keep a fixed frame, because the constraints position them.
  package mutating func add(_ drafts: [ConstraintDraft], freeing freed: [XMLTree.Element] = []) {
    guard !drafts.isEmpty else { return }
    for draft in drafts {
      let id = newIdentifier(for: "\(draft.owner.id ?? "") \(draft.element("").flatText)")
      addConstraint(draft.element(id), to: draft.owner)
    }
    for item in freed { unfixFrame(of: item) }
  }
}
