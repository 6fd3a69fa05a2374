import AutoLayout
import Foundation
import InterfaceBuilder

/// The display names of the objects of a document.
///
/// The names are those of Interface Builder's outline and inspectors, in English.
struct ObjectNames {
  /// The document of the objects.
  private let document: InterfaceDocument

  /// Creates the names of the objects of a document.
  init(_ document: InterfaceDocument) { self.document = document }

  /// Returns the label in the outline, the text, or the class.
  ///
  /// Titles are truncated to `longest` characters.
  func name(of element: XMLTree.Element) -> String {
    if GuideElement.contains(element) { return ObjectTitle.guide(element) }
    if let title = ObjectTitle.own(element), !title.isEmpty {
      return String(title.prefix(Self.longest))
    }
    if let own = element[ObjectElement.customClass] { return own }
    return ObjectTitle.library(element.name) ?? className(of: element)
  }

  /// The maximum length of a name in the outline, in characters.
  private static let longest = 40

  /// Returns UIKit's class of an element without a custom class.
  func className(of element: XMLTree.Element) -> String {
    let name = element.name
    return "UI" + (name.first.map { $0.uppercased() } ?? "") + name.dropFirst()
  }

  /// Returns the name of an item from the perspective of a view: `Superview`, `Safe Area`, or the
  /// name of the item.
  ///
  /// The name of an unknown identifier is the identifier.
  func itemName(_ id: String, seenFrom view: String?) -> String {
    guard let element = document.element(withIdentifier: id) else { return id }
    if let view, let other = document.element(withIdentifier: view),
      other.parent?.parent == element
    {
      return "Superview"
    }
    return name(of: element)
  }

  /// Returns the constraint as in Interface Builder's outline, such as `Label.leading = Safe
  /// Area.leading + 16`.
  func equation(of element: XMLTree.Element) -> String {
    let owner = element.parent?.parent?.id
    let first = element[ConstraintElement.firstItem] ?? owner ?? ""
    let attribute = element.text(of: ConstraintElement.firstAttribute) ?? ""
    let sign = Self.signs[element[ConstraintElement.relation] ?? .equal] ?? "="
    let constant = Double(element[ConstraintElement.constant] ?? 0)
    let second = element[ConstraintElement.secondItem]
    let left =
      first == owner && second == nil
      ? attribute : "\(itemName(first, seenFrom: nil)).\(attribute)"
    guard let second else {
      return "\(left) \(sign) \(ConstraintDrawing.number(constant))"
    }
    var right = second == owner ? "" : itemName(second, seenFrom: first) + "."
    right += element.text(of: ConstraintElement.secondAttribute) ?? ""
    if let multiplier = element[ConstraintElement.multiplier], multiplier != .one {
      right = "\(multiplier.text) × \(right)"
    }
    if constant != 0 {
      right += (constant > 0 ? " + " : " − ") + ConstraintDrawing.number(abs(constant))
    }
    return "\(left) \(sign) \(right)"
  }

  /// The signs of the relations.
  private static let signs: [NSLayoutConstraint.Relation: String] = [
    .equal: "=", .lessThanOrEqual: "≤", .greaterThanOrEqual: "≥",
  ]

  /// Returns the relation of the constraint to a selected object, and the other item, such as
  /// `Leading Space to` and `Title`.
  func phrase(
    of constraint: ConstraintElement, seenFrom chosen: Set<String>
  ) -> (title: String, other: String) {
    let element = constraint.element
    let first = constraint.first ?? ""
    let firstAttribute = element.text(of: ConstraintElement.firstAttribute) ?? ""
    guard let second = constraint.second else {
      return (Self.attributeName(firstAttribute), "")
    }
    let secondAttribute = element.text(of: ConstraintElement.secondAttribute) ?? ""
    let isFirst = chosen.contains(first) || !chosen.contains(second)
    let own = isFirst ? firstAttribute : secondAttribute
    let other = itemName(isFirst ? second : first, seenFrom: isFirst ? first : second)
    if firstAttribute == "width" || firstAttribute == "height" {
      if first == second {
        return ("Aspect Ratio", element.text(of: ConstraintElement.multiplier) ?? "1:1")
      }
      return ("\(firstAttribute == "width" ? "Equal Width" : "Equal Height") to", other)
    }
    let isSame = firstAttribute == secondAttribute
    switch own {
    case "centerX", "centerY", "firstBaseline", "lastBaseline", "baseline":
      return ("Align \(Self.attributeName(own)) to", other)
    default:
      let isSibling =
        document.element(withIdentifier: first)?.parent
        == document.element(withIdentifier: second)?.parent
      return isSame && isSibling
        ? ("Align \(Self.attributeName(own)) to", other)
        : ("\(Self.attributeName(own)) Space to", other)
    }
  }

  /// Returns an attribute's name in Interface Builder, such as `Center X`.
  static func attributeName(_ name: String) -> String {
    switch name {
    case "centerX": "Center X"
    case "centerY": "Center Y"
    case "firstBaseline": "First Baseline"
    case "lastBaseline", "baseline": "Last Baseline"
    default:
      name.replacingOccurrences(of: "Margin", with: "").capitalized
    }
  }

  /// Returns the size classes in which an element is not installed. `default` represents all size
  /// classes.
  func uninstalled(_ element: XMLTree.Element) -> [String] {
    guard let id = element.id, let list = element.parent, let owner = list.parent else { return [] }
    var gone: [String] = []
    for variation in VariationElement.all(of: owner) {
      for entry in variation.mask(of: list.name)?.entries ?? [] where entry.reference == id {
        gone.append(entry.isInstalled ? "+\(variation.key)" : variation.key)
      }
    }
    return gone
  }
}
