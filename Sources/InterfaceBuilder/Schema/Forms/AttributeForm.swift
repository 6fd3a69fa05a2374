import AutoLayout
import Foundation

/// The notation of an attribute's values in documents.
///
/// Every text that `read` accepts has the same value after `write` and `read`.
///
/// Neither forms nor attributes require equatable values: a process would search all conformances
/// of the program for each type of value, which takes a tenth of its startup time.
package struct AttributeForm<Value: Sendable>: Sendable {
  /// Returns the value of a text, or `nil` if Interface Builder does not write such a text.
  package let read: @Sendable (String) -> Value?
  /// Returns the text of a value, as Xcode writes it.
  package let write: @Sendable (Value) -> String
  /// Advice on valid values, for messages: `write YES or NO`.
  package let hint: String
  /// The texts of valid values, or `nil` if they cannot be listed.
  package let values: [String]?
  /// A Boolean value that indicates whether no release of Xcode can write another value. Styles and
  /// modes are open: UIKit adds new ones.
  package let isClosed: Bool
  /// Returns the value of a text in a document, including one that `read` rejects, or `nil` for the
  /// default.
  package let interpret: @Sendable (String) -> Value?
  /// Returns the text that Xcode would write for the value of a text, or `nil` if the text is
  /// invalid.
  package let normalize: @Sendable (String) -> String?

  init(
    _ hint: String, read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String, values: [String]? = nil,
    isClosed: Bool = true,
    interpret: (@Sendable (String) -> Value?)? = nil,
    normalize: (@Sendable (String) -> String?)? = nil
  ) {
    self.read = read
    self.write = write
    self.hint = hint
    self.values = values
    self.isClosed = isClosed
    self.interpret = interpret ?? read
    let standard: @Sendable (String) -> String? = { text in read(text).map { write($0) } }
    self.normalize = normalize ?? standard
  }
}

extension AttributeForm where Value: Equatable {
  /// Returns a form for values with names. If several names have the same value, Xcode writes the
  /// first.
  ///
  /// - Parameters:
  ///   - names: The names that Xcode writes, with their values.
  ///   - others: Names of the same values that documents use elsewhere. They are read, too.
  ///   - fallback: The value of unknown names, or `nil` for the default of the attribute.
  ///   - keepsNames: A Boolean value that indicates whether Xcode writes several names of a value,
  ///     depending on other attributes, so that every name is already in its notation.
  ///   - isClosed: A Boolean value that indicates whether no release of Xcode can write another
  ///     name.
  /// - Returns: A form whose texts are the names.
  static func names(
    _ names: KeyValuePairs<String, Value>, others: KeyValuePairs<String, Value> = [:],
    otherwise fallback: Value? = nil, keepsNames: Bool = false, isClosed: Bool = false
  ) -> AttributeForm {
    let values = Dictionary(names.map { ($0.key, $0.value) }) { first, _ in first }
    let all = values.merging(others.map { ($0.key, $0.value) }) { first, _ in first }
    let texts = names.map(\.key)
    let kept: @Sendable (String) -> String? = { text in values[text] == nil ? nil : text }
    return AttributeForm(
      namesHint(texts), read: { values[$0] },
      write: { value in texts.first { values[$0] == value } ?? "" }, values: texts,
      isClosed: isClosed,
      interpret: { all[$0] ?? fallback },
      normalize: keepsNames ? kept : nil)
  }

  fileprivate static func namesHint(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return "write \(names.joined())" }
    return "write \(names.dropLast().joined(separator: ", ")) or \(last)"
  }
}

extension AttributeForm<String> {
  /// Any text.
  static let text = AttributeForm("write a string", read: { $0 }, write: { $0 })

  /// Returns a form for names of which some are known. Xcode may write others.
  static func words(_ known: [String]) -> AttributeForm {
    AttributeForm("write a name", read: { $0 }, write: { $0 }, values: known)
  }
}

extension AttributeForm<CGFloat> {
  /// A number in decimal notation, such as one of points.
  static let number = AttributeForm(
    "write a number, such as 20 or 10.5", read: XMLTree.Element.number,
    write: { XcodeStyle.number($0, zero: "0") })

  /// A number that is written `0.0` if it is zero, as Xcode writes coordinates and values of
  /// sliders.
  static let coordinate = AttributeForm(
    number.hint, read: number.read, write: { XcodeStyle.number($0) })
}

extension AttributeForm<CGFloat> {
  /// A number of points, or of percent of the superview: Xcode 8 wrote both into `<frame>`.
  static let frameInset = AttributeForm(
    number.hint, read: { number.read($0) ?? percent($0) }, write: number.write,
    interpret: number.read,
    normalize: { text in number.normalize(text) ?? percent(text).map { _ in text } })

  /// Returns the number in front of a percent sign, or `nil` for a text without one.
  static func percent(_ text: String) -> CGFloat? {
    text.hasSuffix("%") ? number.read(String(text.dropLast())) : nil
  }
}

extension AttributeForm<Double> {
  /// A number of seconds, such as that of a date.
  static let interval = AttributeForm(
    "write a number of seconds",
    read: { text in
      Double(text).flatMap { $0.isFinite && text.allSatisfy(decimalDigits.contains) ? $0 : nil }
    }, write: { XcodeStyle.number(CGFloat($0), zero: "0") })

  /// The characters of numbers in decimal notation.
  private static let decimalDigits = "+-.0123456789eE"
}

extension AttributeForm<Int> {
  /// A whole number.
  static let integer = AttributeForm("write a whole number", read: { Int($0) }, write: { "\($0)" })
}

extension AttributeForm<Bool> {
  /// `YES` or `NO`. Any other text in a document means NO.
  static let flag = AttributeForm(
    "write YES or NO", read: { $0 == "YES" ? true : $0 == "NO" ? false : nil },
    write: { $0 ? "YES" : "NO" }, values: ["YES", "NO"], interpret: { $0 == "YES" })
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
  /// The values of the attribute `relation` of constraints.
  static let relation = AttributeForm.names(
    [
      "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
      "lessThanOrEqual": .lessThanOrEqual,
    ], isClosed: true)
}

extension AttributeForm<NSLayoutConstraint.Attribute> {
  /// The values of the attributes `firstAttribute` and `secondAttribute` of constraints.
  static let layoutAttribute = AttributeForm(
    "write the name of an attribute, such as leading", read: { named[$0] },
    write: { value in names.first { named[$0] == value } ?? "" }, values: names)

  /// The names of layout attributes. Both `baseline` and `lastBaseline` mean the last baseline,
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
