import AutoLayout
import Foundation
import InterfaceBuilder

/// A document, and the location of its translations.
struct DocumentSource {
  /// The parsed document.
  private(set) var document: InterfaceDocument
  /// The file next to which translations are searched, or `nil` for a document without a file.
  let file: URL?
  /// The folder that contains all files that may be read, or `nil` if every file may be read.
  ///
  /// - Complexity: Each call accesses the file system to find the project around the file.
  var project: URL? {
    get { isInOwnProject ? file.map { ProjectBoundary(aroundTranslationsOf: $0).url } : folder }
    set {
      folder = newValue
      isInOwnProject = false
      if let file { document.fonts = DocumentFonts(document: file, within: newValue) }
    }
  }
  /// The folder that the caller specified, or `nil` if none was specified.
  private var folder: URL?
  /// A Boolean value that indicates whether the project is the one around the file.
  private var isInOwnProject = false

  /// Creates a source from a document that was parsed from a stream.
  init(document: InterfaceDocument, file: URL?) {
    self.document = document
    self.file = file
  }

  /// Reads a file. Messages use the name `name`.
  init(
    contentsOf file: URL, name: String, within project: URL? = nil
  ) throws(DocumentFailure) {
    do {
      document = try InterfaceDocument(contentsOf: file, name: name)
    } catch {
      throw DocumentFailure(error)
    }
    self.file = file
    folder = project
    isInOwnProject = project == nil
    if let project { document.fonts = DocumentFonts(document: file, within: project) }
  }
}
