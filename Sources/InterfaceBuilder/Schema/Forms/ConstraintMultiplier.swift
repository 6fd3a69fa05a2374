import Foundation

/// The multiplier of a constraint in the notation of documents: `2`, `16:9` or `1/3`.
package struct ConstraintMultiplier: Equatable, Sendable {
  /// The text in the document.
  package let text: String
  /// The number.
  package let value: CGFloat

  /// The multiplier 1, which Xcode does not write.
  package static let one = ConstraintMultiplier(text: "1", value: 1)

  /// Returns `nil` for texts that are not a number, a ratio or a fraction, and for a second term of
  /// 0.
  package init?(_ text: String) {
    guard let value = Self.value(of: text) else { return nil }
    self.init(text: text, value: value)
  }

  private init(text: String, value: CGFloat) {
    self.text = text
    self.value = value
  }

  /// The inverse, in the same notation: `9:16` for `16:9`. It is `nil` for 0, and if documents
  /// cannot contain the result.
  package var inverse: Self? {
    guard value != 0 else { return nil }
    for separator in Self.separators {
      let terms = text.split(separator: separator)
      if terms.count == 2 { return Self("\(terms[1])\(separator)\(terms[0])") }
    }
    return Self("1:\(text)")
  }

  private static let separators: [Character] = [":", "/"]

  private static func value(of text: String) -> CGFloat? {
    for separator in separators where text.contains(separator) {
      let terms = text.split(separator: separator, omittingEmptySubsequences: false)
      guard terms.count == 2, let first = XMLTree.Element.number(String(terms[0])),
        let second = XMLTree.Element.number(String(terms[1])), second != 0
      else { return nil }
      let value = first / second
      return value.isFinite && abs(value) <= XMLTree.Element.maxNumber ? value : nil
    }
    return XMLTree.Element.number(text)
  }
}
