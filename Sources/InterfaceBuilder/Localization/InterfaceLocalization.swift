import Foundation

/// The texts with which a document is shown: its own, those of a translation, or artificial longer
/// ones.
///
///     let path = "App/de.lproj/Main.strings"
///     let data = try Data(contentsOf: URL(fileURLWithPath: path))
///     let texts = try InterfaceLocalization.texts(ofStrings: data, name: path)
///     let german = InterfaceLocalization(locale: "de", texts: texts)
///     let result = root.instantiate(on: CanvasChoice(localization: german))
public struct InterfaceLocalization: Sendable, Hashable {
  /// The requested language, or `nil` for the document's own texts.
  public var locale: String?
  /// A Boolean value that indicates whether texts are replaced with accented ones that are a third
  /// longer, to test a layout before there are translations.
  public var isPseudo: Bool
  /// Texts by key, such as `abc-De-fGh.text`: an object's identifier, a dot, a property.
  public var texts: [String: String]
  /// Texts by key that an iPad shows instead of `texts`.
  package var padTexts: [String: String] = [:]
  /// The length of texts as a multiple of their own. 1 leaves them unchanged. Added letters repeat
  /// the text's own.
  public var growth = 1.0

  /// The document's own texts.
  public static let document = InterfaceLocalization()

  /// Creates texts by key. By default, these are the document's own.
  public init(locale: String? = nil, texts: [String: String] = [:], isPseudo: Bool = false) {
    self.locale = locale
    self.texts = texts
    self.isPseudo = isPseudo
  }

  /// Returns the texts of a `.strings` file by key, in UTF-8 or UTF-16.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// - Throws: `InterfaceDocumentError` with the location of the error.
  public static func texts(
    ofStrings data: Data, name: String
  ) throws(InterfaceDocumentError) -> [String: String] {
    try StringsReader.read(data, name: name)
  }

  /// Returns the texts of an `.xcstrings` file by language, then by key.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes are not a string catalog.
  public static func texts(
    ofCatalog data: Data, name: String
  ) throws(InterfaceDocumentError) -> [String: [String: String]] {
    try StringCatalogReader(data, name: name).tables
  }

  /// Returns the localization for a kind of device: on an iPad, its own texts replace those with
  /// the same keys.
  func shown(onPad: Bool) -> InterfaceLocalization {
    guard onPad, !padTexts.isEmpty else { return self }
    var shown = self
    shown.texts.merge(padTexts) { _, pad in pad }
    return shown
  }

  /// A Boolean value that indicates whether the language is written from right to left. It is
  /// `false` for the document's own texts.
  public var isRightToLeft: Bool { locale.map { LanguageTag($0).isRightToLeft } ?? false }

  /// Returns a text with another number of characters: longer ones continue with the text's own
  /// letters, shorter ones are truncated.
  package static func text(_ text: String, count: Int) -> String {
    PseudoText.grown(text, to: count)
  }

  /// Returns the text that is shown for a property: the translation under `owner.property` if there
  /// is one, with the accents and the length of the localization.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func text(_ original: String, of owner: String?, _ property: String) -> String {
    let text = owner.flatMap { texts["\($0).\(property)"] } ?? original
    let shown = isPseudo ? PseudoText.of(text) : text
    return growth == 1 ? shown : PseudoText.grown(shown, by: growth)
  }
}
