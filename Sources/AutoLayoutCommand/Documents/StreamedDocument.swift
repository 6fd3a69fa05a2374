import Foundation
import InterfaceBuilder

/// A document of a stream: `{"path":"Main.storyboard"}` or `{"path":…,"content":"<?xml …"}`.
struct StreamedDocument: StreamRequest {
  let path: String
  /// The text of the document; nil for a file that is to be read.
  var content: String?

  static let example =
    #"write {"path":"Main.storyboard"}, with "content" where there is no file"#

  /// Reads the document: from the line, or from a file of the project.
  func source(in project: ProjectBoundary) throws(DocumentFailure) -> DocumentSource {
    do throws(InterfaceDocumentError) {
      if let content {
        let document = try InterfaceDocument(data: Data(content.utf8), name: path)
        return DocumentSource(document: document, file: nil)
      }
    } catch {
      throw DocumentFailure(error)
    }
    return try DocumentSource(
      contentsOf: try project.file(at: path), name: path, within: project.url)
  }
}

/// A document, and where its neighbours are looked for.
struct DocumentSource {
  let document: InterfaceDocument
  /// The file beside which translations stand; nil for a document that came without one.
  let file: URL?
  /// The folder outside of which nothing is read; nil where the whole machine may be.
  var project: URL?

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
    self.project = project
  }
}
