import AutoLayout
import Foundation

/// Descriptions of objects and constraints, as in the outline of Interface Builder.
extension InterfaceDocument {
  /// Returns the label of an object in the outline, its text, or its class.
  ///
  /// Titles are truncated to a length that fits in the outline.
  package func title(of element: XMLTree.Element) -> String {
    if LayoutGuideElement.isGuide(element) { return ObjectTitle.guide(element) }
    if let title = ObjectTitle.own(element), !title.isEmpty {
      return String(title.prefix(Self.maxTitleLength))
    }
    if let own = element[ObjectElement.customClass] { return own }
    return ObjectTitle.library(element.name) ?? ObjectTitle.className(of: element)
  }

  /// The maximum number of characters of a title in the outline.
  private static let maxTitleLength = 40

  /// Returns the name of an item relative to a view: `Superview`, `Safe Area`, or its title.
  ///
  /// An identifier that the document does not contain is its own title.
  package func itemTitle(_ id: String, seenFrom view: String?) -> String {
    guard let element = element(withIdentifier: id) else { return id }
    if let view, let other = self.element(withIdentifier: view), other.parent?.parent == element {
      return ConstraintExpression.superview
    }
    return title(of: element)
  }

  /// Returns a constraint as in Interface Builder's outline: `Label.leading = Safe Area.leading +
  /// 16`.
  package func equation(of element: XMLTree.Element) -> String {
    let owner = element.parent?.parent?.id
    let first = element[ConstraintElement.firstItem] ?? owner ?? ""
    let attribute = element.text(of: ConstraintElement.firstAttribute) ?? ""
    let sign = Self.signs[element[ConstraintElement.relation]] ?? "="
    let constant = Double(element[ConstraintElement.constant])
    let second = element[ConstraintElement.secondItem]
    let left =
      first == owner && second == nil
      ? attribute : "\(itemTitle(first, seenFrom: nil)).\(attribute)"
    guard let second else { return "\(left) \(sign) \(Self.shortNumber(constant))" }
    var right = second == owner ? "" : itemTitle(second, seenFrom: first) + "."
    right += element.text(of: ConstraintElement.secondAttribute) ?? ""
    let multiplier = element[ConstraintElement.multiplier]
    if multiplier != .one { right = "\(multiplier.text) × \(right)" }
    if constant != 0 {
      right += (constant > 0 ? " + " : " − ") + Self.shortNumber(abs(constant))
    }
    return "\(left) \(sign) \(right)"
  }

  /// The signs of relations.
  private static let signs: [NSLayoutConstraint.Relation: String] = [
    .equal: "=", .lessThanOrEqual: "≤", .greaterThanOrEqual: "≥",
  ]

  /// Returns a number with at most two decimal places.
  private static func shortNumber(_ value: Double) -> String {
    guard value.isFinite, abs(value) <= Double(XMLTree.Element.maxNumber) else { return "?" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension InterfaceDocument {
  /// Returns the constraints whose identifiers another state of the document does not contain, in
  /// document order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  package func constraints(missingIn other: InterfaceDocument) -> [XMLTree.Element] {
    tree.allElements.filter { element in
      element.kind == .constraint
        && element.id.map { other.element(withIdentifier: $0) == nil } ?? false
    }
  }
}
