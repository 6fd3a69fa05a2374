/// Short names of a report's items. Addresses are omitted unless two items would have the same
/// label.
struct ItemLabels {
  /// The labels by key.
  private let labels: [String: String]

  /// Creates labels from the printed texts of items, by key.
  init(_ texts: [String: String]) {
    let short = texts.mapValues(Self.short)
    var uses: [String: Int] = [:]
    for label in short.values { uses[label, default: 0] += 1 }
    labels = short.reduce(into: [:]) { result, entry in
      let isUnique = uses[entry.value] == 1
      result[entry.key] =
        isUnique || !entry.key.hasPrefix("0x") ? entry.value : "\(entry.value) (\(entry.key))"
    }
  }

  /// Returns the label of an item, or the key itself for an unknown item.
  subscript(key: String) -> String { labels[key] ?? key }

  /// Returns the text without the address: `UILabel 'Hello'` for `UILabel:0x7f…'Hello'`.
  private static func short(_ text: String) -> String {
    guard let start = text.firstRange(of: ":0x") else { return text }
    let rest = text[start.upperBound...].drop { $0.isHexDigit }
    return rest.isEmpty ? String(text[..<start.lowerBound]) : "\(text[..<start.lowerBound]) \(rest)"
  }
}
