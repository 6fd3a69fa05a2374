/// A language as folders of projects name it: `de`, `pt-BR`, `zh-Hans`, `English`.
struct LanguageTag: Hashable, Sendable {
  /// Lower-case parts: language, script, region.
  let parts: [String]

  init(_ name: String) {
    let lowered = name.lowercased()
    let code = Self.oldNames[lowered] ?? lowered
    parts = code.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
  }

  /// Names of folders before languages had codes.
  private static let oldNames = [
    "english": "en", "german": "de", "french": "fr", "japanese": "ja", "italian": "it",
    "spanish": "es", "dutch": "nl", "swedish": "sv", "danish": "da", "finnish": "fi",
    "norwegian": "no", "portuguese": "pt",
  ]

  /// The first part.
  var language: String { parts.first ?? "" }

  /// Whether the language's script runs from right to left.
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
  /// language and no other region or script; nil where it does not.
  func match(_ other: LanguageTag) -> Int? {
    guard !language.isEmpty, other.language == language else { return nil }
    let rest = Set(parts.dropFirst())
    let otherRest = other.parts.dropFirst()
    return otherRest.allSatisfy(rest.contains) ? 1 + otherRest.count : nil
  }
}
