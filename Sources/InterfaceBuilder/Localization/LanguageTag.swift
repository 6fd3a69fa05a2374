/// A language as folders of projects name it: `de`, `pt-BR`, `zh-Hans`, `English`.
struct LanguageTag: Hashable, Sendable {
  /// Lower-case parts: language, script, region. Empty for an empty name.
  let parts: [String]

  /// Reads a name with `-` or `_` between its parts; the case of letters does not matter.
  init(_ name: String) {
    let lowered = name.lowercased()
    let code = Self.oldNames[lowered] ?? lowered
    parts = code.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
  }

  /// Names of folders that Xcode used before they had the codes of languages.
  private static let oldNames = [
    "english": "en", "german": "de", "french": "fr", "japanese": "ja", "italian": "it",
    "spanish": "es", "dutch": "nl", "swedish": "sv", "danish": "da", "finnish": "fi",
    "norwegian": "no", "portuguese": "pt",
  ]

  /// The code of the language, such as `zh`.
  var language: String { parts.first ?? "" }

  /// A Boolean value that indicates whether the language's script runs from right to left. A script
  /// in the tag decides before the usual script of the language.
  var isRightToLeft: Bool {
    if parts.dropFirst().contains("latn") || parts.dropFirst().contains("cyrl") { return false }
    return Self.rightToLeft.contains(language)
      || parts.contains("arab") || parts.contains("hebr")
  }

  /// Languages whose usual script is Arabic, Hebrew, Syriac, Thaana, N'Ko or Adlam.
  private static let rightToLeft: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "yi", "ji", "ps", "ckb", "sd", "ug", "dv", "syr", "arc", "nqo",
    "ks", "pnb", "azb", "mzn", "glk", "lrc",
  ]

  /// How well a table in `other` serves this language: the number of parts in common, at least the
  /// language and no other region or script; nil if it does not serve it.
  func match(_ other: LanguageTag) -> Int? {
    guard !language.isEmpty, other.language == language else { return nil }
    let rest = Set(parts.dropFirst())
    let otherRest = other.parts.dropFirst()
    return otherRest.allSatisfy(rest.contains) ? 1 + otherRest.count : nil
  }
}
