/// Substitutes for translations that do not exist yet: accented texts that are a third longer.
///
/// Placeholders that a program fills in (`%@`, `%1$d`) are unchanged, and so are line breaks.
enum PseudoText {
  /// The assumed growth of translations compared with English (35 percent).
  static let growth = 0.35

  /// Returns the text with accents, followed by more letters: as long as a long translation. A text
  /// without letters and spaces is unchanged.
  ///
  /// The added letters repeat the text's own, so that lines break as in running text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func of(_ text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    let letters = Array(text)
    var result = accented(letters)
    let wanted = Int((Double(letters.count) * growth).rounded(.up))
    let pool = letters.filter { $0.isLetter || $0 == " " }
    guard !pool.isEmpty else { return text }
    result.append(" ")
    for i in 0..<max(0, wanted - 1) {
      result.append(Self.accents[pool[i % pool.count]] ?? pool[i % pool.count])
    }
    return result
  }

  /// Returns the text at a multiple of its length, rounded up. Multiples that are not positive and
  /// finite, or more than `maxGrowth`, leave it unchanged.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result.
  static func grown(_ text: String, by growth: Double) -> String {
    guard growth.isFinite, growth > 0, growth <= maxGrowth else { return text }
    return grown(text, to: Int((Double(text.count) * growth).rounded(.up)))
  }

  /// Returns the text with a number of characters: longer ones continue with the text's own letters
  /// after a space, shorter ones are truncated. A text without letters is unchanged.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result.
  static func grown(_ text: String, to count: Int) -> String {
    let letters = Array(text)
    let pool = letters.filter { $0.isLetter || $0 == " " }
    guard pool.contains(where: \.isLetter) else { return text }
    if count <= letters.count { return String(letters.prefix(max(0, count))) }
    var result = text + " "
    for i in 0..<(count - letters.count - 1) { result.append(pool[i % pool.count]) }
    return result
  }

  /// The maximum multiple of a text's length. No translation is as long; the limit bounds the
  /// memory of a text.
  static let maxGrowth = 1000.0

  /// Returns the letters with accents. Placeholders are copied: an accented `%@` would not be
  /// filled in.
  private static func accented(_ letters: [Character]) -> String {
    var result = ""
    var i = 0
    while i < letters.count {
      if letters[i] == "%", let end = placeholderEnd(letters, from: i) {
        result.append(contentsOf: letters[i..<end])
        i = end
        continue
      }
      result.append(accents[letters[i]] ?? letters[i])
      i += 1
    }
    return result
  }

  /// Returns the index after a format placeholder that starts at a percent sign, or `nil` if there
  /// is none.
  private static func placeholderEnd(_ letters: [Character], from start: Int) -> Int? {
    var i = start + 1
    while i < letters.count, "0123456789$.-+#lhqzjtL".contains(letters[i]) { i += 1 }
    guard i < letters.count, "@diouxXeEfgGaAcCsSp%".contains(letters[i]) else { return nil }
    return i + 1
  }

  /// An accented form of each basic letter.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "àƀçđéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞɊŔŠŢÛṼŴẊÝŽ"))
}
