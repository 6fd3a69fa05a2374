import Foundation
import InterfaceBuilder

/// A document in a line of a stream: `{"path":"Main.storyboard"}` or `{"path":…,"content":"<?xml
/// …"}`.
struct StreamedDocument: StreamRequest {
  /// The path in the project, or a name for messages if there is content.
  let path: String
  /// The text of the document, or `nil` for a file.
  var content: String?

  /// The valid formats of a line, for the error about a malformed one.
  static let example =
    #"expected {"path":"Main.storyboard"}, with 'content' if there is no file"#

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
