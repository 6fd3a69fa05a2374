import AutoLayout

extension ConflictExplanation {
  /// Returns texts as a list with a conjunction, such as `[1], [2] and [3]`.
  static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Returns a number with six significant digits and without trailing zeros. A magnitude of less
  /// than a millionth is 0.
  static func tidy(_ value: Double) -> String {
    abs(value) < 1e-6 ? "0" : value.shortDescription
  }

  /// Returns a length with its unit, such as `1 point` or `20.5 points`.
  ///
  /// Less than a millionth of a point is 0: UIKit writes empty cells as 2.22507e-308 points high.
  static func points(_ value: Double) -> String {
    let value = abs(value) < 1e-6 ? 0 : value
    return "\(value.shortDescription) point\(value == 1 ? "" : "s")"
  }
}
