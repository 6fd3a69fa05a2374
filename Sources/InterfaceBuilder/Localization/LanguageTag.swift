/// A language in the form of project folder names: `de`, `pt-BR`, `zh-Hans`, `English`.
struct LanguageTag: Hashable, Sendable {
  /// The lowercase parts: language, script, region. The array is empty for an empty name.
  let parts: [String]

  /// Reads a name with `-` or `_` between its parts, ignoring case.
  init(_ name: String) {
    let lowered = name.lowercased()
    let code = Self.oldNames[lowered] ?? lowered
    parts = code.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
  }

  /// Names of folders that Xcode used before language codes.
  private static let oldNames = [
    "english": "en", "german": "de", "french": "fr", "japanese": "ja", "italian": "it",
    "spanish": "es", "dutch": "nl", "swedish": "sv", "danish": "da", "finnish": "fi",
    "norwegian": "no", "portuguese": "pt",
  ]

  /// The code of the language, such as `zh`.
  var language: String { parts.first ?? "" }

  /// A Boolean value that indicates whether the language's script runs from right to left. A script
  /// in the tag takes precedence over the default script of the language.
  var isRightToLeft: Bool {
    if parts.dropFirst().contains("latn") || parts.dropFirst().contains("cyrl") { return false }
    return Self.rightToLeft.contains(language)
      || parts.contains("arab") || parts.contains("hebr")
  }

  /// Languages whose default script is Arabic, Hebrew, Syriac, Thaana, N'Ko or Adlam.
  private static let rightToLeft: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "yi", "ji", "ps", "ckb", "sd", "ug", "dv", "syr", "arc", "nqo",
    "ks", "pnb", "azb", "mzn", "glk", "lrc",
  ]

  /// Returns how well a table in `other` matches this language: the number of common parts, which
  /// include the language, if no other region or script is present, or `nil` if it does not match.
  func match(_ other: LanguageTag) -> Int? {
    guard !language.isEmpty, other.language == language else { return nil }
    let rest = Set(parts.dropFirst())
    let otherRest = other.parts.dropFirst()
    return otherRest.allSatisfy(rest.contains) ? 1 + otherRest.count : nil
  }
}
