import AutoLayout
import Foundation

/// The attributes and the relation of a `<constraint>` element, under the size classes of the
/// canvas.
struct ConstraintEquation {
  /// The attribute of the first item.
  var firstAttribute: NSLayoutConstraint.Attribute
  /// The relation of the two sides. It is equal if the element does not state it, because Xcode
  /// does not write defaults.
  var relation: NSLayoutConstraint.Relation
  /// The attribute of the second item, or `notAnAttribute` for a constraint to a constant.
  var secondAttribute: NSLayoutConstraint.Attribute

  /// Reads the element, or returns `nil` for names that Interface Builder does not write, and for a
  /// missing first attribute or a second item without an attribute.
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
