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
  /// The language of the keys' own texts.
  let sourceLanguage: String
  /// Texts by the file's language names, then by key.
  private(set) var tables: [String: [String: String]] = [:]
  /// The texts that iPads show instead of those in `tables`, for keys whose text differs.
  private(set) var padTables: [String: [String: String]] = [:]

  /// The maximum levels of variations: a text may vary by device, then by plural, and no further.
  private static let maxVariationDepth = 4

  /// The maximum number of bytes of a text with its substitutions: two printed pages, while texts
  /// with counts are sentences. A catalog of n bytes then gives at most 16 n bytes of texts,
  /// because a localization of 2 m bytes has m / 4 tokens of forms of m bytes, which reach this
  /// with 256 bytes.
  static let maxTextLength = 1 << 12
  /// The maximum number of bytes of a format specifier: longer than `-12.2lld`.
  private static let maxSpecifierLength = 16
  /// The beginning of the token of a substitution. Its name and `@` follow.
  private static let tokenStart = "%#@"

  /// The order in which the forms of a text are preferred on phones: that of the device, then the
  /// general one, then those of languages with several plurals.
  private static let phoneForms = ["iphone", "other", "many", "few", "two", "one", "zero"]
  /// The same order on iPads, which use the form of phones if there is no other.
  private static let padForms = ["ipad", "other", "many", "few", "two", "one", "zero", "iphone"]

  /// Reads a catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes are not JSON or not a catalog.
  init(_ data: Data, name: String) throws(InterfaceDocumentError) {
    guard data.count <= StringsReader.maxFileSize else {
      throw InterfaceDocumentError(
        .limit, file: name, "the file is larger than \(StringsReader.maxFileSize >> 20) MB",
        hint: "check that the file is a string catalog")
    }
    guard let json = try? JSONSerialization.jsonObject(with: data),
      let catalog = json as? [String: Any], let strings = catalog["strings"] as? [String: Any]
    else {
      throw InterfaceDocumentError(
        .syntax, file: name, "the file is not a string catalog",
        hint: "a string catalog is a JSON object with \"sourceLanguage\" and \"strings\"")
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

  /// Returns the text of a localization with its substitutions, or `nil` if it has none.
  ///
  /// The text is read once from left to right, and inserted text is not read again. A substitution
  /// that would make it longer than `maxTextLength` stays a token.
  ///
  /// - Complexity: O(*n* + `maxTextLength`), where *n* is the number of bytes of the localization.
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

  /// Returns the text that replaces the token of a substitution, or `nil` if it has none, or one
  /// that is longer than any text may be.
  private static func substitute(_ value: Any, _ forms: [String]) -> String? {
    guard let object = value as? [String: Any], let form = text(object, forms, depth: 0),
      form.utf8.count <= maxTextLength
    else { return nil }
    let specifier = object["formatSpecifier"] as? String ?? "@"
    guard specifier.utf8.count <= maxSpecifierLength else { return nil }
    return form.replacingOccurrences(of: "%arg", with: "%" + specifier)
  }

  /// Returns the text of a `stringUnit`, or of one form of its `variations`, or `nil` if there is
  /// none.
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
