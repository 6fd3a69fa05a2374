import Foundation

/// The texts that a document is shown with: its own, a translation's, or invented longer ones.
public struct InterfaceLocalization: Sendable, Hashable {
  /// The language as it was asked for; nil for the document's own texts.
  public var locale: String?
  /// Whether texts are replaced by accented ones that are a third longer.
  public var isPseudo: Bool
  /// Texts by key, such as `abc-De-fGh.text`: an object's identifier, a dot, a property.
  public var texts: [String: String]
  /// Texts by key that an iPad shows in place of those.
  package var padTexts: [String: String] = [:]
  /// How long texts are, as a multiple of what they are; 1 leaves them alone. Added letters repeat the
  /// text's own.
  public var growth = 1.0

  /// The document's own texts.
  public static let document = InterfaceLocalization()

  /// Texts by key; without arguments the document's own.
  public init(locale: String? = nil, texts: [String: String] = [:], isPseudo: Bool = false) {
    self.locale = locale
    self.texts = texts
    self.isPseudo = isPseudo
  }

  /// The texts of a `.strings` file by key; UTF-8 and UTF-16 are told apart. O(bytes).
  ///
  /// - Throws: `InterfaceDocumentError` with the place of what cannot be read.
  public static func texts(
    ofStrings data: Data, name: String
  ) throws(InterfaceDocumentError) -> [String: String] {
    try StringsReader.read(data, name: name)
  }

  /// The texts of an `.xcstrings` file by language, then by key. O(bytes).
  ///
  /// - Throws: `InterfaceDocumentError` where the bytes are no catalogue.
  public static func texts(
    ofCatalog data: Data, name: String
  ) throws(InterfaceDocumentError) -> [String: [String: String]] {
    try StringCatalogReader(data, name: name).tables
  }

  /// The texts that a device shows.
  func shown(onPad: Bool) -> InterfaceLocalization {
    guard onPad, !padTexts.isEmpty else { return self }
    var shown = self
    shown.texts.merge(padTexts) { _, pad in pad }
    return shown
  }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool { locale.map { LanguageTag($0).isRightToLeft } ?? false }

  /// A text with another number of characters: longer ones go on with the text's own letters, shorter
  /// ones end early.
  package static func text(_ text: String, count: Int) -> String {
    PseudoText.grown(text, to: count)
  }

  /// What is shown in place of a property's text. O(1) and the text's length.
  func text(_ original: String, of owner: String?, _ property: String) -> String {
    let text = owner.flatMap { texts["\($0).\(property)"] } ?? original
    let shown = isPseudo ? PseudoText.of(text) : text
    return growth == 1 ? shown : PseudoText.grown(shown, by: growth)
  }
}
