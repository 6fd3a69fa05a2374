import Foundation

/// The content of a stack view's constraint.
struct StackStatement: Hashable {
  /// The part of the arrangement to which the constraint belongs.
  let identifier: StackArrangement.Identifier
  /// The item on the left-hand side.
  let first: ObjectIdentifier
  /// The attribute on the left-hand side.
  let attribute1: NSLayoutConstraint.Attribute
  /// The relation between the two sides.
  let relation: NSLayoutConstraint.Relation
  /// The item on the right-hand side, or `nil` if there is none.
  let second: ObjectIdentifier?
  /// The attribute on the right-hand side.
  let attribute2: NSLayoutConstraint.Attribute
  /// The factor of the right-hand side.
  let multiplier: CGFloat
  /// The constant in points.
  let constant: CGFloat
  /// The priority, at most 1000.
  let priority: Float

  /// A Boolean value that indicates whether the age of the constraint affects the choice among
  /// equally good layouts. Required equations hold in all of them.
  var dependsOnAge: Bool { relation != .equal || priority < UILayoutPriority.required.rawValue }

  /// Returns a Boolean value that indicates whether one of the sides refers to an item.
  func mentions(_ item: ObjectIdentifier) -> Bool { first == item || second == item }
}
