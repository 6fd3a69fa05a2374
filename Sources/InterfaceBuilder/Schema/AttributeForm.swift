import AutoLayout
import Foundation

/// How the values of an attribute are written in documents.
///
/// Every text that `read` accepts is read back as the same value after `write`.
package struct AttributeForm<Value: Equatable & Sendable>: Sendable {
  /// The value of a text; nil if Interface Builder does not write such a text.
  package let read: @Sendable (String) -> Value?
  /// The text of a value, as Xcode writes it.
  package let write: @Sendable (Value) -> String
  /// How to write a valid value, for messages: `write YES or NO`.
  package let hint: String

  init(
    _ hint: String, read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) {
    self.read = read
    self.write = write
    self.hint = hint
  }
}

extension AttributeForm<String> {
  /// Any text.
  static let text = AttributeForm("write a text", read: { $0 }, write: { $0 })
}

extension AttributeForm<CGFloat> {
  /// A number of points, in decimal notation.
  static let number = AttributeForm(
    "write a number, such as 20 or 10.5", read: XMLTree.Element.number,
    write: { XcodeStyle.number($0, zero: "0") })
}

extension AttributeForm<Bool> {
  static let flag = AttributeForm(
    "write YES or NO", read: { $0 == "YES" ? true : $0 == "NO" ? false : nil },
    write: { $0 ? "YES" : "NO" })
}

extension AttributeForm<UILayoutPriority> {
  /// A priority greater than 0 and at most 1000.
  static let priority = AttributeForm(
    "priorities are greater than 0 and at most 1000",
    read: { text in
      // A positive number may be too small for a `Float`.
      guard let value = XMLTree.Element.number(text).map({ Float($0) }), value > 0, value <= 1000
      else { return nil }
      return UILayoutPriority(value)
    },
    write: { XcodeStyle.number(CGFloat($0.rawValue)) })
}

extension AttributeForm<ConstraintMultiplier> {
  /// A number, a ratio or a fraction.
  static let multiplier = AttributeForm(
    "write a number, a ratio such as 16:9, or a fraction such as 1/3",
    read: { ConstraintMultiplier($0) }, write: { $0.text })
}

extension AttributeForm<NSLayoutConstraint.Relation> {
  /// The name of a relation.
  static let relation = AttributeForm(
    "write \(relations.keys.sorted().joined(separator: ", "))", read: { relations[$0] },
    write: { value in relations.first { $0.value == value }?.key ?? "equal" })

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]
}

extension AttributeForm<NSLayoutConstraint.Attribute> {
  /// The name of a layout attribute.
  static let layoutAttribute = AttributeForm(
    "write the name of an attribute, such as leading", read: { named[$0] },
    write: { value in names.first { named[$0] == value } ?? "" })

  /// The names of layout attributes; both `baseline` and `lastBaseline` stand for the last baseline,
  /// which Xcode writes as `baseline`.
  static let names: [String] = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  private static let named: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
