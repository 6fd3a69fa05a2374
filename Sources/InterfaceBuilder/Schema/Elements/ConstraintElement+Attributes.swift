import AutoLayout
import Foundation

extension ConstraintElement {
  /// The identifier of the first item, or `nil` for the view that lists the constraint.
  package static let firstItem = SchemaAttribute("firstItem", .text)
  /// The attribute of the first item.
  package static let firstAttribute = SchemaAttribute("firstAttribute", .layoutAttribute)
  /// The relation of the attributes.
  package static let relation = DefaultedAttribute("relation", .relation, default: .equal)
  /// The identifier of the second item, or `nil` for a constraint to a constant.
  package static let secondItem = SchemaAttribute("secondItem", .text)
  /// The attribute of the second item.
  package static let secondAttribute = SchemaAttribute("secondAttribute", .layoutAttribute)
  /// The multiplier of the second attribute.
  package static let multiplier = DefaultedAttribute("multiplier", .multiplier, default: .one)
  /// The priority, which is required by default.
  package static let priority = DefaultedAttribute("priority", .priority, default: .required)
  /// The constant, in points.
  package static let constant = DefaultedAttribute("constant", .number, default: 0)
  /// The name in the document outline.
  package static let userLabel = SchemaAttribute("userLabel", .text)
  /// A flag that indicates whether the constraint is removed at build time.
  package static let placeholder = DefaultedAttribute("placeholder", .flag, default: false)
  /// A flag that indicates whether the constant is Interface Builder's standard spacing.
  package static let symbolic = DefaultedAttribute("symbolic", .flag, default: false)
  /// The identifier that UIKit prints in messages about the constraint.
  package static let identifier = SchemaAttribute("identifier", .text)
  /// The identifier of the constraint in the document.
  package static let objectIdentifier = SchemaAttribute("id", .text)

  /// The attributes, in the order in which Xcode writes them; all of 42,000 constraints have it.
  package static let attributes: [any AnySchemaAttribute] = [
    firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier, priority,
    constant, userLabel, placeholder, symbolic, identifier, objectIdentifier,
  ]

  /// Attributes of custom classes and of layout anchors. An edit writes new ones before `id`, as it
  /// does with all unknown names.
  static let furtherAttributes = [
    "customClass", "customModule", "customModuleProvider", "type", "symbolType",
  ]

  /// Returns the attribute with a name, or `nil` if its values are unknown.
  package static func attribute(named name: String) -> (any AnySchemaAttribute)? {
    attributes.first { $0.name == name }
  }
}
