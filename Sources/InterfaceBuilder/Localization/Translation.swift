/// A text in a table of translations, with its location.
package struct Translation: Hashable, Sendable, Codable {
  /// The key, such as `abc-De-fGh.text`.
  package var key: String
  /// The translated text.
  package var text: String
  /// The location of the entry in its file.
  package var location: SourceLocation

  /// Creates a text with its key and location.
  package init(key: String, text: String, location: SourceLocation) {
    self.key = key
    self.text = text
    self.location = location
  }
}
