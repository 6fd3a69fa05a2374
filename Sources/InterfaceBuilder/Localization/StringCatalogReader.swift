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
        .syntax, file: name, "the file is no string catalogue",
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
  private static func text(_ value: Any, _ forms: [String]) -> String? {
    guard var text = text(value, forms, depth: 0) else { return nil }
    guard let substitutions = (value as? [String: Any])?["substitutions"] as? [String: Any] else {
      return text
    }
    for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
      guard text.contains("%#@\(name)@"), let object = substitution as? [String: Any],
        let form = Self.text(object, forms, depth: 0)
      else { continue }
      let placeholder = "%" + (object["formatSpecifier"] as? String ?? "@")
      text = text.replacingOccurrences(
        of: "%#@\(name)@", with: form.replacingOccurrences(of: "%arg", with: placeholder))
    }
    return text
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
