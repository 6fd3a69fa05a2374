import Foundation

/// Reads `.xcstrings` files, the string catalogues of Xcode 15 and later: JSON with every language in
/// one file.
struct StringCatalogReader {
  /// The language that the keys' own texts are in.
  let sourceLanguage: String
  /// Texts by language as the file names it, then by key.
  private(set) var tables: [String: [String: String]] = [:]
  /// The texts that iPads show in place of those.
  private(set) var padTables: [String: [String: String]] = [:]

  /// Variations inside variations: a text may vary by device, then by plural, and no further.
  private static let deepestVariation = 4

  /// Bytes of a text with its substitutions at most: two pages in print, where texts that count
  /// things are sentences. A catalogue of n bytes then gives 16 n bytes of texts at most, since a
  /// localization of 2 m bytes has m / 4 tokens of forms of m bytes, which reach this with 256 bytes.
  static let longestText = 1 << 12
  /// Bytes of a format specifier at most: `-12.2lld` with room to spare.
  private static let longestSpecifier = 16
  /// What the token of a substitution begins with; its name and `@` follow.
  private static let tokenStart = "%#@"

  /// Which of several forms is laid out: that of the device, then the general one.
  private static let phoneForms = ["iphone", "other", "many", "few", "two", "one", "zero"]
  private static let padForms = ["ipad", "other", "many", "few", "two", "one", "zero", "iphone"]

  /// - Throws: `InterfaceDocumentError` where the bytes are no JSON or no catalogue.
  init(_ data: Data, name: String) throws(InterfaceDocumentError) {
    guard data.count <= StringsReader.largestFile else {
      throw InterfaceDocumentError(
        .limit, file: name, "the file has more than \(StringsReader.largestFile >> 20) MB",
        hint: "string catalogues are much smaller; check that it is one")
    }
    guard let json = try? JSONSerialization.jsonObject(with: data),
      let catalog = json as? [String: Any], let strings = catalog["strings"] as? [String: Any]
    else {
      throw InterfaceDocumentError(
        .syntax, file: name, "the file is not a string catalog",
        hint: "a catalogue is a JSON object with \"sourceLanguage\" and \"strings\"")
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

  /// The text of a localization, with its substitutions in place.
  ///
  /// The text is read once from left to right, and what is put in is not read again. What would make
  /// it longer than `longestText` stays a token. O(bytes of the localization + `longestText`).
  private static func text(_ value: Any, _ forms: [String]) -> String? {
    guard let text = text(value, forms, depth: 0) else { return nil }
    guard let substitutions = (value as? [String: Any])?["substitutions"] as? [String: Any],
      text.utf8.count <= longestText
    else { return text }
    let pieces = text.components(separatedBy: tokenStart)
    var known: [String: String?] = [:]
    var filled = pieces[0]
    var room = longestText - text.utf8.count
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

  /// What stands for the token of a substitution; nil where it has no text or a longer one than any
  /// text may be.
  private static func substitute(_ value: Any, _ forms: [String]) -> String? {
    guard let object = value as? [String: Any], let form = text(object, forms, depth: 0),
      form.utf8.count <= longestText
    else { return nil }
    let specifier = object["formatSpecifier"] as? String ?? "@"
    guard specifier.utf8.count <= longestSpecifier else { return nil }
    return form.replacingOccurrences(of: "%arg", with: "%" + specifier)
  }

  /// The text of a `stringUnit`, or of one form of its `variations`.
  private static func text(_ value: Any, _ preferred: [String], depth: Int) -> String? {
    guard depth <= deepestVariation, let object = value as? [String: Any] else { return nil }
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
