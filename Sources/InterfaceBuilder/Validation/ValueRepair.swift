import AutoLayout
import Foundation

/// Guesses the intended value of an invalid one.
enum ValueRepair {
  /// Returns a sentence that suggests a replacement for a value, or `nil` if no valid value is
  /// similar.
  static func hint(for text: String, of attribute: some AnySchemaAttribute) -> String? {
    if let valid = repaired(text).first(where: { attribute.hint(for: $0) == nil }) {
      return "write \(attribute.name)=\"\(valid)\""
    }
    if let values = attribute.values, let nearest = Suggestion.nearest(to: text, among: values) {
      return "did you mean '\(nearest)'?"
    }
    return nil
  }

  /// Returns texts with the same meaning in Interface Builder's notation: numbers with a decimal
  /// point and without a unit or spaces, `YES` and `NO` for synonyms, priorities for their names in
  /// UIKit.
  private static func repaired(_ text: String) -> [String] {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let word = trimmed.lowercased()
    var found = [trimmed]
    if let flag = flags[word] { found.append(flag) }
    if let priority = priorities[word] { found.append(priority) }
    found.append(trimmed.replacing(",", with: "."))
    for unit in units where word.hasSuffix(unit) {
      found.append(
        trimmed.dropLast(unit.count).trimmingCharacters(in: .whitespaces).replacing(",", with: "."))
    }
    return found.filter { $0 != text && $0.count <= longest }
  }

  /// The maximum length of a text; numbers and words of the format are shorter.
  private static let longest = 40

  /// Synonyms of `YES` and `NO` in other formats.
  private static let flags = [
    "true": "YES", "false": "NO", "yes": "YES", "no": "NO", "1": "YES", "0": "NO", "on": "YES",
    "off": "NO",
  ]

  /// Units that people and style sheets write after numbers of points.
  private static let units = ["points", "point", "pts", "pt", "px", "dp", "%"]

  /// `UILayoutPriority` and common names of its constants.
  private static let priorities = [
    "required": "1000", "high": "750", "defaulthigh": "750", "low": "250", "defaultlow": "250",
    "fittingsizelevel": "50",
  ]
}
