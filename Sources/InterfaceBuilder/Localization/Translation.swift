/// A text in a table of translations, and where it is.
package struct Translation: Hashable, Sendable, Codable {
  /// The key, such as `abc-De-fGh.text`.
  package var key: String
  /// The translated text.
  package var text: String
  /// Where the entry begins in its file.
  package var location: SourceLocation

  /// A text by its key and place.
  package init(key: String, text: String, location: SourceLocation) {
    self.key = key
    self.text = text
    self.location = location
  }
}

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
