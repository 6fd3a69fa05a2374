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
