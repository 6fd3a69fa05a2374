import AutoLayout
import Foundation

/// A constraint as text: `Title.top = Safe Area.top + 20`, `Logo.width >= 44 @750`,
/// `Logo.width = 16:9 × Logo.height`.
///
/// Items are identifiers, labels of the outline, `Safe Area` and `Superview`. Messages print
/// constraints in this form, but omit the first item if it is clear from the context.
package struct ConstraintExpression: Equatable, Sendable {
  /// An item by its name, and an attribute.
  package struct Side: Equatable, Sendable {
    /// An identifier, a label, `Safe Area` or `Superview`.
    package var item: String
    /// The name of the attribute, such as `leading`.
    package var attribute: String
  }

  /// The first item and attribute.
  package var first: Side
  /// The relation of the sides.
  package var relation: NSLayoutConstraint.Relation
  /// The second item and attribute, or `nil` for a constant.
  package var second: Side?
  /// The multiplier of the second attribute.
  package var multiplier = ConstraintMultiplier.one
  /// The constant in points.
  package var constant: CGFloat = 0
  /// The priority of the constraint.
  package var priority = UILayoutPriority.required

  /// The name in expressions of the superview of an item.
  static let superview = "Superview"
  /// The name in expressions of the nearest safe area around an item.
  static let safeArea = "Safe Area"

  /// Reads a text, or returns `nil` for a text of another form.
  package init?(_ text: String) {
    var rest = text[...]
    guard let priority = Self.takePriority(from: &rest),
      let (left, relation, right) = Self.split(rest), let first = Side(left)
    else { return nil }
    self.first = first
    self.relation = relation
    self.priority = priority
    if let constant = XMLTree.Element.number(right) {
      self.constant = constant
    } else {
      guard readSecond(right[...]) else { return nil }
    }
  }

  /// Removes a priority such as `@750` from the end of a text and returns it. Returns `.required`
  /// if there is none, and `nil` if it is invalid.
  private static func takePriority(from text: inout Substring) -> UILayoutPriority? {
    guard let sign = text.lastIndex(of: "@") else { return .required }
    let number = trimmed(text[text.index(after: sign)...])
    text = text[..<sign]
    return ConstraintElement.priority.form.read(number)
  }

  /// Returns the first relation and its two sides, or `nil` if there is none.
  private static func split(
    _ text: Substring
  ) -> (String, NSLayoutConstraint.Relation, String)? {
    var found: (Range<Substring.Index>, NSLayoutConstraint.Relation)?
    for (sign, relation) in relations {
      guard let range = text.range(of: sign) else { continue }
      if found.map({ range.lowerBound < $0.0.lowerBound }) ?? true { found = (range, relation) }
    }
    return found.map { range, relation in
      (trimmed(text[..<range.lowerBound]), relation, trimmed(text[range.upperBound...]))
    }
  }

  /// The relations by sign. Longer signs come before those that they contain.
  private static let relations: KeyValuePairs<String, NSLayoutConstraint.Relation> = [
    "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual, "≤": .lessThanOrEqual,
    "≥": .greaterThanOrEqual, "==": .equal, "=": .equal,
  ]

  /// Reads `16:9 × Item.attribute + 8`.
  private mutating func readSecond(_ text: Substring) -> Bool {
    var rest = text
    if let sign = rest.firstIndex(where: { "×*".contains($0) }) {
      guard let multiplier = ConstraintMultiplier(Self.trimmed(rest[..<sign])) else { return false }
      self.multiplier = multiplier
      rest = rest[rest.index(after: sign)...]
    }
    if let (side, constant) = Self.splitConstant(rest) {
      self.constant = constant
      rest = side
    }
    second = Side(Self.trimmed(rest))
    return second != nil
  }

  /// Returns the text before a sign and a number at the end of a text, and the number, or `nil` if
  /// there is no number.
  private static func splitConstant(_ text: Substring) -> (Substring, CGFloat)? {
    guard let sign = text.lastIndex(where: { "+-−–".contains($0) }),
      let value = XMLTree.Element.number(trimmed(text[text.index(after: sign)...]))
    else { return nil }
    return (text[..<sign], text[sign] == "+" ? value : -value)
  }

  fileprivate static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}

extension ConstraintExpression.Side {
  /// Creates a side from the text before and after the last dot, or returns `nil` if one of them is
  /// empty.
  fileprivate init?(_ text: String) {
    guard let dot = text.lastIndex(of: ".") else { return nil }
    self.init(
      item: ConstraintExpression.trimmed(text[..<dot]),
      attribute: ConstraintExpression.trimmed(text[text.index(after: dot)...]))
    guard !item.isEmpty, !attribute.isEmpty else { return nil }
  }
}
