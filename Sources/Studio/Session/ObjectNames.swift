import AutoLayout
import Foundation
import InterfaceBuilder

/// What people call the objects of a document.
///
/// The names are those of Interface Builder's outline and inspectors, in English.
struct ObjectNames {
  /// The document with the objects.
  private let document: InterfaceDocument

  /// Names of the objects of a document.
  init(_ document: InterfaceDocument) { self.document = document }

  /// The label in the outline, the text, or the class.
  ///
  /// Titles are cut to `longest` characters.
  func name(of element: XMLTree.Element) -> String {
    if GuideElement.contains(element) { return ObjectTitle.guide(element) }
    if let title = ObjectTitle.own(element), !title.isEmpty {
      return String(title.prefix(Self.longest))
    }
    if let own = element[ObjectElement.customClass] { return own }
    return ObjectTitle.library(element.name) ?? className(of: element)
  }

  /// Characters of a name that the outline shows.
  private static let longest = 40

  /// UIKit's class of an element without custom class.
  func className(of element: XMLTree.Element) -> String {
    let name = element.name
    return "UI" + (name.first.map { $0.uppercased() } ?? "") + name.dropFirst()
  }

  /// An item seen from a view: `Superview`, `Safe Area`, or its name.
  ///
  /// An identifier that the document does not have is its own name.
  func itemName(_ id: String, seenFrom view: String?) -> String {
    guard let element = document.element(withIdentifier: id) else { return id }
    if let view, let other = document.element(withIdentifier: view),
      other.parent?.parent == element
    {
      return "Superview"
    }
    return name(of: element)
  }

  /// The constraint as Interface Builder's outline has it: `Label.leading = Safe Area.leading + 16`.
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

  /// The signs of relations.
  private static let signs: [NSLayoutConstraint.Relation: String] = [
    .equal: "=", .lessThanOrEqual: "≤", .greaterThanOrEqual: "≥",
  ]

  /// What the constraint is to one of the chosen objects, and to what: `Leading Space to`, `Title`.
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

  /// An attribute as Interface Builder calls it, such as `Center X`.
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

  /// Size classes in which an element is not installed; `default` stands for all.
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
