/// The translations of one document into one language, from one file.
package struct TranslationTable: Hashable, Sendable, Codable {
  /// The name of the file, as passed by the caller.
  package var file: String
  /// The name of the document without its extension.
  package var document: String
  /// The language, or `nil` if the file does not state it.
  package var language: String?
  /// The texts, in the order of the file.
  package var translations: [Translation]

  /// Creates a table with all its properties.
  package init(
    file: String, document: String, language: String?, translations: [Translation]
  ) {
    self.file = file
    self.document = document
    self.language = language
    self.translations = translations
  }
}
