import AutoLayout
import Foundation

/// The words of a `<constraint>` element.
struct ConstraintEquation {
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var secondAttribute: NSLayoutConstraint.Attribute

  /// Nil for words that Interface Builder does not write.
  init?(_ source: VariedElement) {
    guard let first = source["firstAttribute"].flatMap({ Self.attributes[$0] }),
      let relation = Self.relations[source["relation"] ?? "equal"]
    else { return nil }
    firstAttribute = first
    self.relation = relation
    secondAttribute = .notAnAttribute
    if source["secondItem"] != nil {
      guard let second = Self.attributes[source["secondAttribute"] ?? ""] else { return nil }
      secondAttribute = second
    }
  }

  /// The words for relations.
  static var relationNames: Dictionary<String, NSLayoutConstraint.Relation>.Keys { relations.keys }

  /// The words for attributes.
  static var attributeNames: Dictionary<String, NSLayoutConstraint.Attribute>.Keys {
    attributes.keys
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// The value of `16:9`, `1/3` or `0.5`; nil for anything else, and for 0 below the line.
  static func multiplier(_ text: String) -> CGFloat? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let terms = parts.count == 2 ? parts : text.split(separator: "/", maxSplits: 1)
    guard let first = terms.first.flatMap({ XMLTree.Element.number(String($0)) }) else {
      return nil
    }
    guard terms.count == 2 else { return parts.count == 1 ? first : nil }
    guard let second = XMLTree.Element.number(String(terms[1])), second != 0 else { return nil }
    let value = first / second
    return value.isFinite && abs(value) <= XMLTree.Element.largestNumber ? value : nil
  }
}
