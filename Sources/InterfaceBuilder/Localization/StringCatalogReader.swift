import Foundation

/// Reads `.xcstrings` files, the string catalogs of Xcode 15 and later: JSON with every language in
/// one file.
///
///     {
///       "sourceLanguage" : "en",
///       "strings" : {
///         "abc-De-fGh.text" : {
///           "localizations" : {
///             "de" : { "stringUnit" : { "state" : "translated", "value" : "Weiter" } }
///           }
///         }
///       }
///     }
struct StringCatalogReader {
  /// The language that the keys' own texts are in.
  let sourceLanguage: String
  /// Texts by language as the file names it, then by key.
  private(set) var tables: [String: [String: String]] = [:]
  /// The texts that iPads show in place of those in `tables`; only keys whose text differs.
  private(set) var padTables: [String: [String: String]] = [:]

  /// Levels of variations: a text may vary by device, then by plural, and no further.
  private static let maxVariationDepth = 4

  /// Bytes of a text with its substitutions at most: two pages in print, while texts with counts
  /// are sentences. A catalog of n bytes then gives at most 16 n bytes of texts, since a
  /// localization of 2 m bytes has m / 4 tokens of forms of m bytes, which reach this with 256
  /// bytes.
  static let maxTextLength = 1 << 12
  /// Bytes of a format specifier at most: `-12.2lld` with room to spare.
  private static let maxSpecifierLength = 16
  /// What the token of a substitution begins with; its name and `@` follow.
  private static let tokenStart = "%#@"

  /// The order in which the forms of a text are preferred on phones: that of the device, then the
  /// general one, then those of languages with several plurals.
  private static let phoneForms = ["iphone", "other", "many", "few", "two", "one", "zero"]
  /// The same order on iPads, which show the form of phones rather than none.
  private static let padForms = ["ipad", "other", "many", "few", "two", "one", "zero", "iphone"]

  /// Reads a catalog. O(bytes).
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes are not JSON or not a catalog.
  init(_ data: Data, name: String) throws(InterfaceDocumentError) {
    guard data.count <= StringsReader.maxFileSize else {
      throw InterfaceDocumentError(
        .limit, file: name, "the file has more than \(StringsReader.maxFileSize >> 20) MB",
        hint: "string catalogs are much smaller; check that it is one")
    }
    guard let json = try? JSONSerialization.jsonObject(with: data),
      let catalog = json as? [String: Any], let strings = catalog["strings"] as? [String: Any]
    else {
      throw InterfaceDocumentError(
        .syntax, file: name, "the file is not a string catalog",
        hint: "a catalog is a JSON object with \"sourceLanguage\" and \"strings\"")
    }
    sourceLanguage = catalog["sourceLanguage"] as? String ?? "en"
    for (key, entry) in strings {
      guard let entry = entry as? [String: Any],
        let languages = entry["localizations"] as? [String: Any]
      else { continue }
      for (language, localization) in languages {
        let text = Self.text(localization, Self.phoneForms)
        if let text { tables[language, default: [:]][key] = text }
        if let pad = Self.text(localization, Self.padForms), pad != text {
          padTables[language, default: [:]][key] = pad
        }
      }
    }
  }

  /// The text of a localization with its substitutions; nil if it has none.
  ///
  /// The text is read once from left to right, and inserted text is not read again. A substitution
  /// that would make it longer than `maxTextLength` stays a token. O(bytes of the localization +
  /// `maxTextLength`).
  private static func text(_ value: Any, _ forms: [String]) -> String? {
    guard let text = text(value, forms, depth: 0) else { return nil }
    guard let substitutions = (value as? [String: Any])?["substitutions"] as? [String: Any],
      text.utf8.count <= maxTextLength
    else { return text }
    let pieces = text.components(separatedBy: tokenStart)
    var known: [String: String?] = [:]
    var filled = pieces[0]
    var room = maxTextLength - text.utf8.count
    for piece in pieces.dropFirst() {
      guard let end = piece.utf8.firstIndex(of: UInt8(ascii: "@")) else {
        filled += tokenStart + piece
        continue
      }
      let name = String(piece[..<end])
      let form: String? = known[name] ?? substitutions[name].flatMap { substitute($0, forms) }
      known[name] = .some(form)
      if let form, form.utf8.count <= room {
        room -= form.utf8.count
        filled += form + piece[piece.utf8.index(after: end)...]
      } else {
        filled += tokenStart + piece
      }
    }
    return filled
  }

  /// The text that replaces the token of a substitution; nil if it has none, or one that is longer
  /// than any text may be.
  private static func substitute(_ value: Any, _ forms: [String]) -> String? {
    guard let object = value as? [String: Any], let form = text(object, forms, depth: 0),
      form.utf8.count <= maxTextLength
    else { return nil }
    let specifier = object["formatSpecifier"] as? String ?? "@"
    guard specifier.utf8.count <= maxSpecifierLength else { return nil }
    return form.replacingOccurrences(of: "%arg", with: "%" + specifier)
  }

  /// The text of a `stringUnit`, or of one form of its `variations`; nil if there is none.
  ///
  /// Kinds of variations and forms that are not in `preferred` are tried in alphabetical order, so
  /// that the result does not depend on the order of a dictionary.
  private static func text(_ value: Any, _ preferred: [String], depth: Int) -> String? {
    guard depth <= maxVariationDepth, let object = value as? [String: Any] else { return nil }
    if let unit = object["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard let variations = object["variations"] as? [String: Any] else { return nil }
    for (_, forms) in variations.sorted(by: { $0.key < $1.key }) {
      guard let forms = forms as? [String: Any] else { continue }
      let names = preferred.filter { forms[$0] != nil } + forms.keys.sorted()
      for name in names {
        if let form = forms[name], let text = text(form, preferred, depth: depth + 1) {
          return text
        }
      }
    }
    return nil
  }
}
