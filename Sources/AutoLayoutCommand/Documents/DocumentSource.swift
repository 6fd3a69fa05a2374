import Foundation
import InterfaceBuilder

/// A document, and the location of its translations.
struct DocumentSource {
  /// The parsed document.
  let document: InterfaceDocument
  /// The file next to which translations are looked for; nil for a document without a file.
  let file: URL?
  /// The folder outside of which nothing is read; nil if every file may be read.
  var project: URL?

  /// Wraps a document that was parsed from a stream.
  init(document: InterfaceDocument, file: URL?) {
    self.document = document
    self.file = file
  }

  /// Reads a file that messages call `name`.
  init(
    contentsOf file: URL, name: String, within project: URL? = nil
  ) throws(DocumentFailure) {
    do {
      document = try InterfaceDocument(contentsOf: file, name: name)
    } catch {
      throw DocumentFailure(error)
    }
    self.file = file
    self.project = project ?? ProjectBoundary(aroundTranslationsOf: file).url
  }
}
