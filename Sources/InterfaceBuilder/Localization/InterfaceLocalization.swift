import Foundation

/// The texts that a document is shown with: its own, a translation's, or artificial longer ones.
///
///     let path = "App/de.lproj/Main.strings"
///     let data = try Data(contentsOf: URL(fileURLWithPath: path))
///     let texts = try InterfaceLocalization.texts(ofStrings: data, name: path)
///     let german = InterfaceLocalization(locale: "de", texts: texts)
///     let result = root.instantiate(on: CanvasChoice(localization: german))
public struct InterfaceLocalization: Sendable, Hashable {
  /// The language as it was requested; nil for the document's own texts.
  public var locale: String?
  /// A Boolean value that indicates whether texts are replaced with accented ones that are a third
  /// longer, to test a layout before there are translations.
  public var isPseudo: Bool
  /// Texts by key, such as `abc-De-fGh.text`: an object's identifier, a dot, a property.
  public var texts: [String: String]
  /// Texts by key that an iPad shows in place of `texts`.
  package var padTexts: [String: String] = [:]
  /// The length of texts as a multiple of their own; 1 leaves them unchanged. Added letters repeat
  /// the text's own.
  public var growth = 1.0

  /// The document's own texts.
  public static let document = InterfaceLocalization()

  /// Texts by key; by default the document's own.
  public init(locale: String? = nil, texts: [String: String] = [:], isPseudo: Bool = false) {
    self.locale = locale
    self.texts = texts
    self.isPseudo = isPseudo
  }

  /// The texts of a `.strings` file by key, in UTF-8 or UTF-16. O(bytes).
  ///
  /// - Throws: `InterfaceDocumentError` with the place of what cannot be read.
  public static func texts(
    ofStrings data: Data, name: String
  ) throws(InterfaceDocumentError) -> [String: String] {
    try StringsReader.read(data, name: name)
  }

  /// The texts of an `.xcstrings` file by language, then by key. O(bytes).
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes are not a string catalog.
  public static func texts(
    ofCatalog data: Data, name: String
  ) throws(InterfaceDocumentError) -> [String: [String: String]] {
    try StringCatalogReader(data, name: name).tables
  }

  /// The localization for a kind of device: on an iPad, its own texts replace those of the same
  /// keys.
  func shown(onPad: Bool) -> InterfaceLocalization {
    guard onPad, !padTexts.isEmpty else { return self }
    var shown = self
    shown.texts.merge(padTexts) { _, pad in pad }
    return shown
  }

  /// A Boolean value that indicates whether the language is written from right to left; false for
  /// the document's own texts.
  public var isRightToLeft: Bool { locale.map { LanguageTag($0).isRightToLeft } ?? false }

  /// A text with another number of characters: longer ones continue with the text's own letters,
  /// shorter ones end early.
  package static func text(_ text: String, count: Int) -> String {
    PseudoText.grown(text, to: count)
  }

  /// The text that is shown for a property: the translation under `owner.property` if there is one,
  /// and then with accents and at the length that are set. O(length of the text).
  func text(_ original: String, of owner: String?, _ property: String) -> String {
    let text = owner.flatMap { texts["\($0).\(property)"] } ?? original
    let shown = isPseudo ? PseudoText.of(text) : text
    return growth == 1 ? shown : PseudoText.grown(shown, by: growth)
  }
}
