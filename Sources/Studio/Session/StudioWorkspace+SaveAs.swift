import AutoLayout
import Foundation
import InterfaceBuilder

/// Saving a document to another file.
extension StudioWorkspace {
  /// Writes a document to another file, which becomes its file in all windows. The earlier file
  /// does not change and stays in the list.
  ///
  /// - Parameters:
  ///   - index: The number of the document.
  ///   - text: The path, relative to the folder of the document.
  ///   - replaces: A Boolean value that indicates whether an existing file is replaced.
  /// - Returns: The file, with a Boolean value that indicates whether it exists and was therefore
  ///   not written.
  /// - Throws: `StudioError` for a path that is not allowed, for a file that another window shows
  ///   or that has unsaved changes, and for one that stays locked; `InterfaceDocumentError` if the
  ///   system refuses to write the file.
  func save(_ index: Int, as text: String, replaces: Bool) async throws -> SavedAsModel {
    guard !isReadOnly else { throw StudioDocument.readOnly }
    guard paths.indices.contains(index) else {
      throw StudioError("a lesson cannot be saved as a file", hint: "open a document")
    }
    let document = try document(index)
    let destination = try document.destination(text)
    try checkIsFree(destination.path, for: document)
    guard replaces || !destination.exists else {
      return SavedAsModel(path: destination.path, exists: true)
    }
    let file = try await document.write(to: destination)
    rename(document, to: number(of: destination.path))
    document.move(to: file)
    return SavedAsModel(path: destination.path, exists: false)
  }

  /// Rejects a file that is another open document, because its changes or windows would be lost.
  private func checkIsFree(_ path: String, for document: StudioDocument) throws {
    guard let index = paths.firstIndex(where: { DocumentFile.isSame($0, path) }),
      let other = opened[index], other !== document
    else { return }
    guard other.isDirty || windows.values.contains(where: { $0.document === other }) else { return }
    throw StudioError(
      "\(documents[index].name) is open in the studio",
      hint: "save it and show another document in its windows, or choose another name")
  }

  /// Returns the number of a file, adding it to the list if necessary.
  private func number(of path: String) -> Int {
    if let index = paths.firstIndex(where: { DocumentFile.isSame($0, path) }) { return index }
    paths.append(path)
    return paths.count - 1
  }

  /// Assigns another number to an open document, in all windows that show it.
  private func rename(_ document: StudioDocument, to index: Int) {
    for (old, other) in opened where other === document { opened[old] = nil }
    opened[index] = document
    for window in windows.values where window.document === document {
      window.documentIndex = index
    }
  }
}

/// The answer to a request to save a document as another file.
struct SavedAsModel: Encodable {
  /// The path of the file.
  var path: String
  /// A Boolean value that indicates whether the file exists and was not replaced.
  var exists: Bool
}

extension StudioDocument {
  /// Validates the path of another file for the document.
  func destination(_ text: String) throws -> SaveDestination {
    guard let path = file?.path, let project else {
      throw StudioError("the document has no file", hint: "open a document")
    }
    return try SaveDestination(text, besides: path, document.kind, in: project)
  }

  /// Writes the document to another file, waiting while another program has locked it.
  ///
  /// - Returns: The file with the written content.
  func write(to destination: SaveDestination) async throws -> DocumentFile {
    let path = destination.path
    guard destination.exists, let project else {
      try DocumentFile.create(document.bytes, at: path)
      return try DocumentFile(path: path)
    }
    switch try await locked(path, in: project) {
    case .file(let now): return try now.replace(with: document.bytes)
    case .link: throw Self.linkOut(path)
    case .unreadable(let error): throw error
    case .removed:
      try DocumentFile.create(document.bytes, at: path)
      return try DocumentFile(path: path)
    }
  }

  /// Makes another file the file of the document, after it was written.
  func move(to file: DocumentFile) {
    for journal in ownJournals { journal.remove() }
    fonts = DocumentFonts(document: URL(fileURLWithPath: file.path))
    if let renamed = try? InterfaceDocument(data: Data(document.bytes), name: file.path) {
      document = renamed
    }
    assets = DocumentAssets.of(URL(fileURLWithPath: file.path))
    settled.assets = assets
    journals = Journal.all(document: file.path)
    leftBehind = Self.leftBehind(in: journals, file)
    adopt(file)
    changed()
    writeJournal()
  }
}
