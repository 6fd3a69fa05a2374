import Foundation

/// The multiplier of a constraint as documents write it: `2`, `16:9` or `1/3`.
package struct ConstraintMultiplier {
  /// What stands in the document.
  package let text: String
  /// The number that it means.
  package let value: CGFloat

  /// Nil for what documents do not write.
  package init?(_ text: String) {
    guard let value = ConstraintEquation.multiplier(text) else { return nil }
    self.text = text
    self.value = value
  }

  /// One divided by it, in its own notation: `9:16` for `16:9`; nil for 0, and where the result is a
  /// number that documents do not write.
  package var inverse: Self? {
    guard value != 0 else { return nil }
    for mark: Character in [":", "/"] {
      let parts = text.split(separator: mark)
      if parts.count == 2 { return Self("\(parts[1])\(mark)\(parts[0])") }
    }
    return Self("1:\(text)")
  }
}
