import AutoLayout
import Foundation

/// The attributes and the relation of a `<constraint>` element.
struct ConstraintEquation {
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var secondAttribute: NSLayoutConstraint.Attribute

  /// Nil for names that Interface Builder does not write.
  init?(_ source: VariedElement) {
    guard let first = source[ConstraintElement.firstAttribute] else { return nil }
    let relation = source.text(of: ConstraintElement.relation).map {
      ConstraintElement.relation.form.read($0)
    }
    guard let relation = relation ?? .equal else { return nil }
    firstAttribute = first
    self.relation = relation
    secondAttribute = .notAnAttribute
    if source[ConstraintElement.secondItem] != nil {
      guard let second = source[ConstraintElement.secondAttribute] else { return nil }
      secondAttribute = second
    }
  }
}
