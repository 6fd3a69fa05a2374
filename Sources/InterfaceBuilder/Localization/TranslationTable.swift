/// The translations of one document into one language, from one file.
package struct TranslationTable: Hashable, Sendable, Codable {
  /// The file as its caller named it.
  package var file: String
  /// The name of the document without its extension.
  package var document: String
  /// The language; nil if the file does not state it.
  package var language: String?
  /// The texts, in the order of the file.
  package var translations: [Translation]

  /// A table by all that is known of it.
  package init(
    file: String, document: String, language: String?, translations: [Translation]
  ) {
    self.file = file
    self.document = document
    self.language = language
    self.translations = translations
  }
}
